import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { createDatabases, ensureOwner } from './databases.ts';
import { startPostgres, type PostgresServer } from './postgres.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'owners-'));
let server: PostgresServer;
beforeAll(async () => {
  // The server may run as another user, who has to walk in here.
  chmodSync(folder, 0o711);
  server = await startPostgres({ folder: path.join(folder, 'data'), durable: false });
  await createDatabases(server.urlOf('postgres'), ['tapnook', 'release']);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ask = async (url: string, statement: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
};

test('the registry owns its database, older objects too, and cannot enter the API’s', async () => {
  await ask(
    server.urlOf('release'),
    `CREATE SCHEMA release; CREATE TABLE release.tokens (id bigint GENERATED ALWAYS AS IDENTITY,
      name text);
     CREATE FUNCTION release.one() RETURNS integer LANGUAGE sql AS 'SELECT 1'`,
  );
  const owner = { database: 'release', role: 'registry', password: 'first' };
  await ensureOwner(server.urlOf, owner, ['release']);
  const url = await ensureOwner(server.urlOf, { ...owner, password: 'second' }, ['release']);
  await ask(
    url,
    `ALTER TABLE release.tokens ADD COLUMN role text; INSERT INTO release.tokens (name)
      VALUES ('a')`,
  );
  await ask(
    url,
    'CREATE OR REPLACE FUNCTION release.one() RETURNS integer LANGUAGE sql AS $$ SELECT 2 $$',
  );
  expect(await ask(url, 'SELECT id, name FROM release.tokens')).toEqual([{ id: '1', name: 'a' }]);
  const other = url.replace(/\/release$/, '/tapnook');
  await expect(ask(other, 'SELECT 1')).rejects.toThrow('permission denied for database');
  await expect(ask(url, "COPY release.tokens TO PROGRAM 'cat'")).rejects.toThrow(
    'permission denied',
  );
});

test('the shop’s role takes over what a superuser made, and updates its schema', async () => {
  const admin = server.urlOf('tapnook');
  await ask(
    admin,
    `CREATE EXTENSION pg_trgm; CREATE TYPE shade AS ENUM ('light'); CREATE SEQUENCE numbers; CREATE
      SCHEMA pgboss;
     CREATE TABLE orders (id serial, shade shade); CREATE VIEW seen AS SELECT *
       FROM orders; CREATE TABLE pgboss.job (id int);
     CREATE PROCEDURE tidy() LANGUAGE sql AS 'DELETE FROM orders'`,
  );
  const url = await ensureOwner(
    server.urlOf,
    { database: 'tapnook', role: 'shop', password: 'secret' },
    ['public', 'pgboss'],
  );
  await ask(
    url,
    `CREATE EXTENSION IF NOT EXISTS pg_trgm; CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
     ALTER TABLE orders ADD COLUMN note text; CREATE OR REPLACE VIEW seen AS SELECT id, shade, note
       FROM orders;
     ALTER TYPE shade ADD VALUE 'dark'; ALTER SEQUENCE numbers RESTART; DROP PROCEDURE tidy; ALTER
       TABLE pgboss.job ADD COLUMN at date;
     ALTER DATABASE tapnook SET statement_timeout = '30s'`,
  );
  await ask(url, "INSERT INTO orders (shade) VALUES ('light')");
  expect(await ask(url, 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user')).toEqual([
    { rolsuper: false },
  ]);
  await expect(ask(url.replace(/\/tapnook$/, '/release'), 'SELECT 1')).rejects.toThrow(
    'permission denied for database',
  );
});
