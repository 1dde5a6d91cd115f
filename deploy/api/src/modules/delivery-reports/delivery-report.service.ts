import { and, eq, sql } from 'drizzle-orm';
import { inTransaction } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { outbox } from '../jobs/index.ts';
import { suppressAddress } from '../jobs/index.ts';
import { subscriptions } from '../notifications/index.ts';
import type { DeliveryReport } from '../sms/index.ts';
import type { MailEvent } from './mail-events.ts';

/** Reports come in any order and more than once: what ended a message stays. */
export const noteDeliveryReport = async (
  { db }: Pick<Deps, 'db'>,
  { id, status, error }: DeliveryReport,
): Promise<void> => {
  await db
    .update(outbox)
    .set({ deliveryStatus: status, deliveryError: error ?? null })
    .where(
      sql`${outbox.id} = ${id} and ${outbox.channel} = 'sms' and (${outbox.deliveryStatus} is null or ${outbox.deliveryStatus} = 'sent')`,
    );
};

/** Mail to these addresses stops, and their newsletter ends. */
export const noteMailEvents = (
  { db }: Pick<Deps, 'db'>,
  events: readonly MailEvent[],
): Promise<void> =>
  inTransaction(db, async (tx) => {
    for (const { address, reason, detail, messageId } of events) {
      await suppressAddress(tx, address, reason, detail);
      if (reason === 'bounce' && messageId !== undefined)
        await tx
          .update(outbox)
          .set({ deliveryStatus: 'undelivered', deliveryError: detail.slice(0, 300) })
          .where(and(eq(outbox.id, messageId), eq(outbox.recipient, address.trim().toLowerCase())));
      await tx
        .update(subscriptions)
        .set({ subscribed: false, updatedAt: sql`app_now()` })
        .where(eq(subscriptions.email, address.trim().toLowerCase()));
    }
  });
