import { documentNumber, hongKongDay, hongKongInstant, addDays } from '@tapnook/kernel';
import { type Tx } from '../../db/pool.ts';
import { openVoucherBookings } from '../booking/index.ts';
import { addVouchers, record, type Order } from '../orders/index.ts';

/**
 * The period of an order's vouchers; a plan that is valid for some days counts them from the day of
 * payment.
 */
const periodOf = (order: Order, paidAt: Date): { startsAt: Date; endsAt: Date } => {
  const { startsAt, endsAt, validForDays } = order.snapshot;
  if (validForDays === null) return { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  return {
    startsAt: new Date(Math.min(paidAt.getTime(), Date.parse(startsAt))),
    endsAt: new Date(hongKongInstant(addDays(hongKongDay(paidAt), validForDays + 1))),
  };
};

/** Whom each voucher admits: the kinds of persons in their order, as often as they were bought. */
const personsOf = ({ snapshot, quantity }: Order) =>
  snapshot.people?.flatMap(({ kind, price, quantity: count }) =>
    Array.from({ length: count }, () => ({ personKind: kind, unitPrice: price })),
  ) ?? Array.from({ length: quantity }, () => ({}));

/**
 * Issues one voucher per unit of a captured order, and its booking row where dates are booked after
 * buying.
 */
export const issueVouchers = async (tx: Tx, order: Order, paidAt: Date): Promise<void> => {
  const period = periodOf(order, paidAt);
  const day = hongKongDay(paidAt);
  const rows = personsOf(order).map((person, index) => ({
    ...person,
    voucherNo: documentNumber('TN', day),
    orderId: order.id,
    merchantId: order.merchantId,
    position: index + 1,
    usageLimit: order.usageLimit,
    ...period,
  }));
  await addVouchers(tx, rows);
  if (order.isBooking)
    await openVoucherBookings(
      tx,
      order.id,
      rows.map(({ voucherNo }) => voucherNo),
    );
  await record(
    tx,
    ...rows.map(({ voucherNo }) => ({
      orderId: order.id,
      kind: 'voucher' as const,
      event: 'voucher_issued',
      voucherNo,
      toState: 'requires_redeemed',
    })),
  );
};
