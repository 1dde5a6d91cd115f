import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CHECKSUMS, readMigrationFiles } from '@tapnook/server/migrations';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';
import { migrate } from './migrate.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await openTestRegistry();
});
afterAll(() => registry.close());

test('no migration that has landed is edited, removed or missing from the list', () => {
  const folder = join(import.meta.dirname, 'migrations');
  const list = readFileSync(join(folder, CHECKSUMS), 'utf8');
  expect(
    Object.fromEntries(readMigrationFiles(folder).map(({ name, hash }) => [name, hash])),
  ).toEqual(JSON.parse(list));
});

test('a database from before checksums takes them; a changed migration then stops', async () => {
  const { db } = registry.registry;
  await db.query('ALTER TABLE release.migrations DROP COLUMN hash');
  await migrate(db);
  const hashes = await db.query<{ hash: string }>('SELECT hash FROM release.migrations');
  expect(hashes.rows.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);

  await db.query("UPDATE release.migrations SET hash = 'other' WHERE file = '0002-telemetry.sql'");
  await expect(migrate(db)).rejects.toThrow(
    /0002-telemetry\.sql is not the one this database was made with\. Nothing was changed\./,
  );
});
