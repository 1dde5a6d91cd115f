import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import type { Pool } from './pool.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = {
  before: join(ROOT, 'migrations-sql/before'),
  tables: join(ROOT, 'migrations'),
  after: join(ROOT, 'migrations-sql/after'),
};
/** Any number: one process migrates at a time. */
const LOCK = 7_242_019;

interface Script {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
}

const scripts = (folder: string): Script[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    });

export interface MigrateOptions {
  /** In development a changed first migration starts the database afresh instead of failing. */
  readonly mayRecreate: boolean;
  readonly log: (line: string) => void;
}

/** What is run again whenever it changes goes by this name in the list of what was run. */
const REPEATED = 'repeated/';

/**
 * The scripts that have still to run, in their order. A new table may be what a view waits for, so
 * then all views come again.
 */
const pending = (
  applied: ReadonlyMap<string, string>,
): readonly (Script & { readonly key: string })[] => {
  const tables = scripts(FOLDERS.tables)
    .filter(({ name }) => !applied.has(name))
    .map((script) => ({ ...script, key: script.name }));
  const due = ({ key, hash }: { readonly key: string; readonly hash: string }): boolean =>
    tables.length > 0 || applied.get(key) !== hash;
  const repeated = (folder: string) =>
    scripts(folder)
      .map((script) => ({ ...script, key: REPEATED + script.name }))
      .filter(due);
  return [...repeated(FOLDERS.before), ...tables, ...repeated(FOLDERS.after)];
};

const LIST =
  'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())';
const readApplied = async (client: PoolClient): Promise<Map<string, string>> => {
  await client.query(LIST);
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migrations',
  );
  return new Map(rows.map((row) => [row.name, row.hash]));
};
const startAfresh = async (client: PoolClient): Promise<Map<string, string>> => {
  await client.query('drop schema public cascade');
  await client.query('create schema public');
  return readApplied(client);
};

/**
 * Brings the database to this release's schema, in one transaction: extensions and clock, then the
 * generated migrations that it has not had, then views and functions. When nothing has changed it
 * only reads, so any number of processes may start at any time. Gives the names of what it ran.
 */
export const migrate = async (pool: Pool, options: MigrateOptions): Promise<readonly string[]> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await client.query('set local statement_timeout = 0');
    let applied = await readApplied(client);
    const tables = scripts(FOLDERS.tables);
    const changed = [...applied].find(
      ([name, hash]) =>
        !name.startsWith(REPEATED) && tables.find((script) => script.name === name)?.hash !== hash,
    );
    if (changed) {
      if (!options.mayRecreate)
        throw new Error(`The migration ${changed[0]} is not the one this database was made with.`);
      options.log(`The schema has changed (${changed[0]}): the database is made afresh.`);
      applied = await startAfresh(client);
    }
    const due = pending(applied);
    for (const { key, text, hash } of due) {
      await client.query(text);
      await client.query(
        'insert into schema_migrations (name, hash) values ($1, $2) on conflict (name) do update set hash = excluded.hash, applied_at = now()',
        [key, hash],
      );
    }
    await client.query('commit');
    return due.map(({ key }) => key);
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
};
