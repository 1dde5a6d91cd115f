import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import type { Order } from './order-events.service.ts';
import { orderHolds } from './orders.tables.ts';
import { findPendingOrders, type PendingOrder } from './pending-order.service.ts';

/** Something that can run out, and how many of it an order requests. */
export interface StockRequest {
  readonly inventoryId: number;
  readonly quantity: number;
  /** Wanted per unit bought (product, plan, slot, option), or once per order (additions). */
  readonly perUnit: boolean;
}

const byId = (requests: readonly StockRequest[]): readonly StockRequest[] =>
  requests.toSorted((a, b) => a.inventoryId - b.inventoryId);

/** Takes places of a kind: one conditional update. False when there are not enough left. */
export const takePlaces = async (
  tx: Tx,
  inventoryId: number,
  quantity: number,
  as: 'held' | 'sold',
): Promise<boolean> => {
  const column = sql.identifier(as);
  const taken = await tx.execute(
    sql`update inventory set ${column} = ${column} + ${quantity} where id = ${inventoryId} and (quota is null or sold + held + ${quantity} <= quota)`,
  );
  return taken.rowCount === 1;
};

interface Short extends Record<string, unknown> {
  readonly id: number;
  readonly wanted: number;
  readonly left: number;
  /** What the shopper's own unpaid orders hold of it. */
  readonly own: number;
}
/** What of the requests there is not enough of now. */
const insufficientOf = async (
  tx: Tx,
  userId: string,
  requests: readonly StockRequest[],
): Promise<readonly Short[]> => {
  const [ids, quantities] = [
    requests.map(({ inventoryId }) => inventoryId),
    requests.map(({ quantity }) => quantity),
  ];
  const { rows } = await tx.execute<Short>(sql`
    select i.id::int as id, w.quantity as wanted, greatest(0, i.quota - i.sold - i.held)::int as left,
      (select coalesce(sum(h.quantity), 0)::int from order_holds h join orders o on o.id = h.order_id where h.inventory_id = i.id and h.state = 'held' and o.user_id = ${userId} and o.code = 'TBP') as own
    from unnest(${sql.param(ids)}::int[], ${sql.param(quantities)}::int[]) as w(id, quantity) join inventory i on i.id = w.id
    where i.quota is not null and i.sold + i.held + w.quantity > i.quota order by i.id`);
  return rows;
};

const isInsufficient = ({ left, own, wanted }: Short): boolean => left + own < wanted;

/**
 * A shopper's unpaid orders for which a condition holds, if giving all of them up frees enough of
 * everything they request; else none.
 */
export const ordersWorthCanceling = async (
  tx: Tx,
  userId: string,
  requests: readonly StockRequest[],
  which: SQL,
): Promise<readonly PendingOrder[]> =>
  (await insufficientOf(tx, userId, requests)).some(isInsufficient)
    ? []
    : findPendingOrders(tx, userId, which);

/**
 * What is left, and the unpaid orders of the same shopper that have the rest, if without them there
 * were enough. What they hold themselves is not sold out for them.
 */
const refuseInsufficient = async (
  tx: Tx,
  userId: string,
  requests: readonly StockRequest[],
): Promise<never> => {
  const short = await insufficientOf(tx, userId, requests);
  const ids = sql.param(short.map(({ id }) => id));
  const unpaid = await ordersWorthCanceling(
    tx,
    userId,
    requests,
    sql`exists (select 1 from order_holds h where h.order_id = o.id and h.state = 'held' and h.inventory_id = any(${ids}::int[]))`,
  );
  const { left = 0, own = 0 } = short.find(isInsufficient) ?? short[0] ?? {};
  const remaining = unpaid.length > 0 ? left : left + own;
  throw new ApiError(remaining > 0 ? '20617' : '20602', {
    data: { remaining, ...(unpaid.length > 0 && { unpaid }) },
  });
};

/**
 * Holds stock for an order, rows locked in order of their ids; throws 20617, or 20602 when nothing
 * at all is left.
 */
export const holdStock = async (
  tx: Tx,
  { id: orderId, userId }: Pick<Order, 'id' | 'userId'>,
  requests: readonly StockRequest[],
): Promise<void> => {
  const ordered = byId(requests);
  for (const [index, request] of ordered.entries()) {
    if (!(await takePlaces(tx, request.inventoryId, request.quantity, 'held')))
      await refuseInsufficient(tx, userId, ordered.slice(index));
  }
  if (requests.length > 0)
    await tx.insert(orderHolds).values(
      ordered.map((request) => ({
        orderId,
        inventoryId: request.inventoryId,
        quantity: request.quantity,
        perUnit: request.perUnit,
      })),
    );
};

const holdsOf = (tx: Tx, orderId: string, state: 'held' | 'sold') =>
  tx
    .select()
    .from(orderHolds)
    .where(and(eq(orderHolds.orderId, orderId), eq(orderHolds.state, state)))
    .orderBy(asc(orderHolds.inventoryId))
    .for('update');

/** The order was paid: what was held is sold. */
export const sellStock = async (tx: Tx, orderId: string): Promise<void> => {
  for (const hold of await holdsOf(tx, orderId, 'held'))
    await tx.execute(
      sql`update inventory set held = held - ${hold.quantity}, sold = sold + ${hold.quantity} where id = ${hold.inventoryId}`,
    );
  await tx
    .update(orderHolds)
    .set({ state: 'sold' })
    .where(and(eq(orderHolds.orderId, orderId), eq(orderHolds.state, 'held')));
};

/** The order died unpaid: what was held is free again. */
export const releaseStock = async (tx: Tx, orderId: string): Promise<void> => {
  for (const hold of await holdsOf(tx, orderId, 'held'))
    await tx.execute(
      sql`update inventory set held = held - ${hold.quantity} where id = ${hold.inventoryId}`,
    );
  await tx
    .update(orderHolds)
    .set({ state: 'released' })
    .where(and(eq(orderHolds.orderId, orderId), eq(orderHolds.state, 'held')));
};

/** Units were refunded: their places are sold no longer. Additions go back with the last unit. */
export const returnSoldStock = async (
  tx: Tx,
  orderId: string,
  units: number,
  isLast: boolean,
): Promise<void> => {
  await tx.execute(
    sql`update products p set sold_count = greatest(0, p.sold_count - ${units}) from orders o where o.id = ${orderId} and p.id = o.product_id`,
  );
  for (const hold of await holdsOf(tx, orderId, 'sold')) {
    const left = hold.quantity - hold.returned;
    const back = hold.perUnit ? Math.min(units, left) : isLast ? left : 0;
    if (back === 0) continue;
    await tx.execute(
      sql`update inventory set sold = sold - ${back} where id = ${hold.inventoryId}`,
    );
    await tx
      .update(orderHolds)
      .set({ returned: sql`${orderHolds.returned} + ${back}` })
      .where(and(eq(orderHolds.orderId, orderId), eq(orderHolds.inventoryId, hold.inventoryId)));
  }
};
