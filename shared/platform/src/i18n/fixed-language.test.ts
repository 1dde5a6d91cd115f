import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { createInstance as createWhole, type i18n, type TOptions } from 'i18next';
import { createInstance } from './fixed-language.ts';

const ROOT = path.join(import.meta.dirname, '../../../..');
const APPS = readdirSync(ROOT).filter((name) => name === 'shell' || name.startsWith('mf-'));
const LOCALES = ['en-US', 'zh-HK'] as const;

const wordsOf = (app: string, locale: string): object =>
  JSON.parse(readFileSync(path.join(ROOT, app, `src/locales/${locale}.json`), 'utf8')) as object;
const textsOf = (words: object, prefix = ''): [key: string, text: string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : textsOf(value as object, `${prefix}${key}.`),
  );
/** The library, and what stands for it, with the same words. */
const both = (
  lng: string,
  resources: Readonly<Record<string, object>>,
  returnEmptyString = true,
): readonly [i18n, i18n] => {
  const options = {
    lng,
    fallbackLng: false as const,
    resources: { [lng]: resources },
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
    returnEmptyString,
  };
  const whole = createWhole(options);
  void whole.init();
  return [whole, createInstance(options)];
};

describe('what stands for i18next in browsers says what the library says', () => {
  test.each(APPS.flatMap((app) => LOCALES.map((locale) => [app, locale] as const)))(
    'of every text of %s in %s',
    (app, locale) => {
      const words = wordsOf(app, locale);
      const [whole, ours] = both(locale, { [app]: words });
      const [theirT, ourT] = [whole.getFixedT(locale, app), ours.getFixedT(locale, app)];
      for (const [key, text] of textsOf(words)) {
        const names = [...text.matchAll(/\{\{-?\s*([\w.]+)/g)].map(([, name = '']) => name);
        const values = Object.fromEntries(names.map((name, at) => [name, `${name} <${at}> $1 &`]));
        const plain = key.replace(/_(zero|one|two|few|many|other)$/, '');
        const told: TOptions[] = [
          values,
          ...[0, 1, 2, 5, 1.5].map((count) => ({ ...values, count })),
        ];
        for (const options of told)
          for (const one of [key, plain, `${app}:${key}`])
            expect([one, ourT(one, options)]).toEqual([one, theirT(one, options)]);
      }
    },
  );

  const WORDS = {
    one: 'one',
    empty: '',
    deep: { inner: 'in {{where.town}}', list: { a: 'A' } },
    'flat.key': 'flat',
    nested: 'see $t(one)',
    item_zero: 'none',
    item_one: '{{count}} item',
    item_other: '{{count}} items',
    place_ordinal_one: '{{count}}st',
    place_ordinal_two: '{{count}}nd',
    place_ordinal_other: '{{count}}th',
    friend_male: 'his',
    friend: 'theirs',
    friend_male_one: 'his one',
    friend_male_other: 'his {{count}}',
  };
  test.each<[keys: string | string[], options?: TOptions | string]>([
    ['one'],
    ['empty'],
    ['missing'],
    ['missing', 'else'],
    ['missing', { defaultValue: 'else {{x}}', x: 1 }],
    [['missing', 'one']],
    [['missing', 'gone']],
    ['deep.inner', { where: { town: '旺角' } }],
    ['deep.inner', {}],
    ['deep.inner', { replace: { where: { town: 'Sai Kung' } } }],
    ['deep.list', { returnObjects: true }],
    ['flat.key'],
    ['nested'],
    ['item', { count: 0 }],
    ['item', { count: 1 }],
    ['item', { count: 7 }],
    ['place', { count: 1, ordinal: true }],
    ['place', { count: 22, ordinal: true }],
    ['friend', { context: 'male' }],
    ['friend', { context: 'none' }],
    ['friend', { context: 'male', count: 3 }],
    ['other:one'],
  ])('of %j with %j', (...[keys, options]) => {
    const [whole, ours] = both('en-US', { words: WORDS, other: { one: 'another' } });
    const [theirT, ourT] = [whole.getFixedT('en-US', 'words'), ours.getFixedT('en-US', 'words')];
    expect(ourT(keys, options as TOptions)).toEqual(theirT(keys, options as TOptions));
  });

  test('of an empty text, as the page says', () => {
    for (const shown of [true, false])
      for (const instance of both('en-US', { words: WORDS }, shown))
        expect(instance.t('words:empty')).toBe(shown ? '' : 'empty');
  });

  test('of texts below a prefix, of words that come later, and of what is there', () => {
    for (const instance of both('en-US', { words: WORDS })) {
      expect(instance.getFixedT('en-US', 'words', 'deep.list')('a')).toBe('A');
      expect(instance.hasResourceBundle('en-US', 'late')).toBe(false);
      instance.addResourceBundle('en-US', 'late', { word: 'late' });
      expect(instance.t('late:word')).toBe('late');
      expect([instance.exists('words:one'), instance.exists('words:missing')]).toEqual([
        true,
        false,
      ]);
      expect([instance.language, instance.languages, instance.isInitialized]).toEqual([
        'en-US',
        ['en-US', 'en'],
        true,
      ]);
    }
  });
});
