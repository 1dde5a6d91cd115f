import { sql } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';
import { ApiError } from '../errors.ts';

export interface Limit {
  readonly times: number;
  readonly seconds: number;
}

/** Limits that hold over every process, because they are counted in the database. */
export interface RateLimiter {
  /** Counts one try for `key`; throws 10429 with the seconds to wait when there were too many. */
  readonly take: (key: string, limit: Limit) => Promise<void>;
  /**
   * Runs `work` as a guess for `key`. It is counted before it is judged, so that guesses side by
   * side cannot slip through, and given back unless it failed as `isWrong` says.
   */
  readonly guess: <T>(
    key: string,
    limit: Limit,
    isWrong: (error: unknown) => boolean,
    work: () => Promise<T>,
  ) => Promise<T>;
}

export const createRateLimiter = (db: Db): RateLimiter => {
  const take: RateLimiter['take'] = async (key, { times, seconds }) => {
    const { rows } = await db.execute<{ count: number; wait: number }>(sql`
      insert into rate_limits as limits (key) values (${key})
      on conflict (key) do update set
        count = case when limits.started_at + make_interval(secs => ${seconds}) <= now() then 1 else limits.count + 1 end,
        started_at = case when limits.started_at + make_interval(secs => ${seconds}) <= now() then now() else limits.started_at end
      returning count, ceil(extract(epoch from started_at + make_interval(secs => ${seconds}) - now()))::int as wait`);
    const [row] = rows;
    if (row && row.count > times)
      throw new ApiError('10429', { retryAfter: Math.max(1, row.wait) });
  };
  const giveBack = (key: string) =>
    db.execute(sql`update rate_limits set count = greatest(0, count - 1) where key = ${key}`);
  return {
    take,
    guess: async (key, limit, isWrong, work) => {
      await take(key, limit);
      let wrong = false;
      try {
        return await work();
      } catch (error) {
        wrong = isWrong(error);
        throw error;
      } finally {
        if (!wrong) await giveBack(key);
      }
    },
  };
};
