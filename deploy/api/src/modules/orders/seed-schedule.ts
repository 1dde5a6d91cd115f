import type { Queryable } from '../../db/pool.ts';

/** A step at a past instant (epoch milliseconds). It returns the steps that follow from it. */
export interface ScheduledStep {
  readonly at: number;
  readonly run: () => Promise<readonly ScheduledStep[]>;
}

/** A step without follow-up steps. */
export const step = (at: number, run: () => Promise<unknown>): ScheduledStep => ({
  at,
  run: async () => {
    await run();
    return [];
  },
});

/**
 * Runs steps in order of time, each with the database clock set to its instant, and resets the
 * clock.
 */
export const runSchedule = async (
  pool: Queryable,
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
      `insert into clock_shift (shift)
        values ($1::timestamptz - now()) on conflict (only_row) do update
          set shift = excluded.shift`,
      [new Date(next.at).toISOString()],
    );
    due = [...later, ...(await next.run())];
  }
  await pool.query('delete from clock_shift');
};
