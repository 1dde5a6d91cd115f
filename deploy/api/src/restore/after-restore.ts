import { addDays, hongKongDay } from '@tapnook/kernel';
import { migrate, planMigrations } from '../db/migrate.ts';
import type { Db, Pool } from '../db/pool.ts';
import { endAllSessions } from '../modules/identity/index.ts';
import { type Breach, checkInvariants } from '../modules/orders/index.ts';
import {
  type Difference,
  type Gateway,
  GatewayFault,
  reconcileDay,
} from '../modules/payments/index.ts';
import { restartSearchFeed } from '../modules/search/index.ts';

/**
 * Further than any shop gets between a backup and its loss. Numbers that were given out in that
 * time stay at the payment gateway (idempotency keys), in letters and in browsers, so none is given
 * again.
 */
const SEQUENCE_GAP = 1_000_000;

export interface RestoredShop {
  /** Scripts that the schema still needed. */
  readonly migrated: readonly string[];
  readonly sequences: number;
  readonly sessions: number;
  readonly breaches: readonly Breach[];
  readonly differences: readonly (Difference & { readonly day: string })[];
  /** Why the gateway's books were not read to their end; all else is done then. */
  readonly unread: string | undefined;
}

/**
 * Every number that the database gives out goes on `SEQUENCE_GAP` further; gives how many counters
 * there are.
 */
const advanceSequences = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences
      where schemaname = 'public'`,
  );
  for (const { name } of rows)
    await pool.query('select setval($1::regclass, nextval($1::regclass) + $2::bigint)', [
      name,
      SEQUENCE_GAP,
    ]);
  return rows.length;
};

/** The days in Hong Kong from `since` to `now`, both included. */
const daysBetween = (since: Date, now: Date): readonly string[] => {
  const last = hongKongDay(now);
  const days: string[] = [];
  for (let day = hongKongDay(since); day <= last; day = addDays(day, 1)) days.push(day);
  return days;
};

/**
 * Makes a database that was restored fit to serve: its schema and settings as this release needs
 * them, no number given out twice, a search engine filled anew, nobody signed in who had signed
 * out, and every payment since `since` (the time of the state that was restored) compared with the
 * gateway, where each difference becomes a case. It may run again, with other processes running or
 * without.
 */
export const completeRestore = async (
  { pool, db, gateway }: { readonly pool: Pool; readonly db: Db; readonly gateway: Gateway },
  { since, log }: { readonly since: Date; readonly log: (line: string) => void },
): Promise<RestoredShop> => {
  const migrated = await planMigrations(pool);
  await migrate(pool, { log });
  const sequences = await advanceSequences(pool);
  // A session that somebody ended after the backup lives again in it, a stolen one included.
  const sessions = await endAllSessions(db);
  await restartSearchFeed(db);
  const breaches = await checkInvariants(pool);
  const differences: (Difference & { day: string })[] = [];
  let unread: string | undefined;
  try {
    for (const day of daysBetween(since, new Date()))
      for (const difference of await reconcileDay(db, gateway, day))
        differences.push({ day, ...difference });
  } catch (error) {
    if (!(error instanceof GatewayFault)) throw error;
    unread = error.message;
  }
  return { migrated, sequences, sessions, breaches, differences, unread };
};
