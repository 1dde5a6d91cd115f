import { personName } from '@tapnook/kernel';
import type { Db } from '../../db/pool.ts';
import { readMailsAbout } from '../jobs/index.ts';
import { readOrderById, readOrderEvents } from '../orders/index.ts';
import type { DisputeEvidence } from './gateway-records.ts';

/** The gateway takes so many characters in all; half of them for each of the two long texts. */
const MAX_TEXT = 20_000;
const PROOFS: ReadonlySet<string> = new Set(['order', 'payment', 'voucher', 'booking', 'review']);

/** The order, what was used of it and what we wrote to the shopper, for the bank to read. */
export const evidenceOf = async (db: Db, orderId: string): Promise<DisputeEvidence | undefined> => {
  const order = await readOrderById(db, orderId);
  if (!order) return undefined;
  const events = await readOrderEvents(db, orderId);
  const mails = await readMailsAbout(db, order.email ?? '', order.orderNo);
  const { snapshot, email, quantity, orderNo } = order;
  return {
    customerName: personName(order),
    customerEmail: email ?? '',
    productDescription:
      `${quantity} × ${snapshot.productName.en_gb}, ${snapshot.planName.en_gb}, ` +
      `order ${orderNo}`,
    serviceDate: order.participationDate ?? order.firstRedeemedAt?.toISOString().slice(0, 10) ?? '',
    activity: events
      .filter(({ kind }) => PROOFS.has(kind))
      .map(({ at, event, voucherNo }) =>
        [at.toISOString(), event, voucherNo].filter(Boolean).join(' '),
      )
      .join('\n')
      .slice(0, MAX_TEXT),
    messages: mails
      .map(({ at, subject }) => `${at.toISOString()} e-mail to ${email}: ${subject}`)
      .join('\n')
      .slice(0, MAX_TEXT),
  };
};
