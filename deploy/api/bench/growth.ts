// oxlint-disable no-console -- This is a command-line program, which prints.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '../src/app.ts';
import { createPool, type Pool, type Queryable } from '../src/db/pool.ts';
import { closeDeps, createDeps } from '../src/deps.ts';
import { readEnv } from '../src/env.ts';
import { record } from './baseline-server.ts';
import { casesOf } from './cases.ts';

/**
 * `npm run bench -- growth [scale …]`: what the searches cost PostgreSQL in shops of 174 products
 * times each scale (1, 100 and 1,000 unless told), on the server of DATABASE_URL, which must be on
 * this machine. Blocks and processor time are the same however busy the machine is. Databases that
 * are there already, `bench_x100` and so on, are measured as they are.
 */
const RUNS = 40;
const SECRET = 'a-secret-of-the-benchmark-that-is-long-enough';
const NANOSECONDS = 1_000_000;

interface Cost {
  readonly blocks: number;
  /** Milliseconds of the processor, the 50th and the 95th of a hundred. */
  readonly median: number;
  readonly p95: number;
}
interface Statement {
  readonly text: string;
  readonly values: unknown[];
}
interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}

const server = process.env['DATABASE_URL'];
if (!server) throw new Error('Set DATABASE_URL to a PostgreSQL server on this machine');
const urlOf = (scale: number): string => new URL(`/bench_x${scale}`, server).href;

const fill = async (scale: number): Promise<void> => {
  const admin = createPool(server, 1);
  const { rows } = await admin.query('select 1 from pg_database where datname = $1', [
    `bench_x${scale}`,
  ]);
  if (rows.length === 0) await admin.query(`create database bench_x${scale}`);
  await admin.end();
  const database = createPool(urlOf(scale), 1);
  const { rows: filled } = await database.query<{ filled: boolean }>(
    `select to_regclass('shop_filled') is not null as filled`,
  );
  await database.end();
  if (filled[0]?.filled) return;
  console.log(`filling the shop of scale ${scale} …`);
  const seed = join(import.meta.dirname, '../seed/main.ts');
  const { status } = spawnSync(process.execPath, [seed], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: urlOf(scale),
      TOKEN_SECRET: SECRET,
      SEED_SCALE: String(scale),
    },
  });
  if (status !== 0) throw new Error(`the shop of scale ${scale} could not be filled`);
};

/** The statements of each search, as the API sends them. */
const statementsOf = async (url: string): Promise<ReadonlyMap<string, readonly Statement[]>> => {
  const deps = createDeps(
    readEnv({ NODE_ENV: 'test', DATABASE_URL: url, DATABASE_POOL: '1', TOKEN_SECRET: SECRET }),
  );
  const app = await buildApp(deps);
  const found = new Map<string, readonly Statement[]>();
  for (const { name, method, path, body } of casesOf({})) {
    if (!name.startsWith('search')) continue;
    const { statements, stop } = record(deps.pool);
    const answer = await app.inject({ method, url: path, ...(body && { payload: body }) });
    stop();
    if (answer.statusCode >= 400) throw new Error(`${name}: ${answer.body}`);
    found.set(
      name,
      statements
        .filter(({ text }) => /^\s*(?:select|with)\b/i.test(text))
        .map(({ text, values }) => ({ text, values: [...values] })),
    );
  }
  await app.close();
  await closeDeps(deps);
  return found;
};

/** Nanoseconds that a process has had of a processor. */
const processorTime = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]);

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const costOf = async (client: Queryable, statements: readonly Statement[]): Promise<Cost> => {
  let blocks = 0;
  for (const { text, values } of statements) {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, buffers, timing off, format json) ${text}`,
      values,
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    blocks += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
  }
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;
  const taken: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const before = processorTime(pid);
    for (const { text, values } of statements) await client.query(text, values);
    taken.push((processorTime(pid) - before) / NANOSECONDS);
  }
  const sorted = taken.toSorted((a, b) => a - b);
  return { blocks, median: at(sorted, 0.5), p95: at(sorted, 0.95) };
};

const measure = async (scale: number): Promise<ReadonlyMap<string, Cost>> => {
  const statements = await statementsOf(urlOf(scale));
  const pool: Pool = createPool(urlOf(scale), 1);
  const client = await pool.connect();
  const costs = new Map<string, Cost>();
  for (const [name, list] of statements) costs.set(name, await costOf(client, list));
  client.release();
  await pool.end();
  return costs;
};

const told = process.argv.slice(2).map(Number);
const scales = told.length > 0 ? told : [1, 100, 1_000];
const tables: ReadonlyMap<string, Cost>[] = [];
for (const scale of scales) {
  await fill(scale);
  tables.push(await measure(scale));
}
console.log('Blocks; milliseconds of PostgreSQL’s processor, median and 95th percentile; growth');
for (const name of tables[0]?.keys() ?? []) {
  const costs = tables.flatMap((table) => table.get(name) ?? []);
  const figures = costs.map(
    ({ blocks, median, p95 }, index) =>
      `×${scales[index]}: ${blocks}; ${median.toFixed(1)}, ${p95.toFixed(1)}` +
      (index > 0 ? ` (${(median / (costs[0]?.median ?? 1)).toFixed(2)})` : ''),
  );
  console.log(`${name}\n  ${figures.join('\n  ')}`);
}
