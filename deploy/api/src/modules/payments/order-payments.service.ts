import { desc, eq, inArray, or } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { orders } from '../orders/index.ts';
import type { Attempt } from './payment-settlement.service.ts';
import { paymentAttempts, refunds, savedCards } from './payments.tables.ts';
import { isLost } from './refund-state.service.ts';
import type { SavedCard } from './saved-cards.service.ts';

/** Attempts to pay some orders, the newest first. */
export const readAttemptsOfOrders = (tx: Tx, orderIds: readonly string[]): Promise<Attempt[]> =>
  tx
    .select()
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.orderId, [...orderIds]))
    .orderBy(desc(paymentAttempts.createdAt));

/** Saved cards of some shoppers, the default ones first. */
export const readCardsOfUsers = (tx: Tx, userIds: readonly string[]): Promise<SavedCard[]> =>
  tx
    .select()
    .from(savedCards)
    .where(inArray(savedCards.userId, [...userIds]))
    .orderBy(desc(savedCards.isDefault));

/** What refunds of an order tell of it, in cents. */
export interface RefundSums {
  /** Of payments that came too late. */
  readonly lateAmount: number;
  /** That did not arrive, those of its supplements included. */
  readonly unreturnedAmount: number;
  /** Whether money of a refunded voucher did not arrive, its share of a supplement included. */
  readonly isUnreturned: (voucherNo: string) => boolean;
}

/** Sums of the refunds of some orders. */
export const readRefundSums = async (
  tx: Tx,
  orderIds: readonly string[],
): Promise<(orderId: string) => RefundSums> => {
  const rows = await tx
    .select({
      orderId: refunds.orderId,
      amount: refunds.amount,
      reason: refunds.reason,
      status: refunds.status,
      voucherNos: refunds.voucherNos,
      changeOf: orders.changeOf,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(or(inArray(refunds.orderId, [...orderIds]), inArray(orders.changeOf, [...orderIds])));
  return (orderId) => {
    // The supplement for a new day is shown with the order that moved.
    const own = rows.filter((refund) => refund.orderId === orderId || refund.changeOf === orderId);
    const sumOf = (fits: (refund: (typeof own)[number]) => boolean): number =>
      own.filter(fits).reduce((sum, { amount }) => sum + amount, 0);
    return {
      lateAmount: sumOf((refund) => refund.orderId === orderId && refund.reason === 'late'),
      unreturnedAmount: sumOf(({ status }) => isLost(status)),
      isUnreturned: (voucherNo) =>
        own.some(({ status, voucherNos }) => isLost(status) && voucherNos.includes(voucherNo)),
    };
  };
};
