import { tablesMadeBy } from '@tapnook/server/migrations';
import { FOLDERS } from '../src/db/migration-folders.ts';
import { createDb, type Db, type Pool, type Queryable } from '../src/db/pool.ts';
import type { Today } from './products.ts';

/** Any number: one process at a time runs a step. */
const LOCK = 7_242_020;

export interface StepContext {
  readonly db: Db;
  readonly pool: Queryable;
  readonly today: Today;
  /** How many times each product is there. */
  readonly scale: number;
}

/**
 * Part of a seeding, in one transaction that also records it: it is there as a whole or not at all.
 */
export interface SeedStep {
  readonly name: string;
  readonly run: (context: StepContext) => Promise<unknown>;
}

const SHIFT_CLOCK =
  'insert into clock_shift (shift) values ($1::timestamptz - now()) on conflict (only_row) do ' +
  'update set shift = excluded.shift';

interface Beginning {
  readonly now: Date;
  readonly day: string;
  readonly scale: number;
}
/** What the first step fixed for all: an interrupted seeding goes on at the instant it began at. */
const readBeginning = async (client: Queryable, scale: number): Promise<Beginning> => {
  const { rows } = await client.query<Beginning>(
    `select now, hk_day(now)::text as day, scale from (
      (select started_at as now, scale, position from seed_steps)
      union all (select date_trunc('milliseconds', app_now()), $1::int, 1000000)
    ) as beginnings order by position limit 1`,
    [scale],
  );
  const [row] = rows;
  if (!row) throw new Error('the database gave no time');
  return row;
};

/** Runs a step unless it is done already; the shop's clock stands at the seeding's beginning. */
export const runStep = async (
  pool: Pool,
  step: SeedStep,
  position: number,
  wantedScale: number,
): Promise<void> => {
  const client = await pool.connect();
  try {
    await createDb(client).transaction(async (tx) => {
      await client.query('set local statement_timeout = 0');
      await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
      const done = await client.query('select 1 from seed_steps where name = $1', [step.name]);
      if (done.rowCount) return;
      const { now, day, scale } = await readBeginning(client, wantedScale);
      await client.query(SHIFT_CLOCK, [now.toISOString()]);
      // Services take the database; inside a transaction theirs become savepoints.
      await step.run({ db: tx, pool: client, today: { now, day }, scale });
      await client.query('delete from clock_shift');
      await client.query(
        'insert into seed_steps (name, position, scale, started_at) values ($1, $2, $3, $4)',
        [step.name, position, scale, now.toISOString()],
      );
    });
  } finally {
    client.release();
  }
};

/** What a running API writes even when nobody has bought or been told anything. */
const OPERATIONAL: ReadonlySet<string> = new Set(['jobs', 'rate_limits', 'idempotency_keys']);

export type SeedState =
  | { readonly kind: 'empty' | 'unfinished' | 'filled' }
  /** Tables of other programs, or rows of ours that no seeding made. */
  | { readonly kind: 'in-use'; readonly tables: readonly string[] };

/** Every table of the schema that is not there on behalf of an extension. */
const TABLES = `select c.relname as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'f')
    and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid =
      c.oid and d.deptype = 'e')
  order by 1`;

/** Whether a migrated database may be seeded: never over what somebody else has put there. */
export const readSeedState = async (pool: Queryable): Promise<SeedState> => {
  const has = async (table: string): Promise<boolean> =>
    ((await pool.query(`select 1 from "${table}" limit 1`)).rowCount ?? 0) > 0;
  if (await has('shop_filled')) return { kind: 'filled' };
  if (await has('seed_steps')) return { kind: 'unfinished' };
  const migrated = tablesMadeBy(FOLDERS.tables);
  const own = new Set(Object.values(FOLDERS).flatMap(tablesMadeBy)).add('schema_migrations');
  const { rows } = await pool.query<{ name: string }>(TABLES);
  const foreign = rows.map(({ name }) => name).filter((name) => !own.has(name));
  const used: string[] = [];
  for (const table of migrated) if (!OPERATIONAL.has(table) && (await has(table))) used.push(table);
  const tables = [...foreign, ...used];
  return tables.length > 0 ? { kind: 'in-use', tables } : { kind: 'empty' };
};
