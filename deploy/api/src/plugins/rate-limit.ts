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
  /** As `guess`, against several keys of one window at once; `limits` gives the times of each. */
  readonly guessAll: <T>(
    limits: Readonly<Record<string, number>>,
    seconds: number,
    isWrong: (error: unknown) => boolean,
    work: () => Promise<T>,
  ) => Promise<T>;
}

export const createRateLimiter = (db: Db): RateLimiter => {
  /**
   * One statement whatever the number of keys; in their order, so that two never wait for each
   * other.
   */
  const count = async (
    limits: Readonly<Record<string, number>>,
    seconds: number,
  ): Promise<{ readonly allowed: readonly string[]; readonly wait: number }> => {
    const { rows } = await db.execute<{ key: string; count: number; wait: number }>(sql`
      insert into rate_limits as limits (key) select k
        from unnest(${sql.param(Object.keys(limits))}::text[]) k order by k
      on conflict (key) do update set
        count = case when limits.started_at + make_interval(secs => ${seconds}) <= now() then 1
          else limits.count + 1 end,
        started_at = case when limits.started_at + make_interval(secs => ${seconds}) <= now()
          then now() else limits.started_at end
      returning key, count, ceil(extract(epoch
        from started_at + make_interval(secs => ${seconds}) - now()))::int as wait`);
    const over = rows.filter((row) => row.count > (limits[row.key] ?? 0));
    return {
      allowed: rows.filter((row) => !over.includes(row)).map(({ key }) => key),
      wait: over.length > 0 ? Math.max(1, ...over.map((row) => row.wait)) : 0,
    };
  };
  const giveBack = (keys: readonly string[]) =>
    db.execute(
      sql`update rate_limits set count = greatest(0, count - 1)
        where key in (select key from rate_limits where key = any(${sql.param([...keys])}::text[])
        order by key for update)`,
    );
  const take: RateLimiter['take'] = async (key, { times, seconds }) => {
    const { wait } = await count({ [key]: times }, seconds);
    if (wait > 0) throw new ApiError('10429', { retryAfter: wait });
  };
  const guessAll: RateLimiter['guessAll'] = async (limits, seconds, isWrong, work) => {
    const { allowed, wait } = await count(limits, seconds);
    if (wait > 0) {
      if (allowed.length > 0) await giveBack(allowed);
      throw new ApiError('10429', { retryAfter: wait });
    }
    let wrong = false;
    try {
      return await work();
    } catch (error) {
      wrong = isWrong(error);
      throw error;
    } finally {
      if (!wrong) await giveBack(allowed);
    }
  };
  return {
    take,
    guessAll,
    guess: (key, { times, seconds }, isWrong, work) =>
      guessAll({ [key]: times }, seconds, isWrong, work),
  };
};
