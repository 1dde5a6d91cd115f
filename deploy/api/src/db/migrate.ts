import { setTimeout as wait } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import {
  FOLDERS,
  type MigrationFile,
  type MigrationFolders,
  readMigrationFiles,
  tablesMadeBy,
} from './migration-files.ts';
import { type Pool, sqlState } from './pool.ts';

/** Any number: one process migrates at a time. */
const LOCK = 7_242_019;
const LOCK_POLL_MS = 250;
/** Waiting longer for a table would make everybody else wait behind the migration. */
const LOCK_TIMEOUT_MS = 5_000;
const MAX_TRIES = 10;
const LOCK_NOT_AVAILABLE = '55P03';
const UNDEFINED_COLUMN = '42703';
/** A migration that begins so runs statement by statement: for indexes made concurrently. */
const NO_TRANSACTION = /^-- no transaction\b/;
const STATEMENT_BREAKPOINT = '--> statement-breakpoint';
/** What is run again whenever it changes goes by this name in the list of what was run. */
const REPEATED = 'repeated/';

export interface MigrateOptions {
  readonly log: (line: string) => void;
  /** How long a migration waits for a table that is in use; shorter in tests. */
  readonly lockTimeoutMs?: number;
  readonly tries?: number;
  /** Others than this release's own: for tests. */
  readonly folders?: MigrationFolders;
}

/** The database cannot be brought to this release's schema; it is as it was. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

interface DueScript extends MigrationFile {
  readonly key: string;
  readonly kind: 'before' | 'tables' | 'after';
}

/**
 * The scripts that have still to run, in their order. A new table may be what a view waits for, so
 * then all views come again.
 */
const dueScripts = (
  folders: MigrationFolders,
  applied: ReadonlyMap<string, string>,
): readonly DueScript[] => {
  const tables = readMigrationFiles(folders.tables)
    .filter(({ name }) => !applied.has(name))
    .map((file) => ({ ...file, key: file.name, kind: 'tables' as const }));
  const repeated = (kind: 'before' | 'after'): DueScript[] =>
    readMigrationFiles(folders[kind])
      .map((file) => ({ ...file, key: REPEATED + file.name, kind }))
      .filter(({ key, hash }) => tables.length > 0 || applied.get(key) !== hash);
  return [...repeated('before'), ...tables, ...repeated('after')];
};

const readApplied = async (pool: Pool): Promise<ReadonlyMap<string, string>> => {
  const { rows: found } = await pool.query<{ there: boolean }>(
    "select to_regclass('schema_migrations') is not null as there",
  );
  if (!found[0]?.there) return new Map();
  try {
    const { rows } = await pool.query<{ name: string; hash: string }>(
      'select name, hash from schema_migrations',
    );
    return new Map(rows.map((row) => [row.name, row.hash]));
  } catch (error) {
    if (sqlState(error) !== UNDEFINED_COLUMN) throw error;
    throw new MigrationError(
      'The table schema_migrations of this database belongs to another program. Nothing was ' +
        'changed. Give TapNook a database of its own.',
      { cause: error },
    );
  }
};

const ensureSameHistory = (
  folders: MigrationFolders,
  applied: ReadonlyMap<string, string>,
): void => {
  const changed = readMigrationFiles(folders.tables).find(
    ({ name, hash }) => applied.has(name) && applied.get(name) !== hash,
  );
  if (changed)
    throw new MigrationError(
      `The migration ${changed.name} is not the one this database was made with. Nothing was ` +
        'changed. A migration that has run is never edited: put the file back as it was and ' +
        'make the next one (npm run db:generate -w deploy/api -- name), or start the release ' +
        'that made this database.',
    );
};

