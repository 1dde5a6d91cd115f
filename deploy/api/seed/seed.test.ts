import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { migrate } from '../src/db/migrate.ts';
import { createDb, createPool, type Pool } from '../src/db/pool.ts';
import { checkInvariants } from '../src/modules/orders/invariants.ts';
import { createEmptyDatabase, type TestDatabase } from '../test/database.ts';
import { seed, seedSteps } from './load.ts';
import { readSeedState } from './steps.ts';

const open: { database: TestDatabase; pool: Pool }[] = [];
afterEach(async () => {
  for (const { database, pool } of open.splice(0)) {
    await pool.end();
    await database.drop();
  }
});
const migrated = async (): Promise<{ database: TestDatabase; pool: Pool }> => {
  const database = await createEmptyDatabase();
  const pool = createPool(database.url, 4);
  open.push({ database, pool });
  await migrate(pool, { log: () => undefined });
  return { database, pool };
};

/** `npm run seed`, as a process of its own. */
const seedProcess = (database: TestDatabase, variables: Record<string, string> = {}) => {
  const child = fork(join(import.meta.dirname, 'main.ts'), [], {
    silent: true,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: database.url,
      TOKEN_SECRET: 'seed-test-seed-test-seed-test-seed',
      ...variables,
    },
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, whenEnded: once(child, 'exit').then(() => output) };
};
const stepsDone = async (pool: Pool): Promise<string[]> =>
  (await pool.query<{ name: string }>('select name from seed_steps order by position')).rows.map(
    ({ name }) => name,
  );
const killAfter = async (child: ChildProcess, pool: Pool, step: string): Promise<void> => {
  while (!(await stepsDone(pool)).includes(step)) await wait(10);
  child.kill('SIGKILL');
};

/** The rows of every table of the shop by what is not drawn by lot: how many, and their words. */
const contentOf = async (pool: Pool): Promise<Record<string, unknown>> => {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not in " +
      "('page_changes', 'schema_migrations', 'shop_filled') order by 1",
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables)
    found[name] = (await pool.query(`select count(*) as rows from "${name}"`)).rows[0];
  const texts = {
    products: 'id, route, name, category_ids, grams, score, review_count, lowest_price, open_days',
    plans: 'id, product_id, plan_no, name',
    reviews: 'product_id, author_name, overall_score, message',
    orders: 'product_id, plan_id, quantity, code',
    users: 'id, email',
  };
  for (const [table, columns] of Object.entries(texts))
    found[`${table}: ${columns}`] = (
      await pool.query(
        `select md5(string_agg(line, '|' order by line)) as hash from (select row(${columns})::text
          as line from ${table}) as lines`,
      )
    ).rows[0];
  return found;
};

describe('seed', () => {
  it('goes on after the step in which it was killed, and ends as if it had not been', async () => {
    const [whole, cut] = [await migrated(), await migrated()];
    await seed({ db: createDb(whole.pool), pool: whole.pool }, { scale: 1 });
    for (const step of ['products', 'reviews']) {
      const { child, whenEnded } = seedProcess(cut.database);
      await killAfter(child, cut.pool, step);
      await whenEnded;
    }
    expect(await readSeedState(cut.pool)).toEqual({ kind: 'unfinished' });
    const { rows: reviews } = await cut.pool.query('select id from reviews order by id');
    expect(await seedProcess(cut.database).whenEnded).toMatch(/goes on where it stopped/);

    expect(await stepsDone(cut.pool)).toEqual(seedSteps().map(({ name }) => name));
    expect((await cut.pool.query('select 1 from seed_steps group by started_at')).rowCount).toBe(1);
    const kept = await cut.pool.query('select id from reviews where id = any($1)', [
      reviews.map(({ id }: { id: string }) => id),
    ]);
    expect(kept.rowCount).toBe(reviews.length);
    expect(await contentOf(cut.pool)).toEqual(await contentOf(whole.pool));
    expect(await checkInvariants(cut.pool)).toEqual([]);
    expect((await cut.pool.query('select * from clock_shift')).rowCount).toBe(0);
  });

  it('leaves a database with tables of another program as it is, and says so', async () => {
    const { database, pool } = await migrated();
    await pool.query('create table ledger as select generate_series(1, 1000) as entry');
    expect(await seedProcess(database).whenEnded).toMatch(
      /This database is in use \(ledger\), so no demo shop is seeded/,
    );
    expect((await pool.query('select * from ledger')).rowCount).toBe(1000);
    expect((await pool.query('select * from products')).rowCount).toBe(0);
  });

  it('leaves rows that no seeding made as they are', async () => {
    const { database, pool } = await migrated();
    await pool.query("insert into hot_words (keyword, weight) values ('{}', 1)");
    await pool.query("insert into jobs (name) values ('sweep')");
    expect(await seedProcess(database).whenEnded).toMatch(/in use \(hot_words\)/);
    expect((await pool.query('select * from hot_words')).rowCount).toBe(1);
  });

  it('never seeds in production, not even to end what was cut off', async () => {
    const { database, pool } = await migrated();
    const inProduction = () => seedProcess(database, { NODE_ENV: 'production' }).whenEnded;
    expect(await inProduction()).toMatch(/In production no demo shop is seeded/);
    await pool.query(
      "insert into seed_steps (name, position, scale, started_at) values ('places', 0, 1, now())",
    );
    expect(await inProduction()).toMatch(/In production no demo shop is seeded/);
    expect((await pool.query('select * from products')).rowCount).toBe(0);
  });
});
