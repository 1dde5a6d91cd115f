import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { ApiModule } from '../../module.ts';
import { createDelivery } from './message-delivery.ts';
import { sendOutbox } from './outbox-sender.ts';

const send = async (deps: Deps): Promise<void> => {
  const delivery = createDelivery(deps.env);
  try {
    await sendOutbox(deps.db, delivery);
  } finally {
    delivery.close();
  }
};

/**
 * What is no longer needed goes: sent messages after a month, answers of repeated keys after a day,
 * idle counters.
 */
const tidy = async ({ db }: Deps): Promise<void> => {
  await db.execute(
    sql`delete from outbox where status <> 'queued' and created_at < app_now() - interval '30 days'`,
  );
  await db.execute(sql`delete from idempotency_keys where created_at < now() - interval '1 day'`);
  await db.execute(sql`delete from rate_limits where started_at < now() - interval '2 days'`);
};

/** Sending mail and SMS, and tidying up. */
export const jobs: ApiModule = {
  name: 'jobs',
  sweeps: [
    { name: 'outbox', everySeconds: 1, run: send },
    { name: 'tidy', everySeconds: 3600, run: tidy },
  ],
};
