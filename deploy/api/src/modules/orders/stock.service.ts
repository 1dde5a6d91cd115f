import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import {
  RELEASE_HELD,
  returnPlaces,
  SELL_HELD,
  HOLD_WANTED,
  uncountSale,
} from '../catalog/index.ts';
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
    select i.id::int as id, w.quantity as wanted,
      greatest(0, i.quota - i.sold - i.held)::int as left,
      (select coalesce(sum(h.quantity), 0)::int from order_holds h
        join orders o on o.id = h.order_id where h.inventory_id = i.id and h.state = 'held'
        and o.user_id = ${userId} and o.code = 'TBP') as own
    from unnest(${sql.param(ids)}::int[], ${sql.param(quantities)}::int[]) as w(id, quantity)
      join inventory i on i.id = w.id
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
    sql`exists (select 1 from order_holds h where h.order_id = o.id and h.state = 'held'
      and h.inventory_id = any(${ids}::int[]))`,
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
  if (requests.length === 0) return;
  const list = <T>(pick: (request: StockRequest) => T) => sql.param(requests.map(pick));
  const { rows } = await tx.execute<{ id: number }>(sql`
    with wanted as (select * from unnest(${list((one) => one.inventoryId)}::int[],
      ${list((one) => one.quantity)}::int[], ${list((one) => one.perUnit)}::boolean[]) w(id,
      quantity, per_unit)),
    ${HOLD_WANTED}
    insert into order_holds (order_id, inventory_id, quantity, per_unit)
      select ${orderId}::uuid, w.id, w.quantity, w.per_unit from wanted w
        where w.id in (select id from taken)
    returning inventory_id::int as id`);
  const taken = new Set(rows.map(({ id }) => id));
  const refused = requests.filter(({ inventoryId }) => !taken.has(inventoryId));
  if (refused.length > 0) await refuseInsufficient(tx, userId, byId(refused));
};

const soldOf = (tx: Tx, orderId: string) =>
  tx
    .select()
    .from(orderHolds)
    .where(and(eq(orderHolds.orderId, orderId), eq(orderHolds.state, 'sold')))
    .orderBy(asc(orderHolds.inventoryId))
    .for('update');

/** What an order holds. */
const HELD = (orderId: string): SQL =>
  sql`select inventory_id, quantity from order_holds where order_id = ${orderId} and state = 'held'
    for update`;
// The last part waits for the others by what it reads of them: else it would run first.

/** The order was paid: what was held is sold. */
export const sellStock = async (tx: Tx, orderId: string): Promise<void> => {
  await tx.execute(sql`
    with held as (${HELD(orderId)}), ${SELL_HELD}
    update order_holds set state = 'sold' where order_id = ${orderId}
      and inventory_id in (select id from moved)`);
};

/** The order died unpaid: what was held is free again. */
export const releaseStock = async (tx: Tx, orderId: string): Promise<void> => {
  await tx.execute(sql`
    with held as (${HELD(orderId)}), ${RELEASE_HELD}
    update order_holds set state = 'released' where order_id = ${orderId}
      and inventory_id in (select id from moved)`);
};

/** Units were refunded: their places are sold no longer. Additions go back with the last unit. */
export const returnSoldStock = async (
  tx: Tx,
  { id: orderId, productId }: Pick<Order, 'id' | 'productId'>,
  units: number,
  isLast: boolean,
): Promise<void> => {
  await uncountSale(tx, productId, units);
  for (const hold of await soldOf(tx, orderId)) {
    const left = hold.quantity - hold.returned;
    const back = hold.perUnit ? Math.min(units, left) : isLast ? left : 0;
    if (back === 0) continue;
    await returnPlaces(tx, hold.inventoryId, back);
    await tx
      .update(orderHolds)
      .set({ returned: sql`${orderHolds.returned} + ${back}` })
      .where(and(eq(orderHolds.orderId, orderId), eq(orderHolds.inventoryId, hold.inventoryId)));
  }
};
