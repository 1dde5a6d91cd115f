import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import type { Order } from './order-events.service.ts';
import { orders } from './orders.tables.ts';

const PAID_STATES = {
  COM: 'all_redeemed',
  TBC: 'initial',
  TBR: 'requires_redeemed',
} as const;

interface Payment extends Pick<Order, 'transactionNo'> {
  readonly method: NonNullable<Order['payMethod']>;
  readonly amount: number;
}

/** The whole of an unpaid order was paid; undefined when it no longer waits for that amount. */
export const markPaid = async (
  tx: Tx,
  order: Order,
  { amount, method, transactionNo }: Payment,
): Promise<Order | undefined> => {
  // What pays the difference of a change has no vouchers of its own: it is complete once paid.
  const to = order.changeOf ? 'COM' : order.needsConfirmation ? 'TBC' : 'TBR';
  const [paid] = await tx
    .update(orders)
    .set({
      code: to,
      state: PAID_STATES[to],
      capturedAmount: order.paymentAmount,
      payMethod: method,
      transactionNo,
      paidAt: sql`app_now()`,
      updatedAt: sql`app_now()`,
      sweepUntil: null,
      doubtSince: null,
    })
    .where(and(eq(orders.id, order.id), eq(orders.code, 'TBP'), eq(orders.paymentAmount, amount)))
    .returning();
  return paid;
};

/** Its payment is in question: no voucher of it is redeemed meanwhile. The first reason stays. */
export const holdRedemption = async (
  tx: Tx,
  orderId: string,
  reason: NonNullable<Order['redemptionHold']>,
): Promise<void> => {
  await tx
    .update(orders)
    .set({ redemptionHold: reason })
    .where(and(eq(orders.id, orderId), isNull(orders.redemptionHold)));
};

/** Lets vouchers be redeemed again. */
export const releaseRedemption = async (tx: Tx, orderId: string): Promise<void> => {
  await tx.update(orders).set({ redemptionHold: null }).where(eq(orders.id, orderId));
};

/** A refund was decided: money and coins of the order go back. */
export const addReturned = async (
  tx: Tx,
  orderId: string,
  { amount, coins }: { readonly amount: number; readonly coins: number },
): Promise<void> => {
  await tx
    .update(orders)
    .set({
      refundedAmount: sql`${orders.refundedAmount} + ${amount}`,
      refundedCoins: sql`${orders.refundedCoins} + ${coins}`,
      updatedAt: sql`app_now()`,
    })
    .where(eq(orders.id, orderId));
};

/** The gateway returned money of the order, or, of an amount below zero, it lost a refund. */
export const addReturnedMoney = async (tx: Tx, orderId: string, amount: number): Promise<void> => {
  await tx
    .update(orders)
    .set({
      refundedAmount: sql`${orders.refundedAmount} + ${amount}`,
      updatedAt: sql`app_now()`,
    })
    .where(eq(orders.id, orderId));
};

/** Coins of the order go back after its money did. */
export const addReturnedCoins = async (tx: Tx, orderId: string, coins: number): Promise<void> => {
  await tx
    .update(orders)
    .set({ refundedCoins: sql`${orders.refundedCoins} + ${coins}` })
    .where(eq(orders.id, orderId));
};

/** Of what goes back, this much does because a new day costs less. */
export const addChangedBack = async (tx: Tx, orderId: string, amount: number): Promise<void> => {
  await tx
    .update(orders)
    .set({ changedBackAmount: sql`${orders.changedBackAmount} + ${amount}` })
    .where(eq(orders.id, orderId));
};
