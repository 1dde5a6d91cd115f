import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createDatabases } from './databases.ts';
import { freePort } from './free-port.ts';
import { serverUser } from './postgres-binaries.ts';
import { setAside } from './postgres-data.ts';
import { passwordFile } from './postgres-password.ts';
import { startPostgres } from './postgres.ts';

type Log = (line: string) => void;

const USER = 'tapnook';
/** Where Debian and its kin keep the programs of a major version. */
const programsOf = (major: number): string =>
  process.env.PG_OLD_BIN ?? `/usr/lib/postgresql/${major}/bin`;
const NEEDED = ['postgres', 'pg_dump', 'pg_restore'];

/**
 * Whether the programs of an older PostgreSQL are on this machine, without which nothing reads its
 * data.
 */
export const canUpgradeFrom = (major: number): boolean =>
  NEEDED.every((name) => existsSync(path.join(programsOf(major), name)));

const isUp = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** The older server on its own data, for nobody but us. */
const startOld = async (
  bin: string,
  data: string,
  password: string,
): Promise<{
  readonly urlOf: (database: string) => string;
  readonly stop: () => Promise<void>;
}> => {
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const child: ChildProcess = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, ...settings.flatMap((one) => ['-c', one])],
    { ...serverUser(), cwd: data, stdio: 'ignore' },
  );
  const urlOf = (database: string): string =>
    `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;
  for (let tries = 0; tries < 300 && child.exitCode === null; tries += 1) {
    if (await isUp(urlOf('postgres')))
      return {
        urlOf,
        stop: async () => {
          const ended = new Promise((done) => child.once('exit', done));
          child.kill('SIGINT');
          await ended;
        },
      };
    await wait(100);
  }
  child.kill('SIGQUIT');
  throw new Error(`the PostgreSQL of ${bin} did not start on ${data}`);
};

const databasesOf = async (url: string): Promise<readonly string[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select datname as name from pg_database where not datistemplate and datname <> 'postgres'
        order by 1`,
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
};

const moveBack = (from: string, to: string): void => {
  if (!existsSync(from)) return;
  rmSync(to, { recursive: true, force: true });
  renameSync(from, to);
};

/**
 * Brings the data of an older PostgreSQL into a cluster of this one, database by database. The
 * older data stays beside it as it was, and is put back when something fails. Roles are not taken
 * along: each start makes its own. Gives where the older data is now.
 */
export const upgradeData = async (folder: string, major: number, log: Log): Promise<string> => {
  const bin = programsOf(major);
  const data = path.join(folder, 'postgres');
  const place = realpathSync(data);
  const secret = passwordFile(data);
  const password = readFileSync(secret, 'utf8').trim();
  const aside = setAside(place, `of-postgresql-${major}`);
  const dumps = `${aside}.dumps`;
  renameSync(secret, passwordFile(aside));
  try {
    mkdirSync(dumps, { mode: 0o700 });
    const old = await startOld(bin, aside, password);
    try {
      const server = await startPostgres({ folder: data, log });
      try {
        const names = await databasesOf(old.urlOf('postgres'));
        await createDatabases(server.urlOf('postgres'), names);
        for (const name of names) {
          const file = path.join(dumps, `${name}.dump`);
          const as = ['--no-owner', '--no-acl'];
          execFileSync(path.join(bin, 'pg_dump'), ['-Fc', ...as, '-f', file, old.urlOf(name)]);
          execFileSync(path.join(bin, 'pg_restore'), [
            ...as,
            '--exit-on-error',
            '--single-transaction',
            '-d',
            server.urlOf(name),
            file,
          ]);
          log(`${name} is upgraded`);
        }
      } finally {
        await server.stop();
      }
    } finally {
      await old.stop();
    }
  } catch (error) {
    moveBack(aside, place);
    moveBack(passwordFile(aside), secret);
    throw error;
  } finally {
    rmSync(dumps, { recursive: true, force: true });
  }
  return aside;
};
