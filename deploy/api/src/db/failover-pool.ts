import { isOutage, sqlState, type Pool } from './pool.ts';

/** A database that could not be asked is not asked again for so long. */
const AVOID_MS = 3_000;

/** A pool for reads that knows which of its databases answers. */
export interface FailoverPools {
  /**
   * For reads that pages are made of: the replica, or the primary while no replica answers or the
   * replica lacks a change that pages show.
   */
  readonly replicaFirst: Pool;
  /** For reads that must be fresh while they can be: the primary, or else the replica. */
  readonly primaryFirst: Pool;
}

type Query = (...input: readonly unknown[]) => Promise<unknown>;
/**
 * Full, slow or waited for too long: that is load, and load is not to be moved to the other
 * database. 57014 is a statement that took too long, class 53 a lack of resources.
 */
const isBusy = (error: unknown): boolean => {
  const state = sqlState(error) ?? '';
  const isQueueFull =
    error instanceof Error && error.message.startsWith('timeout exceeded when trying to connect');
  return isQueueFull || state === '57014' || state.startsWith('53');
};

/** Reads alone may go through these: what was sent to one database is repeated on the other. */
export const createFailoverPools = (
  primary: Pool,
  replica: Pool,
  now: () => number = Date.now,
  isBehind: () => boolean = () => false,
): FailoverPools => {
  const awayUntil = new Map<Pool, number>();
  /** Whether to leave it out; once its time is over, one reading tries it and the others go on. */
  const isAvoided = (pool: Pool): boolean => {
    const until = awayUntil.get(pool);
    if (until === undefined) return false;
    if (until > now()) return true;
    awayUntil.set(pool, now() + AVOID_MS);
    return false;
  };
  const attemptOn = async <T>(pool: Pool, work: (pool: Pool) => Promise<T>): Promise<T> => {
    const result = await work(pool);
    awayUntil.delete(pool);
    return result;
  };
  const attempt = async <T>(
    first: Pool,
    second: Pool,
    work: (pool: Pool) => Promise<T>,
  ): Promise<T> => {
    const [chosen, spare] = isAvoided(first) ? [second, first] : [first, second];
    try {
      return await attemptOn(chosen, work);
    } catch (error) {
      if (!isOutage(error) || isBusy(error)) throw error;
      awayUntil.set(chosen, now() + AVOID_MS);
      return attemptOn(spare, work);
    }
  };
  const preferring = (own: Pool, order: () => readonly [Pool, Pool]): Pool => {
    const pool = Object.create(own) as Pool;
    const query: Query = (...input) =>
      attempt(...order(), (chosen) => (chosen.query as unknown as Query)(...input));
    Object.assign(pool, {
      query,
      connect: () => attempt(...order(), (chosen) => chosen.connect()),
      end: () => own.end(),
    });
    return pool;
  };
  return {
    replicaFirst: preferring(replica, () => (isBehind() ? [primary, replica] : [replica, primary])),
    primaryFirst: preferring(primary, () => [primary, replica]),
  };
};
