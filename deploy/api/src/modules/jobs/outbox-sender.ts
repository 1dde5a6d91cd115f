import { sql } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import type { OutboxPayload } from './jobs.tables.ts';
import type { Delivery } from './message-delivery.ts';

const BATCH = 20;
const TRIES = 8;
/** How long a process may take over a message it claimed before another takes it. */
const CLAIM_SECONDS = 60;

interface Claimed extends Record<string, unknown> {
  readonly id: number;
  readonly channel: 'mail' | 'sms';
  readonly recipient: string;
  readonly payload: OutboxPayload;
  readonly attempts: number;
}

const claim = async (db: Db): Promise<Claimed[]> => {
  const { rows } = await db.execute<Claimed>(sql`
    update outbox set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${CLAIM_SECONDS})
    where id in (select id from outbox where status = 'queued' and next_attempt_at <= now() order by next_attempt_at limit ${BATCH} for update skip locked)
    returning id, channel, recipient, payload, attempts`);
  return rows;
};

const fail = (db: Db, message: Claimed, error: unknown) => {
  const seconds = Math.min(3600, 5 * 4 ** (message.attempts - 1));
  return db.execute(sql`
    update outbox set status = ${message.attempts >= TRIES ? 'failed' : 'queued'}, last_error = ${String(error).slice(0, 300)}, next_attempt_at = now() + make_interval(secs => ${seconds})
    where id = ${message.id} and status = 'queued'`);
};

/**
 * Sends what is due, in small batches claimed without waiting for other processes. A message that
 * fails waits 5 s, 20 s, 80 s … and is given up after eight tries. What was sent loses its payload:
 * codes and addresses are not kept.
 */
export const sendOutbox = async (db: Db, delivery: Delivery): Promise<number> => {
  let sent = 0;
  for (let batch = await claim(db); batch.length > 0; batch = await claim(db)) {
    for (const message of batch) {
      try {
        await delivery.send(message.channel, message.recipient, message.payload, message.id);
        await db.execute(
          sql`update outbox set status = 'sent', sent_at = app_now(), payload = null, last_error = null where id = ${message.id}`,
        );
        sent += 1;
      } catch (error) {
        await fail(db, message, error);
      }
    }
  }
  return sent;
};
