import type { Pool } from 'pg';
import { type MigrationFile, readMigrationFiles, tablesMadeBy } from './migration-files.ts';

/** What is run again whenever it changes goes by this name in the list of what was run. */
const REPEATED = 'repeated/';
const UNDEFINED_COLUMN = '42703';

/** A database that one program brings to the schema of its release. */
export interface MigratedSchema {
  /** Folders of scripts by when they run; those before and after run again whenever they change. */
  readonly folders: Readonly<{ tables: string; before?: string; after?: string }>;
  readonly schema: string;
  /** The list of what was run: a table of the schema, with its columns besides `hash`. */
  readonly list: Readonly<{ table: string; nameColumn: string; timeColumn: string }>;
  /** The advisory lock of PostgreSQL that whoever migrates holds: any number, its own. */
  readonly lock: number;
  /** Tells a developer how the next migration is made. */
  readonly nextMigration: string;
  /** Scripts of `after` whose effect the database has lost, so that they run once more. */
  readonly findLost?: (pool: Pool) => Promise<readonly string[]>;
}

/** The database cannot be brought to this release's schema; it is as it was. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

export interface DueScript extends MigrationFile {
  /** Its name in the list of what was run. */
  readonly key: string;
  readonly kind: 'before' | 'tables' | 'after';
}

export interface MigrationPlan {
  readonly due: readonly DueScript[];
  /** Migrations of a newer release, whose schema also suits this one. */
  readonly newer: readonly string[];
}

type Applied = ReadonlyMap<string, string>;

/** The code of PostgreSQL for an error (SQLSTATE). */
export const errorCode = (error: unknown): unknown => (error as { code?: unknown }).code;

export const listOf = ({ schema, list }: MigratedSchema): string => `${schema}.${list.table}`;

/** Every script that runs again when it changes, of one folder. */
export const repeatedScripts = (
  { folders }: MigratedSchema,
  kind: 'before' | 'after',
): readonly DueScript[] =>
  readMigrationFiles(folders[kind] ?? '').map((file) => ({
    ...file,
    key: REPEATED + file.name,
    kind,
  }));

const isMigration = (key: string): boolean => !key.startsWith(REPEATED);

/**
 * The scripts that have still to run, in their order. A new table may be what a view waits for, so
 * then all views come again.
 */
const dueScripts = (of: MigratedSchema, applied: Applied): readonly DueScript[] => {
  const tables = readMigrationFiles(of.folders.tables)
    .filter(({ name }) => !applied.has(name))
    .map((file) => ({ ...file, key: file.name, kind: 'tables' as const }));
  const repeated = (kind: 'before' | 'after'): readonly DueScript[] =>
    repeatedScripts(of, kind).filter(
      ({ key, hash }) => tables.length > 0 || applied.get(key) !== hash,
    );
  return [...repeated('before'), ...tables, ...repeated('after')];
};

const readApplied = async (pool: Pool, of: MigratedSchema): Promise<Applied> => {
  const { rows: found } = await pool.query<{ there: boolean }>(
    'select to_regclass($1) is not null as there',
    [listOf(of)],
  );
  if (!found[0]?.there) return new Map();
  try {
    const { rows } = await pool.query<{ name: string; hash: string }>(
      `select ${of.list.nameColumn} as name, hash from ${listOf(of)}`,
    );
    return new Map(rows.map((row) => [row.name, row.hash]));
  } catch (error) {
    if (errorCode(error) !== UNDEFINED_COLUMN) throw error;
    throw new MigrationError(
      `The table ${of.list.table} of this database belongs to another program. Nothing was ` +
        'changed. Give TapNook a database of its own.',
      { cause: error },
    );
  }
};

const ensureSameHistory = (of: MigratedSchema, applied: Applied): void => {
  const changed = readMigrationFiles(of.folders.tables).find(
    ({ name, hash }) => applied.has(name) && applied.get(name) !== hash,
  );
  if (changed)
    throw new MigrationError(
      `The migration ${changed.name} is not the one this database was made with. Nothing was ` +
        'changed. A migration that has run is never edited: put the file back as it was and ' +
        `${of.nextMigration}, or start the release that made this database.`,
    );
};

/** Before the first migration the schema must have no table of a name that it makes. */
const ensureNamesFree = async (of: MigratedSchema, pool: Pool): Promise<void> => {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = $1 and tablename = any($2)
      order by 1`,
    [of.schema, tablesMadeBy(of.folders.tables)],
  );
  if (rows.length > 0)
    throw new MigrationError(
      'The database has tables of another program with names that TapNook needs: ' +
        `${rows.map(({ name }) => name).join(', ')}. Nothing was changed. Give TapNook a ` +
        'database of its own.',
    );
};

/** Migrations that ran and that this release does not have: a newer release has been here. */
const unknownMigrations = (of: MigratedSchema, applied: Applied): readonly string[] => {
  const known = new Set(readMigrationFiles(of.folders.tables).map(({ name }) => name));
  return [...applied.keys()].filter((key) => isMigration(key) && !known.has(key));
};

const lostScripts = async (
  pool: Pool,
  of: MigratedSchema,
  due: readonly DueScript[],
): Promise<readonly DueScript[]> => {
  const lost = (await of.findLost?.(pool)) ?? [];
  return repeatedScripts(of, 'after').filter(
    ({ name, key }) => lost.includes(name) && !due.some((script) => script.key === key),
  );
};

/** What has still to run; changes nothing. Throws a {@link MigrationError} when nothing may run. */
export const readPlan = async (pool: Pool, of: MigratedSchema): Promise<MigrationPlan> => {
  const applied = await readApplied(pool, of);
  ensureSameHistory(of, applied);
  const due = dueScripts(of, applied);
  const newer = unknownMigrations(of, applied);
  const tables = due.filter(({ kind }) => kind === 'tables');
  if (newer.length > 0 && tables.length > 0)
    throw new MigrationError(
      `The database has migrations that are not in this folder (${newer.join(', ')}), and the ` +
        'folder has some that the database has not had ' +
        `(${tables.map(({ name }) => name).join(', ')}). Nothing was changed. Start a release ` +
        'that has all of them.',
    );
  if (![...applied.keys()].some(isMigration)) await ensureNamesFree(of, pool);
  // The views of a newer release stay: its migrations only add, so that the release before goes on.
  return { due: newer.length > 0 ? [] : [...due, ...(await lostScripts(pool, of, due))], newer };
};
