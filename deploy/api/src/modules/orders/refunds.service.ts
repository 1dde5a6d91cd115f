import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { freePlaces } from '../booking/booking-places.service.ts';
import { voucherBookings } from '../booking/booking.tables.ts';
import { paymentAttempts, refunds } from '../payments/payments.tables.ts';
import { refundCoins } from '../points/order-coins.service.ts';
import { lockOrder, record, type Order } from './order-events.service.ts';
import { refreshOrderState, vouchersOf } from './order-state.service.ts';
import { orders, vouchers } from './orders.tables.ts';
import { isRefundable, isReturned, unusedOf, share, coinShare } from './refund-amounts.ts';
import { returnSoldStock } from './stock.service.ts';
import type { Voucher } from './vouchers.service.ts';

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

/** Ends the bookings of refunded vouchers; gives how many places were booked. */
const invalidateBookings = async (
  tx: Tx,
  order: Order,
  chosen: readonly Voucher[],
): Promise<number> => {
  if (!order.isBooking) return 0;
  const rows = await tx
    .select()
    .from(voucherBookings)
    .where(
      and(
        inArray(
          voucherBookings.voucherNo,
          chosen.map((voucher) => voucher.voucherNo),
        ),
        inArray(voucherBookings.status, ['unbooked', 'booked']),
      ),
    )
    .for('update');
  for (const row of rows) {
    if (row.status === 'booked' && row.bookingId) await freePlaces(tx, row.bookingId, 1);
    await tx
      .update(voucherBookings)
      .set({ status: 'invalid', updatedAt: sql`app_now()` })
      .where(eq(voucherBookings.voucherNo, row.voucherNo));
    await record(tx, {
      orderId: order.id,
      kind: 'booking',
      event: 'booking_invalid',
      voucherNo: row.voucherNo,
      bookingId: row.bookingId,
      fromState: row.status,
      toState: 'invalid',
    });
  }
  return rows.filter((row) => row.status === 'booked').length;
};

/** A refund: cents of the order's currency, and coins. `onceKey` identifies it. */
export interface Given {
  readonly amount: number;
  readonly coins: number;
  readonly reason: 'rejected' | 'merchant' | 'late';
  readonly note: string | null;
  readonly onceKey: string;
  /** How the money came, and goes back. */
  readonly method: typeof paymentAttempts.$inferSelect.method;
  /** Numbers of the vouchers that it is for; none when none were issued. */
  readonly voucherNos: readonly string[];
  /** Places that were booked with them and are no longer. */
  readonly places: number;
}

/** Notifies the shopper of a refund, in the transaction that decides it. */
export type NotifyRefund = (tx: Tx, order: Order, given: Given) => Promise<void>;

/** Money and coins of a decided refund: the ledger at once, the gateway afterwards. */
const returnMoney = async (
  tx: Tx,
  order: Order,
  { voucherNos, places, ...input }: Omit<Given, 'method'>,
  notify: NotifyRefund,
): Promise<void> => {
  const [attempt] = await tx
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.orderId, order.id),
        inArray(paymentAttempts.status, ['succeeded', 'captured']),
      ),
    );
  if (!attempt) throw new ApiError('20601');
  await tx.insert(refunds).values({ attemptId: attempt.id, orderId: order.id, ...input });
  await tx
    .update(orders)
    .set({
      refundedAmount: sql`${orders.refundedAmount} + ${input.amount}`,
      refundedCoins: sql`${orders.refundedCoins} + ${input.coins}`,
      updatedAt: sql`app_now()`,
    })
    .where(eq(orders.id, order.id));
  await refundCoins(tx, order.userId, order.orderNo, input.coins);
  await record(tx, {
    orderId: order.id,
    kind: 'refund',
    event: 'refund_decided',
    amount: input.amount,
    coins: input.coins || null,
  });
  await notify(tx, order, { ...input, voucherNos, places, method: attempt.method });
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

/** Refunds vouchers of an order (merchant or administrator): all that can be, or those named. */
export const refundVouchers = async (
  db: Db,
  orderId: string,
  wanted: readonly string[] | undefined,
  note: string | null,
  notify: NotifyRefund,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (
      !order ||
      order.capturedAmount !== order.paymentAmount ||
      order.code === 'TBC' ||
      order.code === 'TBP'
    )
      throw new ApiError('20601');
    const all = await vouchersOf(tx, orderId);
    const chosen = wanted
      ? all.filter((voucher) => wanted.includes(voucher.voucherNo))
      : all.filter(isRefundable);
    if (
      chosen.length === 0 ||
      (wanted && chosen.length !== new Set(wanted).size) ||
      !chosen.every(isRefundable)
    )
      throw new ApiError('20622');
    const before = unusedOf(all.filter(isReturned));
    const uses = all.reduce((sum, voucher) => sum + voucher.usageLimit, 0);
    const isWhole = all.every((voucher) => isReturned(voucher) || chosen.includes(voucher));
    const places = await invalidateBookings(tx, order, chosen);
    await invalidate(tx, order, chosen);
    // A place that was used once is used: it is not sold again.
    await returnSoldStock(
      tx,
      orderId,
      chosen.filter((voucher) => voucher.usedCount === 0).length,
      isWhole && all.every((voucher) => voucher.usedCount === 0),
    );
    await returnMoney(
      tx,
      order,
      {
        amount: share(order.capturedAmount, before, unusedOf(chosen), uses),
        coins: coinShare(order.coins, before, unusedOf(chosen), uses),
        reason: 'merchant',
        note,
        onceKey: `order:${orderId}:${before}`,
        voucherNos: chosen.map(({ voucherNo }) => voucherNo),
        places,
      },
      notify,
    );
    if (isWhole) await closeReview(tx, order);
    const changed = await lockOrder(tx, orderId);
    if (changed) await refreshOrderState(tx, changed);
  });

/** Rejects an order that awaits confirmation and refunds all of it. */
export const rejectOrder = async (
  db: Db,
  orderId: string,
  note: string | null,
  notify: NotifyRefund,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.code !== 'TBC') throw new ApiError('20601');
    await tx
      .update(orders)
      .set({ code: 'INV', state: 'invalid', endReason: 'rejected', updatedAt: sql`app_now()` })
      .where(and(eq(orders.id, orderId), eq(orders.code, 'TBC')));
    await record(tx, {
      orderId,
      kind: 'order',
      event: 'order_rejected',
      fromState: 'TBC',
      toState: 'INV',
    });
    await returnSoldStock(tx, orderId, order.quantity, true);
    await returnMoney(
      tx,
      order,
      {
        amount: order.capturedAmount,
        coins: order.coins,
        reason: 'rejected',
        note,
        onceKey: `order:${orderId}:reject`,
        voucherNos: [],
        places: 0,
      },
      notify,
    );
  });
