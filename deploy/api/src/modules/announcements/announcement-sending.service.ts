import { eq, sql } from 'drizzle-orm';
import { inTransaction } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { notifyOnce } from '../notifications/index.ts';
import { announcementKey, nextAccounts } from './announcement-audience.service.ts';
import { announcements } from './announcements.tables.ts';

/** Accounts that are told in one transaction. */
const BATCH = 500;

/** Tells one batch of accounts; false when no announcement is due. */
const sendBatch = (deps: Pick<Deps, 'db'>): Promise<boolean> =>
  inTransaction(deps.db, async (tx) => {
    const [row] = await tx
      .select()
      .from(announcements)
      .where(
        sql`${announcements.status} in ('scheduled', 'sending')
          and ${announcements.scheduledAt} <= app_now()`,
      )
      .orderBy(announcements.scheduledAt, announcements.id)
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row) return false;
    const { id, title, body, link } = row;
    const accounts = await nextAccounts(tx, row.audience, { after: row.cursor, limit: BATCH });
    for (const userId of accounts)
      await notifyOnce(
        tx,
        userId,
        { kind: 'account', title, body, ...(link && { link }) },
        announcementKey(id, userId),
      );
    const isLast = accounts.length < BATCH;
    await tx
      .update(announcements)
      .set({
        status: isLast ? 'sent' : 'sending',
        cursor: accounts.at(-1) ?? row.cursor,
        told: row.told + accounts.length,
        ...(isLast && { sentAt: sql`app_now()` }),
      })
      .where(eq(announcements.id, id));
    return true;
  });

/** Tells announcements that are due in the accounts of those they are for. */
export const sendAnnouncements = async (deps: Pick<Deps, 'db'>): Promise<void> => {
  for (let isSending = true; isSending;) isSending = await sendBatch(deps);
};
