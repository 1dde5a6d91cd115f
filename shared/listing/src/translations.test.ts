import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';

interface Words {
  readonly search?: Readonly<Record<string, string | object>>;
}
const ROOT = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const SOURCE = readdirSync(import.meta.dirname)
  .filter((name) => /(?<!\.test)\.tsx$/.test(name))
  .map((name) => read(`shared/listing/src/${name}`))
  .join('\n');
const KEYS = [
  ...new Set(Array.from(SOURCE.matchAll(/\bt\(['`]search\.(\w+)/g), ([, key = '']) => key)),
];
const USERS = readdirSync(ROOT).filter(
  (name) => name.startsWith('mf-') && read(`${name}/package.json`).includes('"@tapnook/listing"'),
);

describe('remotes with a listing', () => {
  test('are two, and the listing has words', () => {
    expect(USERS).toEqual(['mf-catalog', 'mf-merchant']);
    expect(KEYS.length).toBeGreaterThan(15);
  });

  test.each(USERS.flatMap((user) => ['en-US', 'zh-HK'].map((locale) => [user, locale] as const)))(
    '%s has all its words in %s',
    (user, locale) => {
      const { search = {} } = JSON.parse(read(`${user}/src/locales/${locale}.json`)) as Words;
      expect(KEYS.filter((key) => !(key in search) && !(`${key}_other` in search))).toEqual([]);
    },
  );
});
