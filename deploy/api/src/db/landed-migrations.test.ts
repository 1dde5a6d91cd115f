import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { CHECKSUMS, readMigrationFiles } from '@tapnook/server/migrations';
import { FOLDERS } from './migration-folders.ts';

const readJson = (file: string): unknown =>
  JSON.parse(readFileSync(join(FOLDERS.tables, file), 'utf8'));
/** Pinned here as well: databases with orders in them have been made with this file. */
const FIRST = '02bcda25a34e12c60aafc4060c99d0f4e8a19b018319644384cd31ebc4317569';

test('no migration that has landed is edited, removed or missing from the list', () => {
  const files = readMigrationFiles(FOLDERS.tables);
  expect(Object.fromEntries(files.map(({ name, hash }) => [name, hash]))).toEqual(
    readJson(CHECKSUMS),
  );
  expect(files[0]).toMatchObject({ name: '0000_init.sql', hash: FIRST });
});

test('every migration is one that the generator knows', () => {
  const { entries } = readJson('meta/_journal.json') as { entries: { tag: string }[] };
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(
    readMigrationFiles(FOLDERS.tables).map(({ name }) => name),
  );
});
