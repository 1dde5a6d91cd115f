import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { orderEvents, orders } from './orders.tables.ts';

export type Order = typeof orders.$inferSelect;
export type OrderEvent = Omit<typeof orderEvents.$inferInsert, 'id' | 'at'>;

/** Records events in the transaction that makes them happen. */
export const record = async (tx: Tx, ...events: readonly OrderEvent[]): Promise<void> => {
  if (events.length > 0) await tx.insert(orderEvents).values([...events]);
};

/** Locks an order. Every change of an order, its vouchers or its attempts takes this lock first. */
export const lockOrder = async (tx: Tx, orderId: string): Promise<Order | undefined> => {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return order;
};

/** An order as it is, without its lock. */
export const readOrderById = async (tx: Tx, orderId: string): Promise<Order | undefined> => {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  return order;
};
