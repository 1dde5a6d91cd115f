import { desc, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
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
  /** That did not arrive. */
  readonly unreturnedAmount: number;
  /** Whether the money of vouchers that were refunded at a moment did not arrive. */
  readonly isUnreturned: (refundedAt: Date) => boolean;
}

const isMadeOutside = ({ reason }: Pick<typeof refunds.$inferSelect, 'reason'>): boolean =>
  reason === 'gateway';

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
      createdAt: refunds.createdAt,
    })
    .from(refunds)
    .where(inArray(refunds.orderId, [...orderIds]));
  return (orderId) => {
    const own = rows.filter((refund) => refund.orderId === orderId);
    const sumOf = (fits: (refund: (typeof own)[number]) => boolean): number =>
      own.filter(fits).reduce((sum, { amount }) => sum + amount, 0);
    return {
      lateAmount: sumOf(({ reason }) => reason === 'late'),
      unreturnedAmount: sumOf(({ status }) => isLost(status)),
      isUnreturned: (refundedAt) => {
        // A refund is decided in the transaction that ends its vouchers, and has their time.
        const decided = own.filter(({ createdAt }) => createdAt.getTime() === refundedAt.getTime());
        // One that was made in the gateway's dashboard precedes the end of its vouchers.
        const fitting = decided.length > 0 ? decided : own.filter(isMadeOutside);
        return fitting.some(({ status }) => isLost(status));
      },
    };
  };
};
