import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transaction, type Database, type Queryable } from './database.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
/** Any number of registries may start at once; one migrates, the others wait. */
const MIGRATION_LOCK = 726_101;

interface Migration {
  readonly file: string;
  readonly text: string;
  readonly hash: string;
}

/** Every migration in order of its name. */
export const readMigrations = async (): Promise<readonly Migration[]> => {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(FOLDER, file), 'utf8');
      return { file, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
};

/** The list of what has run; one made before it held checksums takes those of the files. */
const readApplied = async (
  tx: Queryable,
  migrations: readonly Migration[],
): Promise<ReadonlyMap<string, string>> => {
  await tx.query('CREATE SCHEMA IF NOT EXISTS release');
  await tx.query(
    `CREATE TABLE IF NOT EXISTS release.migrations (file text PRIMARY KEY,
      at timestamptz NOT NULL DEFAULT now())`,
  );
  const { rowCount } = await tx.query(
    `SELECT 1 FROM information_schema.columns WHERE table_schema = 'release'
      AND table_name = 'migrations' AND column_name = 'hash'`,
  );
  if (!rowCount) await tx.query('ALTER TABLE release.migrations ADD COLUMN hash text');
  for (const { file, hash } of migrations)
    await tx.query('UPDATE release.migrations SET hash = $2 WHERE file = $1 AND hash IS NULL', [
      file,
      hash,
    ]);
  const { rows } = await tx.query<{ file: string; hash: string }>(
    'SELECT file, hash FROM release.migrations',
  );
  return new Map(rows.map((row) => [row.file, row.hash]));
};

/**
 * Brings the schema `release` up to date; each file of `migrations/` runs once, in order of its
 * name. When one that has run was edited since, it stops and changes nothing.
 */
export const migrate = async (db: Database): Promise<void> => {
  const migrations = await readMigrations();
  await transaction(db, async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const applied = await readApplied(tx, migrations);
    const changed = migrations.find(
      ({ file, hash }) => applied.has(file) && applied.get(file) !== hash,
    );
    if (changed)
      throw new Error(
        `The migration ${changed.file} is not the one this database was made with. Nothing ` +
          'was changed. A migration that has run is never edited: put the file back as it was ' +
          'and add the next one.',
      );
    for (const { file, text, hash } of migrations.filter((one) => !applied.has(one.file))) {
      await tx.query(text);
      await tx.query('INSERT INTO release.migrations (file, hash) VALUES ($1, $2)', [file, hash]);
    }
  });
};
