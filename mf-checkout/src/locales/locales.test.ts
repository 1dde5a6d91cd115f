import { expect, test } from '@jest/globals';
import en from './en-US.json' with { type: 'json' };
import zh from './zh-HK.json' with { type: 'json' };

type Words = { readonly [key: string]: string | Words };
const flat = (words: Words, prefix = ''): [string, string][] => Object.entries(words).flatMap(([key, value]) => (typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`)));
const base = (key: string): string => key.replace(/_(?:one|other)$/, '');
const names = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).toSorted((a, b) => a.localeCompare(b));

test('both languages say the same things', () => {
  expect(new Set(flat(zh).map(([key]) => base(key)))).toEqual(new Set(flat(en).map(([key]) => base(key))));
});

test('a Chinese text fills in nothing that the English one does not', () => {
  const english = new Map(flat(en).map(([key, text]) => [base(key), text]));
  const wrong = flat(zh).filter(([key, text]) => names(text).some((name) => !names(english.get(base(key)) ?? '').includes(name)));
  expect(wrong).toEqual([]);
});

test('nothing shouts, and Chinese keeps its own marks', () => {
  expect(flat(en).filter(([, text]) => text.includes('!'))).toEqual([]);
  expect(flat(zh).filter(([, text]) => /[\u4e00-\u9fff][,;!?]/.test(text))).toEqual([]);
});
