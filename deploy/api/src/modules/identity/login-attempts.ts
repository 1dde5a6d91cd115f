import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { verifyPassword } from './password-hash.ts';

/**
 * Wrong passwords for one account or address, from all unknown devices together or from one known
 * device: above any owner's patience, below any guesser's need.
 */
const WRONG_PASSWORD_LIMIT = { times: 10, seconds: 900 };

/**
 * Compares a password, at most ten wrong times in a quarter of an hour for `key`. The try is
 * counted before it is judged, so that tries side by side cannot slip through; a right one clears
 * the count. Throws 10429.
 */
export const attemptPassword = async (
  deps: Deps,
  key: string,
  stored: string | null | undefined,
  password: string,
): Promise<boolean> => {
  await deps.rateLimiter.take(key, WRONG_PASSWORD_LIMIT);
  const right = await verifyPassword(stored, password);
  if (right) await deps.db.execute(sql`delete from rate_limits where key = ${key}`);
  return right;
};
