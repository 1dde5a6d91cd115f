import { setTimeout as wait } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import {
  type DueScript,
  errorCode,
  listOf,
  type MigratedSchema,
  MigrationError,
  readPlan,
  repeatedScripts,
} from './migration-plan.ts';

const LOCK_POLL_MS = 250;
/** Waiting longer for a table would make everybody else wait behind the migration. */
const LOCK_TIMEOUT_MS = 5_000;
const MAX_TRIES = 10;
const LOCK_NOT_AVAILABLE = '55P03';
/** A migration that begins so runs statement by statement: for indexes made concurrently. */
const NO_TRANSACTION = /^-- no transaction\b/;
const STATEMENT_BREAKPOINT = '--> statement-breakpoint';

export interface MigrateOptions {
  readonly log: (line: string) => void;
  /** How long a migration waits for a table that is in use; shorter in tests. */
  readonly lockTimeoutMs?: number;
  readonly tries?: number;
}

/** The names of the scripts that {@link migrate} would run; changes nothing. */
export const planMigrations = async (pool: Pool, of: MigratedSchema): Promise<readonly string[]> =>
  (await readPlan(pool, of)).due.map(({ key }) => key);

const record = async (
  client: Pool | PoolClient,
  of: MigratedSchema,
  { key, hash }: DueScript,
): Promise<void> => {
  const { nameColumn, timeColumn } = of.list;
  await client.query(
    `insert into ${listOf(of)} (${nameColumn}, hash) values ($1, $2)
      on conflict (${nameColumn}) do update set hash = excluded.hash, ${timeColumn} = now()`,
    [key, hash],
  );
};

const runInTransaction = async (
  pool: Pool,
  of: MigratedSchema,
  script: DueScript,
  lockTimeoutMs: number,
): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
    await client.query(script.text);
    await record(client, of, script);
    // Should this be the last that happens, then the next start finds the views still to be made.
    if (script.kind === 'tables')
      await client.query(`delete from ${listOf(of)} where ${of.list.nameColumn} = any($1)`, [
        repeatedScripts(of, 'after').map(({ key }) => key),
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
const runWithoutTransaction = async (
  pool: Pool,
  of: MigratedSchema,
  script: DueScript,
): Promise<void> => {
  for (const statement of script.text.split(STATEMENT_BREAKPOINT)) await pool.query(statement);
  await record(pool, of, script);
};

const run = async (
  pool: Pool,
  of: MigratedSchema,
  script: DueScript,
  { log, lockTimeoutMs = LOCK_TIMEOUT_MS, tries = MAX_TRIES }: MigrateOptions,
): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (script.kind === 'tables' && NO_TRANSACTION.test(script.text))
        return await runWithoutTransaction(pool, of, script);
      return await runInTransaction(pool, of, script, lockTimeoutMs);
    } catch (error) {
      if (errorCode(error) !== LOCK_NOT_AVAILABLE || attempt >= tries)
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
const lockMigrations = async (
  holder: PoolClient,
  lock: number,
  log: MigrateOptions['log'],
): Promise<void> => {
  for (let asked = 1; ; asked += 1) {
    await holder.query('begin');
    await holder.query('set local idle_in_transaction_session_timeout = 0');
    // Without parameters, because the portal of a statement with some keeps its snapshot, and an
    // index made concurrently waits for every older snapshot.
    const { rows } = await holder.query<{ locked: boolean }>(
      `select pg_try_advisory_xact_lock(${lock}) as locked`,
    );
    if (rows[0]?.locked) return;
    await holder.query('rollback');
    if (asked === 1) log('Another process migrates this database; waiting for it.');
    await wait(LOCK_POLL_MS);
  }
};

const createList = async (pool: Pool, of: MigratedSchema): Promise<void> => {
  const { nameColumn, timeColumn } = of.list;
  // PostgreSQL asks for the right to make schemas even where this one exists.
  if (of.schema !== 'public') await pool.query(`create schema if not exists ${of.schema}`);
  await pool.query(
    `create table if not exists ${listOf(of)} (${nameColumn} text primary key,
      hash text not null, ${timeColumn} timestamptz not null default now())`,
  );
};

/**
 * Brings the database to this release's schema: the scripts of `before`, then the migrations that
 * it has not had, then the scripts of `after`, each in a transaction of its own. It only ever adds:
 * when a migration that has run is not the one in the folder, it stops and changes nothing. When
 * nothing is due it only reads, so any number of processes may start at any time. The pool needs
 * two connections. Gives the names of what it ran; throws a {@link MigrationError}.
 */
export const migrate = async (
  pool: Pool,
  of: MigratedSchema,
  options: MigrateOptions,
): Promise<readonly string[]> => {
  const { due, newer } = await readPlan(pool, of);
  if (newer.length > 0)
    options.log(`A newer release has migrated this database (${newer.join(', ')}).`);
  if (due.length === 0) return [];
  if (pool.options.max < 2) throw new Error('migrate needs a pool of two connections');
  const holder = await pool.connect();
  try {
    await lockMigrations(holder, of.lock, options.log);
    await createList(pool, of);
    // Another process may have migrated while this one waited.
    const scripts = (await readPlan(pool, of)).due;
    for (const script of scripts) await run(pool, of, script, options);
    return scripts.map(({ key }) => key);
  } finally {
    await holder.query('rollback').catch(() => undefined);
    holder.release();
  }
};
