import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@tapnook/stack/postgres';
import { seed } from '../seed/load.ts';
import { migrate } from '../src/db/migrate.ts';
import { createDb, createPool } from '../src/db/pool.ts';

export const TEMPLATE = 'tapnook_template';
const PREFIX = 'tapnook-template-';
const ROOT = join(import.meta.dirname, '..');
/** Whatever decides what a fresh database holds. */
const SOURCES = [
  'migrations/*.sql',
  'migrations-sql/*/*.sql',
  'seed/**/*.ts',
  'src/db/*.ts',
  '../../shared/server/src/migrations/*.ts',
  'src/modules/*/*seed*.ts',
  'src/modules/search/{concept-phrases,search-ngrams,text-folding}.ts',
  'src/modules/search/{search-index,search-index.service}.ts',
  'test/template-database.ts',
];

/**
 * The dates of the seed are relative to now, and its unpaid order is held for 30 minutes: a
 * template is good for ten.
 */
const TEN_MINUTES = 'yyyy-mm-ddThh:m'.length;
const fingerprint = (): string => {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, TEN_MINUTES));
  for (const file of SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .filter((name) => !name.endsWith('.test.ts'))
    .toSorted())
    hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex').slice(0, 16);
};

/** Makes the database that every test file's own is copied from: migrated and seeded. */
const fill = async (urlOf: (database: string) => string): Promise<void> => {
  const admin = createPool(urlOf('postgres'), 1);
  await admin.query(`create database ${TEMPLATE}`);
  const pool = createPool(urlOf(TEMPLATE), 4);
  await migrate(pool, { log: () => undefined });
  await seed({ db: createDb(pool), pool }, { scale: 1 });
  await pool.end();
  await admin.end();
};

/** Another run may be copying a template that is not ours: only old ones go. */
const OLD = 40 * 60_000;
const forgetOld = (): void => {
  for (const path of readdirSync(tmpdir())
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => join(tmpdir(), name))) {
    // Another run may have removed it meanwhile.
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Infinity };
    if (Date.now() - mtimeMs > OLD) rmSync(path, { recursive: true, force: true });
  }
};

/**
 * The folder of a stopped cluster with the template in it; made once for the same sources, then
 * only copied.
 */
const templateCluster = async (): Promise<string> => {
  const name = PREFIX + fingerprint();
  const target = join(tmpdir(), name);
  if (existsSync(target)) return target;
  const draft = mkdtempSync(join(tmpdir(), 'tapnook-draft-'));
  chmodSync(draft, 0o711);
  try {
    const server = await startPostgres({ folder: join(draft, 'data'), durable: false });
    try {
      await fill(server.urlOf);
    } finally {
      await server.stop();
    }
    forgetOld();
    // Two runs may make it at the same time: the first to rename wins, and both are the same.
    if (!existsSync(target)) renameSync(join(draft, 'data'), target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return target;
};

/**
 * Puts a copy of the template cluster at `folder`; owners and modes are kept, as PostgreSQL
 * insists.
 */
export const copyTemplate = async (folder: string): Promise<void> => {
  const source = await templateCluster();
  execFileSync('cp', ['-a', source, folder]);
};
