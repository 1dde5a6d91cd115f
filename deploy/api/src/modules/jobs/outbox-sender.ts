import { sql } from 'drizzle-orm';
import { type Db, inTransaction } from '../../db/pool.ts';
import { defineEvent } from '../../domain-events.ts';
import { isRefusal, MessageRefusal } from '../sms/index.ts';
import { isGone } from '../web-push/index.ts';
import type { OutboxPayload } from './jobs.tables.ts';
import { suppressionOf } from './mail-suppressions.service.ts';
import type { Channel, Delivery } from './message-delivery.ts';

/** A browser can be pushed to no more. */
export const pushEndpointGone = defineEvent<{ readonly subscriptionId: string }>('push.gone');

interface QueuedMessage extends Record<string, unknown> {
  readonly channel: Channel;
  readonly recipient: string;
  readonly payload: OutboxPayload;
}

/** What bounced gets no mail, and who complained no news; a code or a voucher still comes. */
const refuseSuppressed = async (db: Db, { channel, recipient, payload }: QueuedMessage) => {
  if (channel !== 'mail') return;
  const found = await suppressionOf(db, recipient);
  if (found && (found.reason === 'bounce' || payload.unsubscribe))
    throw new MessageRefusal(`suppressed after a ${found.reason}: ${found.detail ?? ''}`);
};

/**
 * Sends one message of the outbox, unless it was sent or given up already. What was sent loses its
 * payload: codes and addresses are not kept. Throws what the receiver refused it with, after
 * writing that down; a refusal for good is given up at once.
 */
export const sendMessage = async (db: Db, delivery: Delivery, id: number): Promise<boolean> => {
  const {
    rows: [message],
  } = await db.execute<QueuedMessage>(sql`
    update outbox set attempts = attempts + 1 where id = ${id} and status = 'queued'
    returning channel, recipient, payload`);
  if (!message) return false;
  let providerId: string | void;
  try {
    await refuseSuppressed(db, message);
    providerId = await delivery.send(message.channel, message.recipient, message.payload, id);
  } catch (error) {
    await db.execute(
      sql`update outbox set last_error = ${String(error).slice(0, 300)} where id = ${id}`,
    );
    if (!isRefusal(error)) throw error;
    if (isGone(error))
      await inTransaction(db, (tx) =>
        pushEndpointGone.raise(tx, { subscriptionId: message.recipient }),
      );
    await giveUp(db, id);
    return false;
  }
  await db.execute(
    sql`update outbox set status = 'sent', sent_at = app_now(), payload = null, last_error = null,
      provider_id = ${providerId ?? null} where id = ${id}`,
  );
  return true;
};

/** A message that was tried often enough waits for an operator (`npm run outbox`). */
export const giveUp = async (db: Db, id: number): Promise<void> => {
  await db.execute(sql`update outbox set status = 'failed' where id = ${id} and status = 'queued'`);
};
