import { inTransaction } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { noteBounce, noteSmsStatus, suppressAddress } from '../jobs/index.ts';
import { endSubscription } from '../notifications/index.ts';
import type { DeliveryReport } from '../sms/index.ts';
import type { MailEvent } from './mail-events.ts';

/** Reports come in any order and more than once: what ended a message stays. */
export const noteDeliveryReport = async (
  { db }: Pick<Deps, 'db'>,
  { id, status, error }: DeliveryReport,
): Promise<void> => {
  await noteSmsStatus(db, id, status, error ?? null);
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
        await noteBounce(tx, messageId, address, detail);
      await endSubscription(tx, address);
    }
  });
