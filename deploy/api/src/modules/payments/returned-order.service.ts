import { and, eq } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import {
  addReturnedCoins,
  endUnconfirmed,
  lockOrder,
  type Order,
  refreshOrderState,
  vouchersOf,
  isRefundable,
  refundOf,
  returnSoldStock,
} from '../orders/index.ts';
import { refundCoins } from '../points/index.ts';
import { withdrawVouchers } from '../vouchers/index.ts';
import { refunds } from './payments.tables.ts';

const returnCoins = async (tx: Tx, order: Order, coins: number): Promise<void> => {
  if (coins === 0) return;
  await addReturnedCoins(tx, order.id, coins);
  await refundCoins(tx, order.userId, order.orderNo, coins);
};

/**
 * All money of an order went back without us, by a refund in the gateway's dashboard or a lost
 * dispute: what was not used of it ends. A part that went back is the operator's to judge.
 */
export const withdrawReturnedOrder = (
  db: Db,
  orderId: string,
  by: 'refund' | 'dispute',
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.capturedAmount === 0) return;
    if (by === 'refund' && order.refundedAmount < order.capturedAmount) return;
    if (order.code === 'TBC') {
      await endUnconfirmed(tx, order.id, 'refunded', 'order_inv');
      await returnSoldStock(tx, order, order.quantity, true);
      await returnCoins(tx, order, order.coins - order.refundedCoins);
      return;
    }
    const all = await vouchersOf(tx, orderId);
    const chosen = all.filter(isRefundable);
    if (chosen.length === 0) return;
    const { coins } = refundOf(order, all, chosen);
    await withdrawVouchers(tx, order, all, chosen);
    await tx
      .update(refunds)
      .set({ voucherNos: chosen.map(({ voucherNo }) => voucherNo) })
      .where(and(eq(refunds.orderId, orderId), eq(refunds.reason, 'gateway')));
    await returnCoins(tx, order, Math.min(coins, order.coins - order.refundedCoins));
    const changed = await lockOrder(tx, orderId);
    if (changed) await refreshOrderState(tx, changed);
  });
