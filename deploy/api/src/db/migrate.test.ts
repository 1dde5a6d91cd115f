import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { migrate, planMigrations } from './migrate.ts';
import { FOLDERS } from './migration-folders.ts';
import { createPool, type Pool } from './pool.ts';

const scratch = mkdtempSync(join(tmpdir(), 'tapnook-migrations-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let database: TestDatabase;
let pool: Pool;
const lines: string[] = [];
const log = (line: string): void => void lines.push(line);
const open = async (made: Promise<TestDatabase>): Promise<void> => {
  database = await made;
  pool = createPool(database.url, 8);
};
beforeEach(() => void lines.splice(0));
afterEach(async () => {
  await pool.end();
  await database.drop();
});
const tableNames = async (): Promise<string[]> =>
  (
    await pool.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    )
  ).rows.map(({ name }) => name);

/** Two folders' worth of scripts: this release's, with further migrations. */
const foldersWith = (name: string, files: Readonly<Record<string, string>>) => {
  const tables = join(scratch, name);
  mkdirSync(tables);
  cpSync(FOLDERS.tables, tables, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(tables, file), text);
  return { ...FOLDERS, tables };
};

describe('migrate', () => {
  it('stops and changes nothing when an earlier migration differs from the folder’s', async () => {
    await open(createTestDatabase());
    await pool.query("update schema_migrations set hash = 'other' where name = '0000_init.sql'");
    const count = 'select count(*) as orders, max(paid_at) as newest from orders';
    const before = (await pool.query(count)).rows;
    await expect(migrate(pool, { log })).rejects.toThrow(
      /0000_init\.sql is not the one this database was made with\. Nothing was changed\./,
    );
    expect((await pool.query(count)).rows).toEqual(before);
  });

  it('gives a restored database the settings that a dump of tables does not carry', async () => {
    await open(createTestDatabase());
    const { rows } = await pool.query<{ name: string }>('select current_database() as name');
    await pool.query(`alter database ${rows[0]?.name} reset all`);
    expect(await planMigrations(pool)).toEqual(['repeated/01-settings.sql']);
    await migrate(pool, { log });
    expect(await planMigrations(pool)).toEqual([]);
    const again = createPool(database.url, 1);
    expect((await again.query('show statement_timeout')).rows).toEqual([
      { statement_timeout: '30s' },
    ]);
    await again.end();
  });

  it('counts page changes in the journal, so a promoted standby goes on counting', async () => {
    await open(createTestDatabase());
    const { rows } = await pool.query(
      `select relpersistence from pg_class
        where oid = pg_get_serial_sequence('page_changes', 'id')::regclass`,
    );
    expect(rows).toEqual([{ relpersistence: 'p' }]);
  });

  it('adds its tables beside those of another program and leaves their rows', async () => {
    await open(createEmptyDatabase());
    await pool.query('create table ledger as select generate_series(1, 1000) as entry');
    await migrate(pool, { log });
    expect(await tableNames()).toContain('orders');
    expect((await pool.query('select * from ledger')).rowCount).toBe(1000);
  });

  it('refuses a database where another program has a table of the same name', async () => {
    await open(createEmptyDatabase());
    await pool.query('create table orders as select 1 as id');
    await expect(migrate(pool, { log })).rejects.toThrow(/names that TapNook needs: orders\./);
    expect(await tableNames()).toEqual(['orders']);
  });

  it('lists what would run without running it', async () => {
    await open(createEmptyDatabase());
    const plan = await planMigrations(pool);
    expect(plan).toEqual(expect.arrayContaining(['0000_init.sql', 'repeated/40-invariants.sql']));
    expect(await tableNames()).toEqual([]);
    expect(await migrate(pool, { log })).toEqual(plan);
    expect(await planMigrations(pool)).toEqual([]);
  });

  it('runs each script once when several processes start together', async () => {
    await open(createEmptyDatabase());
    const pools = Array.from({ length: 3 }, () => createPool(database.url, 2));
    const ran = await Promise.all(pools.map((one) => migrate(one, { log })));
    await Promise.all(pools.map((one) => one.end()));
    expect(ran.filter((names) => names.includes('0000_init.sql'))).toHaveLength(1);
    expect(ran.filter((names) => names.length === 0)).toHaveLength(2);
  });

  it('gives way to who uses a table, and tries again', async () => {
    await open(createTestDatabase());
    const folders = foldersWith('busy', { '9000_note.sql': 'alter table orders add note text;' });
    const shopper = await pool.connect();
    await shopper.query('begin');
    await shopper.query('lock table orders in access share mode');
    const migrating = migrate(pool, { log, folders, lockTimeoutMs: 100 });
    while (lines.length === 0) await wait(20);
    await shopper.query('commit');
    shopper.release();
    expect(await migrating).toContain('9000_note.sql');
    expect(lines[0]).toMatch(/9000_note\.sql waits for a table that is in use/);
  });

  it('takes a migration that fails back and runs the views again after the next', async () => {
    await open(createTestDatabase());
    const failing = foldersWith('failing', {
      '9000_first.sql': 'create table first_added (id int);',
      '9001_second.sql': 'create table second_added (id int); select 1 / 0;',
    });
    await expect(migrate(pool, { log, folders: failing })).rejects.toThrow(
      /9001_second\.sql failed/,
    );
    expect(await tableNames()).toEqual(expect.arrayContaining(['first_added']));
    expect(await tableNames()).not.toContain('second_added');
    writeFileSync(join(failing.tables, '9001_second.sql'), 'create table second_added (id int);');
    const ran = await migrate(pool, { log, folders: failing });
    expect(ran).toEqual(expect.arrayContaining(['9001_second.sql', 'repeated/40-invariants.sql']));
    expect(ran).not.toContain('9000_first.sql');
  });

  it('makes indexes concurrently while others wait to migrate', async () => {
    await open(createTestDatabase());
    const folders = foldersWith('concurrent', {
      '9000_index.sql': `-- no transaction
drop index concurrently if exists orders_note;
--> statement-breakpoint
create index concurrently orders_note on orders (paid_at);
`,
    });
    const pools = Array.from({ length: 3 }, () => createPool(database.url, 2));
    const ran = await Promise.all(pools.map((one) => migrate(one, { log, folders })));
    await Promise.all(pools.map((one) => one.end()));
    expect(ran.filter((names) => names.includes('9000_index.sql'))).toHaveLength(1);
    const { rows } = await pool.query(
      "select indisvalid from pg_index where indexrelid = 'orders_note'::regclass",
    );
    expect(rows).toEqual([{ indisvalid: true }]);
  });

  it('leaves a database as a newer release made it', async () => {
    await open(createTestDatabase());
    const newer = foldersWith('newer', { '9000_gift.sql': 'create table gift (id int);' });
    await migrate(pool, { log, folders: newer });
    expect(await migrate(pool, { log })).toEqual([]);
    expect(lines).toEqual(['A newer release has migrated this database (9000_gift.sql).']);
    const other = foldersWith('other', { '9000_other.sql': 'create table other (id int);' });
    await expect(migrate(pool, { log, folders: other })).rejects.toThrow(/9000_gift\.sql/);
  });
});
