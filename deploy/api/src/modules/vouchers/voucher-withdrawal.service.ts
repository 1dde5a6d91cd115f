import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { invalidateBookings } from '../booking/index.ts';
import {
  record,
  type Order,
  type Voucher,
  orders,
  vouchers,
  isReturned,
  returnSoldStock,
} from '../orders/index.ts';

const invalidate = async (tx: Tx, order: Order, chosen: readonly Voucher[]): Promise<void> => {
  for (const voucher of chosen) {
    const toState = voucher.status === 'expired_and_unredeemed' ? 'expired_and_invalid' : 'invalid';
    const [changed] = await tx
      .update(vouchers)
      .set({ status: toState })
      .where(
        and(
          eq(vouchers.voucherNo, voucher.voucherNo),
          eq(vouchers.status, voucher.status),
          eq(vouchers.usedCount, voucher.usedCount),
        ),
      )
      .returning({ voucherNo: vouchers.voucherNo });
    if (!changed) throw new ApiError('20622');
    await record(tx, {
      orderId: order.id,
      kind: 'voucher',
      event: 'voucher_refunded',
      voucherNo: voucher.voucherNo,
      fromState: voucher.status,
      toState,
    });
  }
};

/**
 * Nothing of the order is left to its shopper: what waited for a review waits no longer (part 3,
 * "Review").
 */
const closeReview = async (tx: Tx, order: Order): Promise<void> => {
  const closed = await tx
    .update(orders)
    .set({ reviewStatus: 'DISABLE_REVIEW' })
    .where(and(eq(orders.id, order.id), eq(orders.reviewStatus, 'PENDING')))
    .returning({ id: orders.id });
  await record(
    tx,
    ...closed.map(({ id }) => ({
      orderId: id,
      kind: 'review' as const,
      event: 'review_closed',
      fromState: 'PENDING',
      toState: 'DISABLE_REVIEW',
    })),
  );
};

/**
 * Takes vouchers back with their bookings, and their stock: of a refund, or because the money went
 * back without us. Gives how many places were booked with them.
 */
export const withdrawVouchers = async (
  tx: Tx,
  order: Order,
  all: readonly Voucher[],
  chosen: readonly Voucher[],
): Promise<number> => {
  const isWhole = all.every((voucher) => isReturned(voucher) || chosen.includes(voucher));
  const places = await invalidateBookings(
    tx,
    order,
    chosen.map(({ voucherNo }) => voucherNo),
  );
  await invalidate(tx, order, chosen);
  // A place that was used once is used: it is not sold again.
  await returnSoldStock(
    tx,
    order.id,
    chosen.filter((voucher) => voucher.usedCount === 0).length,
    isWhole && all.every((voucher) => voucher.usedCount === 0),
  );
  if (isWhole) await closeReview(tx, order);
  return places;
};
