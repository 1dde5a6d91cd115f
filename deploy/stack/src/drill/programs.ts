import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Where Debian and its kin keep PostgreSQL's server programs, a folder for each major version. */
const POSTGRES_FOLDERS = '/usr/lib/postgresql';

const postgresFolder = (): string | undefined => {
  if (process.env.PG_BIN) return process.env.PG_BIN;
  const versions = existsSync(POSTGRES_FOLDERS) ? readdirSync(POSTGRES_FOLDERS) : [];
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  return newest && path.join(POSTGRES_FOLDERS, newest, 'bin');
};
const isThere = (program: string): boolean =>
  spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined;

export interface Programs {
  /** Folder of PostgreSQL's programs: `postgres`, `initdb`, `pg_basebackup`, `pg_dump`. */
  readonly postgres: string;
  /** Those that are missing, by the name of their package. */
  readonly missing: readonly string[];
}

/** The real engines that a drill needs; they come from the machine, not from npm. */
export const findPrograms = (): Programs => {
  const postgres = postgresFolder();
  const missing = [
    ...(postgres && existsSync(path.join(postgres, 'pg_basebackup')) ? [] : ['postgresql']),
    ...['haproxy', 'pgbouncer'].filter((name) => !isThere(name)),
  ];
  return { postgres: postgres ?? '', missing };
};
