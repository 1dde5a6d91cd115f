import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { ApiModule } from '../../module.ts';

/**
 * What is no longer needed goes: sent messages after a month, answers of repeated keys after a day,
 * idle counters.
 */
const tidy = async ({ db }: Deps): Promise<void> => {
  await db.execute(
    sql`delete from outbox
      where status <> 'queued' and created_at < app_now() - interval '30 days'`,
  );
  await db.execute(sql`delete from idempotency_keys where created_at < now() - interval '1 day'`);
  await db.execute(sql`delete from rate_limits where started_at < now() - interval '2 days'`);
};

/** Tidying up; messages are sent by `message-queues.ts`. */
export const jobsModule: ApiModule = {
  name: 'jobs',
  sweeps: [{ name: 'tidy', everySeconds: 3600, run: tidy }],
};

export { failedMessages, sendFailedAgain } from './failed-messages.service.ts';
export { createDelivery } from './message-delivery.ts';
export { createMessageQueues } from './message-queues.ts';
export {
  liftSuppression,
  suppressAddress,
  suppressionOf,
  type SuppressionReason,
} from './mail-suppressions.service.ts';
export {
  enqueueMail,
  enqueuePush,
  enqueueSms,
  isEnqueued,
  noteBounce,
  noteSmsStatus,
  readDeliveries,
  readMailsAbout,
  requeue,
  type Mail,
  type Sms,
  type SmsOutcome,
} from './outbox.service.ts';
export { pushEndpointGone } from './outbox-sender.ts';
export { senderAddress } from './sender-address.ts';
export { createScheduler, type Sweep } from './scheduler.ts';
