import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';

type Words = { readonly [key: string]: string | Words };
const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Every folder of locale files: apps, servers, pages and letters; a new one is held alike. */
const LOCALES: Readonly<Record<string, string>> = Object.fromEntries(
  ['shared', 'deploy', '.']
    .flatMap((group) =>
      readdirSync(path.join(ROOT, group))
        .filter((name) => group !== '.' || name === 'shell' || name.startsWith('mf-'))
        .map((name) => path.join(group, name)),
    )
    .flatMap((workspace) => {
      const source = path.join(ROOT, workspace, 'src');
      return existsSync(source)
        ? readdirSync(source, { recursive: true, encoding: 'utf8' })
            .filter((name) => path.basename(name) === 'locales')
            .map((name) => path.join(workspace, 'src', name))
        : [];
    })
    .map((folder) => [folder.replace(/\/(?:src\/)?locales$/, ''), folder]),
);
const OWNERS = Object.keys(LOCALES);
/**
 * Names and units, which are the same in every language, and the other language’s name for itself.
 */
const NAMES = new RegExp(
  String.raw`\bEN\b|TapNook|Tapcoin|English|AlipayHK|Alipay HK|WeChat Pay HK|Visa|Mastercard|` +
    String.raw`Apple|Google|Facebook|HK\$|QR|PDF|CVV|MM/YY|CSV|\b(?:LCP|INP|CLS)\b|p75`,
  'g',
);

const flat = (words: Words, prefix = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flat(value, `${prefix}${key}.`),
  );
const wordsOf = (app: string, locale: string): [string, string][] =>
  flat(
    JSON.parse(
      readFileSync(path.join(ROOT, LOCALES[app] ?? '', `${locale}.json`), 'utf8'),
    ) as Words,
  );
/** American spellings; ours are British. */
const AMERICAN = new RegExp(
  String.raw`\b(?:cancel(?:ed|ing)|colors?|favorites?|flavors?|harbors?|neighbors?\w*|honors?|` +
    String.raw`centers?|theaters?|liters?|\w*meters?(?<!parameters?)(?<!diameters?)|` +
    String.raw`travel(?:ed|ing|ers?)|jewelry|gray|apologize|organiz(?:e|ed|ing|ation)|` +
    String.raw`recogniz\w+|authoriz\w+|personaliz\w+|catalogs?)\b`,
  'i',
);
/** Other words for things that the glossary gives one: each with the one that is used. */
const ONE_WORD: readonly (readonly [other: RegExp, ours: string])[] = [
  [/二維碼/, 'QR碼'],
  [/支付平台/, '付款平台'],
  [/服務條款/, '使用條款'],
  [/退款政策/, '退款安排'],
  [/訂單與電子券/, '訂單及電子券'],
  [/分類/, '類別'],
  [/凍結|暫扣/, '保留'],
  [/[這那哪]裡/, '裏'],
  [/屏幕/, '螢幕'],
  [/(?<!返)回首頁|回到首頁/, '前往首頁'],
  [/推薦(?=商戶|產品)/, '推介'],
  [/核銷/, '兌換'],
  [/性價比/, '物有所值'],
  [/傳送/, '發送'],
];
/** Plural forms are each language's own affair. */
const base = (key: string): string => key.replace(/_(?:zero|one|other)$/, '');
const blanks = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)(?:,[^}]*)?\}\}/g)].map(([, name = '']) => name);
/** What is left of a text to translate, without its blanks, tags, names, numbers and marks. */
const letters = (text: string): string =>
  text
    .replace(/\{\{[^}]*\}\}|<[^>]*>/g, '')
    .replace(NAMES, '')
    .replace(/[^\p{L}]/gu, '');

test('every app and every server that speaks to people is here', () => {
  expect(OWNERS).toEqual(
    expect.arrayContaining([
      'deploy/api',
      'deploy/backoffice/src/browser',
      'deploy/edge',
      'deploy/release',
      'deploy/release/src/console',
      'deploy/sandbox',
      'mf-account',
      'mf-catalog',
      'mf-checkout',
      'mf-merchant',
      'mf-reviews',
      'shared/contracts',
      'shell',
    ]),
  );
});

describe.each(OWNERS)('the words of %s', (app) => {
  const [en, zh] = [wordsOf(app, 'en-US'), wordsOf(app, 'zh-HK')];
  const english = new Map(en.map(([key, text]) => [base(key), text]));
  test('exist in both languages', () => {
    expect([...new Set(zh.map(([key]) => base(key)))].toSorted()).toEqual(
      [...english.keys()].toSorted(),
    );
  });
  test('say something', () => {
    // An empty one is a place that the other language fills before or after the same value.
    const empty = (words: [string, string][]): string[] =>
      words.filter(([, text]) => text.trim() === '').map(([key]) => key);
    expect(empty(en).filter((key) => empty(zh).includes(key))).toEqual([]);
    for (const key of [...empty(en), ...empty(zh)]) expect(key).toMatch(/(?:before|after|from)/i);
  });
  test('are translated', () => {
    const left = zh.filter(([, text]) => letters(text) !== '' && !/\p{Script=Han}/u.test(text));
    expect(left).toEqual([]);
    expect(
      en.filter(([, text]) => /\p{Script=Han}/u.test(text) && !/拾角|中文|^繁$/.test(text)),
    ).toEqual([]);
  });
  test('fill in the same values', () => {
    const wrong = zh.filter(([key, text]) =>
      blanks(text).some(
        (name) =>
          !blanks(
            en
              .filter(([other]) => base(other) === base(key))
              .map(([, same]) => same)
              .join(' '),
          ).includes(name),
      ),
    );
    expect(wrong).toEqual([]);
  });
  test('are in British spelling, with one word for one thing', () => {
    expect(en.filter(([, text]) => AMERICAN.test(text))).toEqual([]);
    expect(
      zh.flatMap(([key, text]) =>
        ONE_WORD.flatMap(([other, ours]) => (other.test(text) ? [[key, text, ours]] : [])),
      ),
    ).toEqual([]);
  });
  test('shout at nobody, address one person, and Chinese keeps its own marks', () => {
    for (const [key, text] of [...en, ...zh])
      expect([key, /[!！您]/.test(text)]).toEqual([key, false]);
    // Keywords are a list for machines.
    expect(
      zh.filter(
        ([key, text]) =>
          !key.endsWith('Keywords') && /\p{Script=Han}[,;:?](?!\d)|[,;?]\p{Script=Han}/u.test(text),
      ),
    ).toEqual([]);
  });
});
