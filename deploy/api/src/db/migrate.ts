import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from './pool.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = { before: join(ROOT, 'migrations-sql/before'), tables: join(ROOT, 'migrations'), after: join(ROOT, 'migrations-sql/after') };
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
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    });

export interface MigrateOptions {
  /** In development a changed first migration starts the database afresh instead of failing. */
  readonly mayRecreate: boolean;
  readonly log: (line: string) => void;
}

/**
 * Brings the database to this release's schema, in one transaction: extensions and clock, then the generated
 * migrations that it has not had, then views and functions, which are safe to run again.
 */
export const migrate = async (pool: Pool, options: MigrateOptions): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await client.query('set local statement_timeout = 0');
    const tables = scripts(FOLDERS.tables);
    const created = 'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())';
    await client.query(created);
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from schema_migrations');
    const applied = new Map(rows.map((row) => [row.name, row.hash]));
    const changed = [...applied].find(([name, hash]) => tables.find((script) => script.name === name)?.hash !== hash);
    if (changed) {
      if (!options.mayRecreate) throw new Error(`The migration ${changed[0]} is not the one this database was made with.`);
      options.log(`The schema has changed (${changed[0]}): the database is made afresh.`);
      await client.query('drop schema public cascade');
      await client.query('create schema public');
      await client.query(created);
      applied.clear();
    }
    for (const script of scripts(FOLDERS.before)) await client.query(script.text);
    for (const script of tables.filter(({ name }) => !applied.has(name))) {
      await client.query(script.text);
      await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [script.name, script.hash]);
    }
    for (const script of scripts(FOLDERS.after)) await client.query(script.text);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
};
