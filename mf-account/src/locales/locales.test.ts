import { describe, expect, test } from '@jest/globals';
import en from './en-US.json' with { type: 'json' };
import zh from './zh-HK.json' with { type: 'json' };

const flat = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string' ? [[path, value]] : Object.entries(value as object).flatMap(([key, inner]) => flat(inner, path ? `${path}.${key}` : key));
const blanks = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();

describe('the words', () => {
  const [english, chinese] = [new Map(flat(en)), new Map(flat(zh))];
  test('exist in both languages', () => {
    expect([...english.keys()].sort()).toEqual([...chinese.keys()].sort());
  });
  test('fill the same blanks', () => {
    for (const [key, text] of english) expect([key, blanks(chinese.get(key) ?? '')]).toEqual([key, blanks(text)]);
  });
  test('shout at nobody, and Chinese keeps its own marks', () => {
    for (const [key, text] of [...english, ...chinese]) expect([key, /[!！您]/.test(text)]).toEqual([key, false]);
    for (const [key, text] of chinese) expect([key, /\p{Script=Han}[,;?](?!\d)/u.test(text)]).toEqual([key, false]);
  });
});
