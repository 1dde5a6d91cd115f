import { execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { readJsonFile, writeFileWholeSync } from '@tapnook/server/files';
import pg from 'pg';
import { majorOfData, setAside, timestamp } from './postgres-data.ts';
import { ROOT } from './processes.ts';

/** Which versions made a shop's folder; written at each start. */
export interface ShopVersion {
  readonly project: string;
  /** The newest migration. */
  readonly schema: string;
  /** The major version of PostgreSQL. */
  readonly postgres: number;
}

const VERSION_FILE = 'version.json';
/**
 * What belongs to one shop and cannot do without the rest: the edge knows the registry's
 * generations, and so on.
 */
const STATE = [
  'postgres',
  'postgres.password',
  'release',
  'edge',
  'sandbox',
  'media',
  'published',
  'secrets.json',
  VERSION_FILE,
];

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const migrations = (): Readonly<Record<string, string>> =>
  readJson(path.join(ROOT, 'deploy/api/migrations/checksums.json')) as Record<string, string>;

export const readVersion = (folder: string): ShopVersion | undefined => {
  const isVersion = (value: unknown): value is ShopVersion =>
    typeof (value as Partial<ShopVersion> | null)?.project === 'string';
  return readJsonFile(path.join(folder, VERSION_FILE), isVersion, (message) =>
    process.stderr.write(`${message}\n`),
  );
};

export const writeVersion = (folder: string, postgres: number): void => {
  const { version } = readJson(path.join(ROOT, 'package.json')) as { version: string };
  const current: ShopVersion = {
    project: version,
    schema: Object.keys(migrations()).at(-1) ?? '',
    postgres,
  };
  writeFileWholeSync(path.join(folder, VERSION_FILE), `${JSON.stringify(current, null, 2)}\n`);
};

/**
 * Moves a shop that this release cannot run to `postgres-<what>-<date>` in its own folder, whole:
 * it starts from there with the release that made it.
 */
export const moveShopAside = (folder: string, what: string): string => {
  const aside = path.join(folder, `postgres-${what}-${timestamp()}`);
  mkdirSync(aside);
  for (const name of STATE) {
    const from = path.join(folder, name);
    const stat = lstatSync(from, { throwIfNoEntry: false });
    if (!stat) continue;
    // The data may live where PostgreSQL's user can reach it; that place is wanted for the next
    // shop.
    if (stat.isSymbolicLink()) {
      const target = path.resolve(folder, readlinkSync(from));
      if (existsSync(target)) symlinkSync(setAside(target, what), path.join(aside, name));
      rmSync(from);
    } else renameSync(from, path.join(aside, name));
  }
  return aside;
};

/** Copies the data of a stopped server before its schema changes; gives the copy's name. */
export const backUpData = (folder: string, before: string): string => {
  const copy = path.join(folder, `postgres-before-${before}-${timestamp()}`);
  execFileSync('cp', ['-a', `${path.join(folder, 'postgres')}/.`, copy]);
  return copy;
};

/** Why the data of a folder cannot be started by this PostgreSQL; undefined when it can. */
export const dataFault = (folder: string, major: number): string | undefined => {
  const data = path.join(folder, 'postgres');
  const made = majorOfData(data);
  if (made !== undefined) return made === major ? undefined : String(made);
  return existsSync(data) && readdirSync(data).length > 0 ? 'incomplete' : undefined;
};

/** How a database's schema stands to this release's migrations. */
export type SchemaState =
  | { readonly kind: 'none' }
  | { readonly kind: 'current' }
  | { readonly kind: 'behind'; readonly next: string }
  /** A migration that ran is not the one of this release. */
  | { readonly kind: 'incompatible'; readonly file: string };

export const readSchemaState = async (databaseUrl: string): Promise<SchemaState> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: found } = await client.query<{ there: boolean }>(
      "select to_regclass('schema_migrations') is not null as there",
    );
    if (!found[0]?.there) return { kind: 'none' };
    const { rows } = await client.query<{ name: string; hash: string }>(
      'select name, hash from schema_migrations',
    );
    const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
    const own = Object.entries(migrations());
    const changed = own.find(([name, hash]) => (applied.get(name) ?? hash) !== hash);
    if (changed) return { kind: 'incompatible', file: changed[0] };
    const next = own.find(([name]) => !applied.has(name));
    return next ? { kind: 'behind', next: next[0] } : { kind: 'current' };
  } finally {
    await client.end();
  }
};
