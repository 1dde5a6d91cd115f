/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { AUDIT_ACTIONS, AUDIT_KINDS } from '@tapnook/contracts/api';

const BROWSER = path.join(import.meta.dirname, '../browser');
const read = (locale: string) =>
  JSON.parse(readFileSync(path.join(BROWSER, `locales/${locale}.json`), 'utf8')) as object;
const [en, zh] = [read('en-US'), read('zh-HK')];
const keysOf = (value: object, before = ''): string[] =>
  Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null
      ? keysOf(inner, `${before}${key}.`)
      : [`${before}${key}`],
  );
const [english, chinese] = [keysOf(en), keysOf(zh)];
const values = (texts: object): string[] =>
  Object.values(texts).flatMap((one: unknown) =>
    typeof one === 'object' && one !== null ? values(one) : [String(one)],
  );

test('both languages say the same things', () => {
  expect(chinese).toEqual(english);
  expect([...values(en), ...values(zh)].filter((text) => text.trim() === '')).toEqual([]);
});

test('every text that a screen names is there', () => {
  const known = new Set(english.map((key) => key.replace(/_(one|other)$/, '')));
  const groups = new Set(
    english.flatMap((key) =>
      key.split('.').map((_part, index, parts) => parts.slice(0, index + 1).join('.')),
    ),
  );
  const named = globSync('**/*.{ts,tsx}', { cwd: BROWSER }).flatMap((file) => {
    const source = readFileSync(path.join(BROWSER, file), 'utf8');
    return [
      ...[...source.matchAll(/\bt\(\s*'([\w.-]+)'/g)].map(([, key = '']) => [key, known] as const),
      // The rest of the key is a state, a role or the like.
      ...[...source.matchAll(/\bt\(`([\w.-]+)\.\$\{/g)].map(
        ([, key = '']) => [key, groups] as const,
      ),
    ];
  });
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter(([key, where]) => !where.has(key)).map(([key]) => key)).toEqual([]);
});

test('every change that the audit log can hold has words', () => {
  const keys = [
    ...AUDIT_KINDS.map((kind) => `audit.kind.${kind}`),
    ...AUDIT_ACTIONS.map((action) => `audit.action.${action}`),
  ];
  expect(keys.filter((key) => !english.includes(key))).toEqual([]);
});
