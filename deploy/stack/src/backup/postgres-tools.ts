import { execFileSync, spawnSync } from 'node:child_process';
import pg from 'pg';

/** A backup or a restore that cannot be had as things are; the message says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

export interface DatabaseFacts {
  /** Major version of the server. */
  readonly major: number;
  /** Tables outside PostgreSQL's own schemas. */
  readonly tables: number;
  /** The server's clock, ISO 8601. */
  readonly now: string;
}

export const readFacts = async (url: string): Promise<DatabaseFacts> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<DatabaseFacts>(
      `select current_setting('server_version_num')::int / 10000 as major, now()::text as now,
        (select count(*)::int from pg_tables
          where schemaname not in ('pg_catalog', 'information_schema')) as tables`,
    );
    const facts = rows[0];
    if (!facts) throw new BackupError('The database did not answer.');
    return { ...facts, now: new Date(facts.now).toISOString() };
  } finally {
    await client.end();
  }
};

/** PostgreSQL's client programs: of the search path, or of `PG_BIN`. */
const programOf = (name: string): string =>
  process.env.PG_BIN ? `${process.env.PG_BIN}/${name}` : name;

/** A client program reads servers of its own version and older ones only. */
export const requireProgram = (name: string, serverMajor: number): void => {
  const { stdout, error } = spawnSync(programOf(name), ['--version'], { encoding: 'utf8' });
  if (error)
    throw new BackupError(
      `${programOf(name)} was not found: install PostgreSQL's client programs ` +
        `(postgresql-client-${serverMajor}), or name their folder by PG_BIN.`,
    );
  const own = Number(/\d+/.exec(stdout)?.[0]);
  if (own < serverMajor)
    throw new BackupError(
      `${name} is of PostgreSQL ${own}, and the server is ${serverMajor}: install ` +
        `postgresql-client-${serverMajor}, or name its folder by PG_BIN.`,
    );
};

/**
 * Runs a client program; the password goes by the environment, where no list of processes shows it.
 */
export const runProgram = (name: string, url: string, args: readonly string[]): void => {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const sslmode = searchParams.get('sslmode');
  execFileSync(programOf(name), [...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PGHOST: hostname,
      PGPORT: port || '5432',
      PGUSER: decodeURIComponent(username),
      PGPASSWORD: decodeURIComponent(password),
      PGDATABASE: decodeURIComponent(pathname.slice(1)),
      ...(sslmode && { PGSSLMODE: sslmode }),
    },
  });
};
