import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { addReturned, record, type Order } from '../orders/index.ts';
import { refundCoins } from '../points/index.ts';
import { paymentAttempts, type RefundReason, refunds } from './payments.tables.ts';

/** A refund: cents of the order's currency, and coins. `onceKey` identifies it. */
export interface Given {
  readonly amount: number;
  readonly coins: number;
  readonly reason: RefundReason;
  readonly note: string | null;
  readonly onceKey: string;
  /** How the money came, and goes back. */
  readonly method: typeof paymentAttempts.$inferSelect.method;
  /** Numbers of the vouchers that end with it; none when none do. */
  readonly voucherNos: readonly string[];
  /** Places that were booked with them and are no longer. */
  readonly places: number;
}

/** Notifies the shopper of a refund, in the transaction that decides it. */
export type NotifyRefund = (tx: Tx, order: Order, given: Given) => Promise<void>;

/** Money and coins of a decided refund: the ledger at once, the gateway afterwards. */
export const returnMoney = async (
  tx: Tx,
  order: Order,
  { places, ...input }: Omit<Given, 'method'>,
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
  await tx.insert(refunds).values({
    attemptId: attempt.id,
    orderId: order.id,
    ...input,
    voucherNos: [...input.voucherNos],
  });
  await addReturned(tx, order.id, input);
  await refundCoins(tx, order.userId, order.orderNo, input.coins);
  await record(tx, {
    orderId: order.id,
    kind: 'refund',
    event: 'refund_decided',
    amount: input.amount,
    coins: input.coins || null,
  });
  await notify(tx, order, { ...input, places, method: attempt.method });
};
