import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transaction, type Database } from './database.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
/** Any number of registries may start at once; one migrates, the others wait. */
const MIGRATION_LOCK = 726_101;

/**
 * Brings the schema `release` up to date; each file of `migrations/` runs once, in order of its
 * name.
 */
export const migrate = async (db: Database): Promise<void> => {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).toSorted();
  await transaction(db, async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await tx.query('CREATE SCHEMA IF NOT EXISTS release');
    await tx.query(
      'CREATE TABLE IF NOT EXISTS release.migrations (file text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())',
    );
    const { rows } = await tx.query<{ file: string }>('SELECT file FROM release.migrations');
    const done = new Set(rows.map((row) => row.file));
    for (const file of files.filter((one) => !done.has(one))) {
      await tx.query(await readFile(join(FOLDER, file), 'utf8'));
      await tx.query('INSERT INTO release.migrations (file) VALUES ($1)', [file]);
    }
  });
};
