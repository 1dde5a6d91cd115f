import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import type { Order } from './order-events.service.ts';
import { orderHolds } from './orders.tables.ts';
import { waitingOrder } from './waiting-order.service.ts';

/** Something that can run out, and how many of it an order wants. */
export interface Want {
  readonly inventoryId: number;
  readonly quantity: number;
  /** Wanted per unit bought (product, plan, slot, option), or once per order (additions). */
  readonly perUnit: boolean;
}

const byId = (wants: readonly Want[]): readonly Want[] => wants.toSorted((a, b) => a.inventoryId - b.inventoryId);

/** Takes places of a kind: one conditional update. False when there are not enough left. */
export const takePlaces = async (tx: Tx, inventoryId: number, quantity: number, as: 'held' | 'sold'): Promise<boolean> => {
  const column = sql.identifier(as);
  const taken = await tx.execute(sql`update inventory set ${column} = ${column} + ${quantity} where id = ${inventoryId} and (quota is null or sold + held + ${quantity} <= quota)`);
  return taken.rowCount === 1;
};

/** What is left, and the unpaid order of the same shopper that has the rest, if without it there were enough. What they hold themselves is not sold out for them. */
const refuseShort = async (tx: Tx, userId: string, { inventoryId, quantity }: Want): Promise<never> => {
  const holding = sql`select h.quantity from order_holds h where h.inventory_id = ${inventoryId} and h.state = 'held' and h.order_id = o.id`;
  const { rows } = await tx.execute<{ left: number; own: number }>(sql`
    select greatest(0, quota - sold - held)::int as left, (select coalesce(sum((${holding})), 0)::int from orders o where o.user_id = ${userId} and o.code = 'TBP') as own
    from inventory where id = ${inventoryId}`);
  const { left = 0, own = 0 } = rows[0] ?? {};
  const isOwn = own > 0 && left + own >= quantity;
  const remaining = isOwn ? left : left + own;
  const waiting = isOwn ? await waitingOrder(tx, userId, sql`exists (${holding})`) : undefined;
  throw new ApiError(remaining > 0 ? '20617' : '20602', { data: { remaining, ...(waiting && { waiting }) } });
};

/** Holds stock for an order, rows locked in order of their ids; throws 20617, or 20602 when nothing at all is left. */
export const holdStock = async (tx: Tx, { id: orderId, userId }: Pick<Order, 'id' | 'userId'>, wants: readonly Want[]): Promise<void> => {
  for (const want of byId(wants)) {
    if (!(await takePlaces(tx, want.inventoryId, want.quantity, 'held'))) await refuseShort(tx, userId, want);
  }
  if (wants.length > 0) await tx.insert(orderHolds).values(byId(wants).map((want) => ({ orderId, inventoryId: want.inventoryId, quantity: want.quantity, perUnit: want.perUnit })));
};

const holdsOf = (tx: Tx, orderId: string, state: 'held' | 'sold') =>
  tx.select().from(orderHolds).where(and(eq(orderHolds.orderId, orderId), eq(orderHolds.state, state))).orderBy(asc(orderHolds.inventoryId)).for('update');

/** The order was paid: what was held is sold. */
export const sellStock = async (tx: Tx, orderId: string): Promise<void> => {
  for (const hold of await holdsOf(tx, orderId, 'held')) await tx.execute(sql`update inventory set held = held - ${hold.quantity}, sold = sold + ${hold.quantity} where id = ${hold.inventoryId}`);
  await tx.update(orderHolds).set({ state: 'sold' }).where(and(eq(orderHolds.orderId, orderId), eq(orderHolds.state, 'held')));
};

/** The order died unpaid: what was held is free again. */
export const releaseStock = async (tx: Tx, orderId: string): Promise<void> => {
  for (const hold of await holdsOf(tx, orderId, 'held')) await tx.execute(sql`update inventory set held = held - ${hold.quantity} where id = ${hold.inventoryId}`);
  await tx.update(orderHolds).set({ state: 'released' }).where(and(eq(orderHolds.orderId, orderId), eq(orderHolds.state, 'held')));
};

/** Units were refunded: their places are sold no longer. Additions go back with the last unit. */
export const unsellStock = async (tx: Tx, orderId: string, units: number, isLast: boolean): Promise<void> => {
  await tx.execute(sql`update products p set sold_count = greatest(0, p.sold_count - ${units}) from orders o where o.id = ${orderId} and p.id = o.product_id`);
  for (const hold of await holdsOf(tx, orderId, 'sold')) {
    const left = hold.quantity - hold.returned;
    const back = hold.perUnit ? Math.min(units, left) : isLast ? left : 0;
    if (back === 0) continue;
    await tx.execute(sql`update inventory set sold = sold - ${back} where id = ${hold.inventoryId}`);
    await tx.update(orderHolds).set({ returned: sql`${orderHolds.returned} + ${back}` }).where(and(eq(orderHolds.orderId, orderId), eq(orderHolds.inventoryId, hold.inventoryId)));
  }
};
