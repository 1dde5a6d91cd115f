import type { Pool } from '../../db/pool.ts';

/**
 * Something that happens at an instant of the past (epoch milliseconds), and what it brings about
 * later.
 */
export interface ScheduledStep {
  readonly at: number;
  readonly run: () => Promise<readonly ScheduledStep[]>;
}

/** An act that brings nothing about. */
export const step = (at: number, run: () => Promise<unknown>): ScheduledStep => ({
  at,
  run: async () => {
    await run();
    return [];
  },
});

/**
 * Lets steps happen one after another by their time, each while the shop's clock stands there; then
 * the clock goes right again.
 */
export const runSchedule = async (
  pool: Pool,
  steps: readonly ScheduledStep[],
  now: number,
): Promise<void> => {
  let due = steps;
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
    due = [...later, ...(await next.run())];
  }
  await pool.query('delete from clock_shift');
};
