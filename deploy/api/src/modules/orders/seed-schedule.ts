import type { Pool } from '../../db/pool.ts';

/** Something that happens at an instant of the past (epoch milliseconds), and what it brings about later. */
export interface Act {
  readonly at: number;
  readonly happens: () => Promise<readonly Act[]>;
}

/** An act that brings nothing about. */
export const act = (at: number, happens: () => Promise<unknown>): Act => ({
  at,
  happens: async () => {
    await happens();
    return [];
  },
});

/** Lets acts happen one after another by their time, each while the shop's clock stands there; then the clock goes right again. */
export const playOut = async (pool: Pool, acts: readonly Act[], now: number): Promise<void> => {
  let due = acts;
  for (
    let [next, ...later] = due.toSorted((a, b) => a.at - b.at);
    next;
    [next, ...later] = due.toSorted((a, b) => a.at - b.at)
  ) {
    if (next.at > now)
      throw new Error(`nothing can have happened at ${new Date(next.at).toISOString()} yet`);
    await pool.query(
      'insert into clock_shift (shift) values ($1::timestamptz - now()) on conflict (only_row) do update set shift = excluded.shift',
      [new Date(next.at).toISOString()],
    );
    due = [...later, ...(await next.happens())];
  }
  await pool.query('delete from clock_shift');
};
