import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';

/**
 * Codes stay a day after they expire, because ten a day are counted from them; changes of the ways
 * in stay longer, so that the page behind an old letter can say that it is too late.
 */
export const deleteExpired = async ({ db }: Deps): Promise<void> => {
  await db.execute(
    sql`delete from verification_codes where expires_at < app_now() - interval '1 day'`,
  );
  await db.execute(sql`delete from tickets where expires_at < app_now() - interval '1 day'`);
  await db.execute(
    sql`delete from credential_changes where expires_at < app_now() - interval '30 days'`,
  );
  await db.execute(sql`delete from oauth_flows where expires_at < app_now()`);
  await db.execute(sql`delete from passkey_challenges where expires_at < app_now()`);
  await db.execute(sql`delete from sessions where last_seen_at < app_now() - interval '60 days'`);
};
