import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { orderEvents, orders, vouchers } from './orders.tables.ts';

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

/**
 * Locks the order for which a condition holds; says whether its hold still runs, and which day it
 * is in Hong Kong.
 */
export const lockHeldOrder = async (
  tx: Tx,
  which: SQL | undefined,
): Promise<
  { readonly order: Order; readonly isHeld: boolean; readonly today: string } | undefined
> => {
  const [row] = await tx
    .select({
      ...getTableColumns(orders),
      isHeld: sql<boolean>`coalesce(${orders.holdExpiresAt} > app_now(), false)`,
      today: sql<string>`hk_today()::text`,
    })
    .from(orders)
    .where(which)
    .for('update');
  if (!row) return undefined;
  const { isHeld, today, ...order } = row;
  return { order, isHeld, today };
};

/** An order as it is, without its lock. */
export const readOrderById = async (tx: Tx, orderId: string): Promise<Order | undefined> => {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  return order;
};

/** The order of a number, whoever's it is. */
export const readOrderByNo = async (tx: Tx, orderNo: string): Promise<Order | undefined> => {
  const [order] = await tx.select().from(orders).where(eq(orders.orderNo, orderNo));
  return order;
};

/** The order that a voucher is of; undefined for a number that nobody was given. */
export const readOrderOfVoucher = async (tx: Tx, voucherNo: string): Promise<Order | undefined> => {
  const [found] = await tx
    .select({ order: orders })
    .from(vouchers)
    .innerJoin(orders, eq(orders.id, vouchers.orderId))
    .where(eq(vouchers.voucherNo, voucherNo));
  return found?.order;
};

/** All that happened to an order, in its order. */
export const readOrderEvents = (tx: Tx, orderId: string) =>
  tx
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));

/** When the vouchers of some orders were refunded, by their numbers. */
export const readRefundTimes = async (
  tx: Tx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string | null, Date>> => {
  const rows = await tx
    .select({ voucherNo: orderEvents.voucherNo, at: orderEvents.at })
    .from(orderEvents)
    .where(
      and(inArray(orderEvents.orderId, [...orderIds]), eq(orderEvents.event, 'voucher_refunded')),
    );
  return new Map(rows.map(({ voucherNo, at }) => [voucherNo, at]));
};

/** The numbers of some orders by their ids. */
export const readOrderNumbers = async (
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: orders.id, orderNo: orders.orderNo })
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  return new Map(rows.map(({ id, orderNo }) => [id, orderNo]));
};
