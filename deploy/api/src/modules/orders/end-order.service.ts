import { ORDER_EDGES, statesBefore, type AttemptState } from '@tapnook/kernel';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { defineEvent } from '../../domain-events.ts';
import { returnCoins } from '../points/index.ts';
import { releaseCoupon } from './order-coupon.service.ts';
import { record, type Order } from './order-events.service.ts';
import { orders } from './orders.tables.ts';
import { releaseStock } from './stock.service.ts';

/** An unpaid order ends; it is locked, and has no open attempt to pay it. */
export const orderEnded = defineEvent<{ readonly order: Order }>('order.ended');

const OPEN: readonly AttemptState[] = ['pending', 'authorized'];

/**
 * Ends an unpaid order and releases all that it held. The caller must have closed its attempts at
 * the gateway, since an order with an open attempt is not ended. Returns false when the order was
 * no longer unpaid.
 */
export const endUnpaid = async (
  tx: Tx,
  order: Order,
  reason: 'canceled' | 'expired',
): Promise<boolean> => {
  const open = await tx.execute(
    sql`select 1 from payment_attempts where order_id = ${order.id}
      and status = any(${sql.param([...OPEN])}::text[])`,
  );
  if (open.rows.length > 0) return false;
  const [ended] = await tx
    .update(orders)
    .set({
      code: 'INV',
      state: 'invalid',
      endReason: reason,
      updatedAt: sql`app_now()`,
      sweepUntil: null,
      doubtSince: null,
    })
    .where(
      and(
        eq(orders.id, order.id),
        eq(orders.code, 'TBP'),
        inArray(orders.code, [...statesBefore(ORDER_EDGES, 'INV')]),
      ),
    )
    .returning({ id: orders.id });
  if (!ended) return false;
  await releaseStock(tx, order.id);
  await orderEnded.raise(tx, { order });
  await releaseCoupon(tx, order.id);
  await returnCoins(tx, order.userId, order.orderNo);
  await record(tx, {
    orderId: order.id,
    kind: 'order',
    event: `order_${reason}`,
    fromState: 'TBP',
    toState: 'INV',
    coins: order.coins || null,
  });
  return true;
};
