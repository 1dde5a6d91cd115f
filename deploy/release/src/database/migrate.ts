import { join } from 'node:path';
import {
  migrate as migrateSchema,
  type MigratedSchema,
  readMigrationFiles,
} from '@tapnook/server/migrations';
import { transaction, type Database } from './database.ts';

const SCHEMA: MigratedSchema = {
  folders: { tables: join(import.meta.dirname, 'migrations') },
  schema: 'release',
  list: { table: 'migrations', nameColumn: 'file', timeColumn: 'at' },
  lock: 726_101,
  nextMigration: 'add the next one',
};

/** A list made before it held checksums takes those of the files. */
const adoptChecksums = (db: Database): Promise<void> =>
  transaction(db, async (tx) => {
    const { rows } = await tx.query<{ column_name: string }>(
      `SELECT column_name FROM information_schema.columns
        WHERE table_schema = 'release' AND table_name = 'migrations'`,
    );
    if (rows.length === 0 || rows.some((row) => row.column_name === 'hash')) return;
    await tx.query('ALTER TABLE release.migrations ADD COLUMN IF NOT EXISTS hash text');
    for (const { name, hash } of readMigrationFiles(SCHEMA.folders.tables))
      await tx.query('UPDATE release.migrations SET hash = $2 WHERE file = $1 AND hash IS NULL', [
        name,
        hash,
      ]);
  });

/**
 * Brings the schema `release` up to date; each file of `migrations/` runs once, in order of its
 * name. When one that has run was edited since, it stops and changes nothing.
 */
export const migrate = async (db: Database): Promise<void> => {
  await adoptChecksums(db);
  await migrateSchema(db, SCHEMA, { log: () => undefined });
};
