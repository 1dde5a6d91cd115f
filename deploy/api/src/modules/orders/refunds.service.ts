import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { isDisputed } from '../payments/disputes.service.ts';
import { paymentAttempts, refunds } from '../payments/payments.tables.ts';
import { refundCoins } from '../points/order-coins.service.ts';
import { lockOrder, record, type Order } from './order-events.service.ts';
import { refreshOrderState, vouchersOf } from './order-state.service.ts';
import { orders } from './orders.tables.ts';
import { isRefundable, isReturned, unusedOf, share, coinShare } from './refund-amounts.ts';
import { returnSoldStock } from './stock.service.ts';
import { withdrawVouchers } from './voucher-withdrawal.service.ts';

/** A refund: cents of the order's currency, and coins. `onceKey` identifies it. */
export interface Given {
  readonly amount: number;
  readonly coins: number;
  readonly reason: 'rejected' | 'merchant' | 'late' | 'gateway';
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
    if (await isDisputed(tx, orderId)) throw new ApiError('20601');
    const before = unusedOf(all.filter(isReturned));
    const uses = all.reduce((sum, voucher) => sum + voucher.usageLimit, 0);
    const places = await withdrawVouchers(tx, order, all, chosen);
    await returnMoney(
      tx,
      order,
      {
        // Some of it may have gone back at the gateway alone.
        amount: Math.min(
          share(order.capturedAmount, before, unusedOf(chosen), uses),
          order.capturedAmount - order.refundedAmount,
        ),
        coins: coinShare(order.coins, before, unusedOf(chosen), uses),
        reason: 'merchant',
        note,
        onceKey: `order:${orderId}:${before}`,
        voucherNos: chosen.map(({ voucherNo }) => voucherNo),
        places,
      },
      notify,
    );
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
        amount: order.capturedAmount - order.refundedAmount,
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
