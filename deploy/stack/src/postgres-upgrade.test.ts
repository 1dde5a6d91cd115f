import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect } from '@jest/globals';
import pg from 'pg';
import { testNeeding } from '../test/test-needing.ts';
import { serverUser } from './postgres-binaries.ts';
import { canUpgradeFrom, upgradeData } from './postgres-upgrade.ts';
import { postgresMajor, startPostgres } from './postgres.ts';
import { dataFault } from './shop-folder.ts';

/**
 * An older PostgreSQL of this machine, as Debian installs it; without one there is nothing to try.
 */
const PROGRAMS = '/usr/lib/postgresql';
const older = (existsSync(PROGRAMS) ? readdirSync(PROGRAMS) : [])
  .map(Number)
  .find((major) => major < postgresMajor() && canUpgradeFrom(major));
const tried = testNeeding(older === undefined ? `no older PostgreSQL in ${PROGRAMS}` : undefined);

const root = mkdtempSync(path.join(tmpdir(), 'tapnook-major-'));
chmodSync(root, 0o711);
afterEach(() => void delete process.env.PG_OLD_BIN);
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A shop's folder as an older release left it, with a thousand orders. */
const olderShop = (name: string): string => {
  const bin = path.join(PROGRAMS, String(older), 'bin');
  const folder = path.join(root, name);
  const data = path.join(folder, 'postgres');
  mkdirSync(data, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o711);
  const user = serverUser();
  if (user) chownSync(data, user.uid, user.gid);
  const run = (program: string, args: readonly string[], input = ''): void =>
    void execFileSync(path.join(bin, program), [...args], {
      ...user,
      cwd: data,
      input,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
  const single = (database: string, statements: string): void =>
    run('postgres', ['--single', '-D', data, database], statements);
  run('initdb', ['-D', data, '-U', 'tapnook', '--encoding=UTF8', '--locale=C', '-A', 'trust']);
  single('postgres', "CREATE DATABASE tapnook\nALTER ROLE tapnook PASSWORD 'of-then'\n");
  single(
    'tapnook',
    'CREATE TABLE orders (id serial PRIMARY KEY, name text)\nINSERT INTO orders (name) SELECT ' +
      "'陶藝 ' || n FROM generate_series(1, 1000) n\n",
  );
  writeFileSync(path.join(data, 'pg_hba.conf'), 'host all all 127.0.0.1/32 scram-sha-256\n');
  writeFileSync(`${data}.password`, 'of-then\n', { mode: 0o600 });
  return folder;
};

tried(
  'data of an older PostgreSQL becomes this one’s, and stays beside it as it was',
  async () => {
    const folder = olderShop('upgraded');
    expect(dataFault(folder, postgresMajor())).toBe(String(older));
    const aside = await upgradeData(folder, Number(older), () => undefined);
    expect(readFileSync(path.join(aside, 'PG_VERSION'), 'utf8').trim()).toBe(String(older));
    expect(dataFault(folder, postgresMajor())).toBeUndefined();
    const server = await startPostgres({ folder: path.join(folder, 'postgres'), durable: false });
    const client = new pg.Client({ connectionString: server.urlOf('tapnook') });
    await client.connect();
    await client.query("INSERT INTO orders (name) VALUES ('the next')");
    const { rows } = await client.query(
      `SELECT count(*)::int AS count, max(id) AS newest, min(name) AS name FROM orders
        WHERE name <> 'the next' OR id = 1001`,
    );
    await client.end();
    await server.stop();
    expect(rows).toEqual([{ count: 1001, newest: 1001, name: 'the next' }]);
  },
  60_000,
);

tried(
  'data that cannot be brought over is put back whole',
  async () => {
    const folder = olderShop('refused');
    const programs = path.join(root, 'programs');
    mkdirSync(programs);
    for (const name of ['postgres', 'pg_dump'])
      symlinkSync(path.join(PROGRAMS, String(older), 'bin', name), path.join(programs, name));
    writeFileSync(path.join(programs, 'pg_restore'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    process.env.PG_OLD_BIN = programs;
    await expect(upgradeData(folder, Number(older), () => undefined)).rejects.toThrow('pg_restore');
    expect(dataFault(folder, postgresMajor())).toBe(String(older));
    expect(readFileSync(path.join(folder, 'postgres.password'), 'utf8')).toBe('of-then\n');
    expect(readdirSync(folder).toSorted()).toEqual(['postgres', 'postgres.password']);
  },
  60_000,
);
