import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';

type Words = { readonly [key: string]: string | Words };
const ROOT = path.resolve(import.meta.dirname, '../../..');
/** The shell and every remote; a new one is held to the same by being there. */
const APPS = readdirSync(ROOT).filter((name) => name === 'shell' || name.startsWith('mf-'));
/** Names and units, which are the same in every language, and the other language’s name for itself. */
const NAMES =
  /\bEN\b|TapNook|Tapcoin|English|AlipayHK|Alipay HK|WeChat Pay HK|Visa|Mastercard|Apple|Google|Facebook|HK\$|QR|PDF|CVV|MM\/YY/g;

const flat = (words: Words, prefix = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flat(value, `${prefix}${key}.`),
  );
const wordsOf = (app: string, locale: string): [string, string][] =>
  flat(
    JSON.parse(
      readFileSync(path.join(ROOT, app, 'src/locales', `${locale}.json`), 'utf8'),
    ) as Words,
  );
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

test('every app is here', () => {
  expect(APPS).toEqual(
    expect.arrayContaining([
      'mf-account',
      'mf-catalog',
      'mf-checkout',
      'mf-merchant',
      'mf-reviews',
      'shell',
    ]),
  );
});

describe.each(APPS)('the words of %s', (app) => {
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
