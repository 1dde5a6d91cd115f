import { and, eq, sql } from 'drizzle-orm';
import { appNow } from '../../db/clock.ts';
import type { Tx } from '../../db/pool.ts';
import type { emailAdded, emailRemoved } from '../identity/index.ts';
import { subscriptions } from './notifications.tables.ts';

type Added = Parameters<typeof emailAdded.raise>[1];
type Removed = Parameters<typeof emailRemoved.raise>[1];

/**
 * An address that already had the news keeps its choice, unless its owner agrees at registration.
 */
export const addMember = async (
  tx: Tx,
  { userId, email, wantsNews, isRegistration }: Added,
): Promise<void> => {
  await tx
    .insert(subscriptions)
    .values({ email, userId, subscribed: wantsNews })
    .onConflictDoUpdate({
      target: subscriptions.email,
      set: {
        userId,
        ...(isRegistration && { updatedAt: appNow }),
        ...(isRegistration && wantsNews && { subscribed: true }),
      },
    });
};

export const removeMember = async (tx: Tx, { userId, email }: Removed): Promise<void> => {
  await tx
    .update(subscriptions)
    .set({ userId: null })
    .where(and(eq(subscriptions.email, email), eq(subscriptions.userId, userId)));
};

/** A newsletter went to these addresses. */
export const markNewsletterSent = async (tx: Tx, emails: readonly string[]): Promise<void> => {
  await tx.execute(
    sql`update subscriptions set last_newsletter_at = app_now()
      where email = any(${sql.param([...emails])}::text[])`,
  );
};

/** The newsletter of an address ends, whose letters do not arrive or are not wanted. */
export const endSubscription = async (tx: Tx, address: string): Promise<void> => {
  await tx
    .update(subscriptions)
    .set({ subscribed: false, updatedAt: appNow })
    .where(eq(subscriptions.email, address.trim().toLowerCase()));
};
