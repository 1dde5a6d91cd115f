import { sql } from 'drizzle-orm';
import type { Tx } from './pool.ts';

/** The database's clock in SQL; always this instead of `now()`, so that tests can move time. */
export const appNow = sql<Date>`app_now()`;

/** The shop's clock: the database's, so that every process agrees. */
export interface Clock {
  readonly now: () => Promise<Date>;
  /** Today in Hong Kong, `YYYY-MM-DD`. */
  readonly today: () => Promise<string>;
}

export const createClock = (db: Tx): Clock => {
  const read = async (): Promise<{ at: string; day: string }> => {
    const { rows } = await db.execute<{ at: string; day: string }>(
      sql`select to_char(app_now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        hk_today()::text as day`,
    );
    const [row] = rows;
    if (!row) throw new Error('the database gave no time');
    return row;
  };
  return { now: async () => new Date((await read()).at), today: async () => (await read()).day };
};