/** Before the first migration the database must have no table of a name that it makes. */
const ensureNamesFree = async (folders: MigrationFolders, pool: Pool): Promise<void> => {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename = any($1)
      order by 1`,
    [tablesMadeBy(folders.tables)],
  );
  if (rows.length > 0)
    throw new MigrationError(
      'The database has tables of another program with names that TapNook needs: ' +
        `${rows.map(({ name }) => name).join(', ')}. Nothing was changed. Give TapNook a ` +
        'database of its own.',
    );
};

/** Migrations that ran and that this release does not have: a newer release has been here. */
const unknownMigrations = (
  folders: MigrationFolders,
  applied: ReadonlyMap<string, string>,
): readonly string[] => {
  const known = new Set(readMigrationFiles(folders.tables).map(({ name }) => name));
  return [...applied.keys()].filter((name) => !name.startsWith(REPEATED) && !known.has(name));
};

/**
 * Made again where a restored database has lost its own settings, which no dump of its tables
 * carries.
 */
const SETTINGS = '01-settings.sql';
const hasSettings = async (pool: Pool): Promise<boolean> => {
  const { rows } = await pool.query<{ there: boolean }>(
    `select exists (select from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
      where d.datname = current_database() and s.setrole = 0
        and exists (select from unnest(s.setconfig) c where c like 'statement_timeout=%')) as there`,
  );
  return rows[0]?.there === true;
};
const lostSettings = async (
  pool: Pool,
  folders: MigrationFolders,
  due: readonly DueScript[],
): Promise<readonly DueScript[]> => {
  const lost = readMigrationFiles(folders.after).filter(
    ({ name }) => name === SETTINGS && !due.some(({ key }) => key === REPEATED + name),
  );
  return lost.length === 0 || (await hasSettings(pool))
    ? []
    : lost.map((file) => ({ ...file, key: REPEATED + file.name, kind: 'after' as const }));
};

interface Plan {
  readonly due: readonly DueScript[];
  /** Migrations of a newer release, whose schema also suits this one. */
  readonly newer: readonly string[];
}

const readPlan = async (pool: Pool, folders: MigrationFolders): Promise<Plan> => {
  const applied = await readApplied(pool);
  ensureSameHistory(folders, applied);
  const due = dueScripts(folders, applied);
  const newer = unknownMigrations(folders, applied);
  const tables = due.filter(({ kind }) => kind === 'tables');
  if (newer.length > 0 && tables.length > 0)
    throw new MigrationError(
      `The database has migrations that are not in this folder (${newer.join(', ')}), and the ` +
        'folder has some that the database has not had ' +
        `(${tables.map(({ name }) => name).join(', ')}). Nothing was changed. Start a release ` +
        'that has all of them.',
    );
  if (![...applied.keys()].some((name) => !name.startsWith(REPEATED)))
    await ensureNamesFree(folders, pool);
  // The views of a newer release stay: its migrations only add, so that the release before goes on.
  return {
    due: newer.length > 0 ? [] : [...due, ...(await lostSettings(pool, folders, due))],
    newer,
  };
};

/** The names of the scripts that {@link migrate} would run; changes nothing. */
export const planMigrations = async (pool: Pool, folders = FOLDERS): Promise<readonly string[]> =>
  (await readPlan(pool, folders)).due.map(({ key }) => key);

const RECORD = `insert into schema_migrations (name, hash)
  values ($1, $2) on conflict (name) do update
    set hash = excluded.hash, applied_at = now()`;

const runInTransaction = async (
  pool: Pool,
  script: DueScript,
  { lockTimeoutMs, folders }: { lockTimeoutMs: number; folders: MigrationFolders },
): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local statement_timeout = 0`);
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
    await client.query(script.text);
    await client.query(RECORD, [script.key, script.hash]);
    // Should this be the last that happens, then the next start finds the views still to be made.
    if (script.kind === 'tables')
      await client.query('delete from schema_migrations where name = any($1)', [
        readMigrationFiles(folders.after).map(({ name }) => REPEATED + name),
      ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
};

/** Statement by statement; each must be one that may run again, because one may fail half way. */
const runWithoutTransaction = async (pool: Pool, script: DueScript): Promise<void> => {
  for (const statement of script.text.split(STATEMENT_BREAKPOINT)) await pool.query(statement);
  await pool.query(RECORD, [script.key, script.hash]);
};

const run = async (
  pool: Pool,
  script: DueScript,
  { log, lockTimeoutMs = LOCK_TIMEOUT_MS, tries = MAX_TRIES, folders = FOLDERS }: MigrateOptions,
): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (script.kind === 'tables' && NO_TRANSACTION.test(script.text))
        return await runWithoutTransaction(pool, script);
      return await runInTransaction(pool, script, { lockTimeoutMs, folders });
    } catch (error) {
      if (sqlState(error) !== LOCK_NOT_AVAILABLE || attempt >= tries)
        throw new MigrationError(
          `${script.key} failed and is not recorded as run: ` +
            (error instanceof Error ? error.message : String(error)),
          { cause: error },
        );
      log(`${script.key} waits for a table that is in use (attempt ${attempt} of ${tries}).`);
      await wait(Math.min(lockTimeoutMs, attempt * 200));
    }
  }
};

/**
 * Holds the lock in a transaction of its own, which a pooler in transaction mode keeps at one
 * server connection. Whoever waits asks again and again: a statement that waits would hold up an
 * index that is made concurrently.
 */
const lockMigrations = async (holder: PoolClient, log: MigrateOptions['log']): Promise<void> => {
  for (let asked = 1; ; asked += 1) {
    await holder.query('begin');
    await holder.query('set local idle_in_transaction_session_timeout = 0');
    // Without parameters, because the portal of a statement with some keeps its snapshot, and an
    // index made concurrently waits for every older snapshot.
    const { rows } = await holder.query<{ locked: boolean }>(
      `select pg_try_advisory_xact_lock(${LOCK}) as locked`,
    );
    if (rows[0]?.locked) return;
    await holder.query('rollback');
    if (asked === 1) log('Another process migrates this database; waiting for it.');
    await wait(LOCK_POLL_MS);
  }
};

/**
 * Brings the database to this release's schema: extensions and clock, then the migrations that it
 * has not had, then views and functions, each in a transaction of its own. It only ever adds: when
 * a migration that has run is not the one in the folder, it stops and changes nothing. When nothing
 * is due it only reads, so any number of processes may start at any time. The pool needs two
 * connections. Gives the names of what it ran.
 */
export const migrate = async (pool: Pool, options: MigrateOptions): Promise<readonly string[]> => {
  const folders = options.folders ?? FOLDERS;
  const { due, newer } = await readPlan(pool, folders);
  if (newer.length > 0)
    options.log(`A newer release has migrated this database (${newer.join(', ')}).`);
  if (due.length === 0) return [];
  if (pool.options.max < 2) throw new Error('migrate needs a pool of two connections');
  const holder = await pool.connect();
  try {
    await lockMigrations(holder, options.log);
    await pool.query(
      `create table if not exists schema_migrations (name text primary key, hash text not null,
        applied_at timestamptz not null default now())`,
    );
    // Another process may have migrated while this one waited.
    const scripts = (await readPlan(pool, folders)).due;
    for (const script of scripts) await run(pool, script, options);
    return scripts.map(({ key }) => key);
  } finally {
    await holder.query('rollback').catch(() => undefined);
    holder.release();
  }
};
