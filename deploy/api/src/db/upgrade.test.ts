import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { tablesMadeBy } from '@tapnook/server/migrations';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { HONG_KONG } from '../modules/backoffice/hong-kong-districts.data.ts';
import { checkInvariants } from '../modules/orders/invariants.ts';
import { migrate } from './migrate.ts';
import { FOLDERS } from './migration-folders.ts';
import { createPool, type Pool } from './pool.ts';

const FIRST = '0000_init.sql';
const scratch = mkdtempSync(join(tmpdir(), 'tapnook-upgrade-'));
/** What names columns of today's tables can be made only when they are there. */
const TODAYS = ['20-page-changes.sql', '20-search.sql', '40-invariants.sql'];
const first = { ...FOLDERS, tables: join(scratch, 'first'), after: join(scratch, 'after') };
/** What a shopper owns: what an upgrade must not lose or change. */
const OWNED = new RegExp(
  '^(?:orders|order_|vouchers|voucher_|booking|coin_|point_|payment_|refunds|coupon|users|user_|' +
    'address_book|review|favourites|saved_cards|passkeys|files)',
);

let seeded: TestDatabase;
let old: TestDatabase;
let from: Pool;
let pool: Pool;
beforeAll(async () => {
  mkdirSync(first.tables);
  cpSync(join(FOLDERS.tables, FIRST), join(first.tables, FIRST));
  cpSync(FOLDERS.after, first.after, {
    recursive: true,
    filter: (file) => !TODAYS.some((name) => file.endsWith(name)),
  });
  [seeded, old] = [await createTestDatabase(), await createEmptyDatabase()];
  [from, pool] = [createPool(seeded.url, 1), createPool(old.url, 4)];
});
afterAll(async () => {
  await Promise.all([from.end(), pool.end()]);
  await Promise.all([seeded.drop(), old.drop()]);
  rmSync(scratch, { recursive: true, force: true });
});

const columnsOf = async (db: Pool, table: string): Promise<string[]> =>
  (
    await db.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = 'public'
        and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
      [table],
    )
  ).rows.map(({ name }) => `"${name}"`);

/** Fills a database of the first schema with the demo shop, table by table. */
const copyShop = async (tables: readonly string[]): Promise<void> => {
  const client = await pool.connect();
  await client.query('begin');
  await client.query("set local session_replication_role = 'replica'");
  for (const table of tables) {
    const columns = (await columnsOf(pool, table)).join(', ');
    const { rows } = await from.query<{ rows: string | null }>(
      `select jsonb_agg(t)::text as rows from (select ${columns} from ${table}) as t`,
    );
    await client.query(
      `insert into ${table} (${columns}) overriding system value select ${columns}
        from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [rows[0]?.rows ?? '[]'],
    );
  }
  // An editor has named a district otherwise.
  await client.query(`update districts set name = '{"en_gb":"SK"}' where key like 'sai-kung-%'`);
  // An order of then knew no kinds of persons.
  await client.query(`update orders set snapshot = snapshot - 'people'`);
  await client.query('commit');
  client.release();
};

/** A checksum of every row of each table, by the columns that the first schema had. */
const contentOf = async (
  columns: ReadonlyMap<string, string>,
): Promise<Record<string, { rows: number; hash: string | null }>> => {
  const found: Record<string, { rows: number; hash: string | null }> = {};
  for (const [table, names] of columns) {
    const { rows } = await pool.query<{ rows: number; hash: string | null }>(
      `select count(*) as rows, md5(string_agg(line, '|' order by line)) as hash
        from (select row(${names})::text as line from ${table}) as lines`,
    );
    if (rows[0]) found[table] = rows[0];
  }
  return found;
};

test('an upgrade from the first schema keeps every order, coin and voucher', async () => {
  await migrate(pool, { log: () => undefined, folders: first });
  const tables = tablesMadeBy(first.tables);
  await copyShop(tables);
  const columns = new Map<string, string>();
  for (const table of tables.filter((name) => OWNED.test(name)))
    columns.set(table, (await columnsOf(pool, table)).join(', '));
  const before = await contentOf(columns);
  expect(before['orders']?.rows).toBeGreaterThan(5);
  expect(before['vouchers']?.rows).toBeGreaterThan(5);

  const ran = await migrate(pool, { log: () => undefined });
  expect(ran).toContain('0001_seed_steps.sql');
  expect(ran).not.toContain(FIRST);
  expect(await contentOf(columns)).toEqual(before);
  expect(await checkInvariants(pool)).toEqual([]);
});

test('an upgrade tells every refund its vouchers', async () => {
  const { rows } = await pool.query<{ told: boolean }>(
    `select exists (select 1 from refunds r where r.order_id = e.order_id
        and e.voucher_no = any(r.voucher_nos)) as told
      from order_events e where e.event = 'voucher_refunded'`,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ told }) => told)).toBe(true);
});

test('an upgrade tells every district its middle, however it is called by then', async () => {
  const { rows } = await pool.query<{ key: string; latitude: number; longitude: number }>(
    'select key, latitude, longitude from districts where latitude is not null',
  );
  const known = HONG_KONG.flatMap((region) => [region, ...region.districts]);
  expect(new Map(rows.map(({ key, ...position }) => [key, position]))).toEqual(
    new Map(known.map(({ key, position }) => [key, position])),
  );
});
