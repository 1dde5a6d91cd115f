import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { outbox } from './jobs.tables.ts';

/** A message that nobody took; to whom it goes is not shown. */
export interface FailedMessage {
  readonly id: number;
  readonly channel: 'mail' | 'sms' | 'push';
  readonly attempts: number;
  readonly createdAt: Date;
  readonly lastError: string | null;
}

/** Messages that were given up, the oldest first. */
export const failedMessages = (tx: Tx): Promise<FailedMessage[]> =>
  tx
    .select({
      id: outbox.id,
      channel: outbox.channel,
      attempts: outbox.attempts,
      createdAt: outbox.createdAt,
      lastError: outbox.lastError,
    })
    .from(outbox)
    .where(eq(outbox.status, 'failed'))
    .orderBy(asc(outbox.id));

/** Puts one given up message, or all of them, into the queue again; gives how many. */
export const sendFailedAgain = async (tx: Tx, id?: number): Promise<number> => {
  const again = await tx
    .update(outbox)
    .set({ status: 'queued', attempts: 0, nextAttemptAt: sql`now()` })
    .where(and(eq(outbox.status, 'failed'), id === undefined ? undefined : eq(outbox.id, id)))
    .returning({ id: outbox.id });
  return again.length;
};
