import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { record, type Order } from './order-events.service.ts';
import { orders } from './orders.tables.ts';

/** Paid so many hours ago, and its merchant has not answered yet. */
const waitingSince = (hours: number) =>
  and(
    eq(orders.code, 'TBC'),
    sql`${orders.paidAt} <= app_now() - make_interval(hours => ${hours})`,
  );

/** Some orders that wait for their merchant so long. */
export const findWaitingOrders = async (
  tx: Tx,
  hours: number,
  limit: number,
): Promise<readonly string[]> => {
  const due = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(waitingSince(hours))
    .limit(limit);
  return due.map(({ id }) => id);
};

/** Locks some of them whose merchant was not reminded. */
export const lockUnreminded = (tx: Tx, hours: number, limit: number): Promise<Order[]> =>
  tx
    .select()
    .from(orders)
    .where(and(waitingSince(hours), isNull(orders.confirmRemindedAt)))
    .limit(limit)
    .for('update', { skipLocked: true });

/** Its merchant was reminded to confirm it. */
export const markConfirmReminded = async (tx: Tx, orderId: string): Promise<void> => {
  await tx
    .update(orders)
    .set({ confirmRemindedAt: sql`app_now()` })
    .where(eq(orders.id, orderId));
};

/** Its merchant confirms a paid order; undefined when it waits for that no longer. */
export const confirmWaitingOrder = async (
  tx: Tx,
  orderId: string,
  actor: string,
): Promise<Order | undefined> => {
  const [confirmed] = await tx
    .update(orders)
    .set({ code: 'TBR', state: 'requires_redeemed', updatedAt: sql`app_now()` })
    .where(and(eq(orders.id, orderId), eq(orders.code, 'TBC')))
    .returning();
  if (confirmed)
    await record(tx, {
      orderId,
      kind: 'order',
      event: 'order_tbr',
      fromState: 'TBC',
      toState: 'TBR',
      actor,
    });
  return confirmed;
};

/** An order ends that its merchant has not confirmed. `event` tells of it. */
export const endUnconfirmed = async (
  tx: Tx,
  orderId: string,
  reason: 'rejected' | 'withdrawn' | 'unconfirmed' | 'refunded',
  event: string,
): Promise<void> => {
  await tx
    .update(orders)
    .set({ code: 'INV', state: 'invalid', endReason: reason, updatedAt: sql`app_now()` })
    .where(and(eq(orders.id, orderId), eq(orders.code, 'TBC')));
  await record(tx, { orderId, kind: 'order', event, fromState: 'TBC', toState: 'INV' });
};

/** The confirmation of an order was put into the outbox. */
export const markMailed = async (tx: Tx, orderId: string): Promise<void> => {
  await tx
    .update(orders)
    .set({ mailedAt: sql`app_now()` })
    .where(eq(orders.id, orderId));
};
