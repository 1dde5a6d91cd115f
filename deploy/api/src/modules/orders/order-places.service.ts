import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import {
  inventory,
  lockPlaces,
  returnAllPlaces,
  returnPlaces,
  takePlaces,
} from '../catalog/index.ts';
import type { Order } from './order-events.service.ts';
import { orderHolds } from './orders.tables.ts';

/** The places of a day that an order has bought. */
const slotHolds = async (tx: Tx, orderId: string) =>
  tx
    .select({ inventoryId: orderHolds.inventoryId, left: sql<number>`quantity - returned` })
    .from(orderHolds)
    .innerJoin(inventory, eq(inventory.id, orderHolds.inventoryId))
    .where(
      and(
        eq(orderHolds.orderId, orderId),
        eq(orderHolds.state, 'sold'),
        eq(inventory.kind, 'slot'),
        sql`${orderHolds.quantity} > ${orderHolds.returned}`,
      ),
    )
    .orderBy(asc(orderHolds.inventoryId));

const giveBack = async (
  tx: Tx,
  orderId: string,
  old: readonly { readonly inventoryId: number; readonly left: number }[],
): Promise<void> => {
  for (const { inventoryId, left } of old) {
    await returnPlaces(tx, inventoryId, left);
    await tx
      .update(orderHolds)
      .set({ returned: sql`${orderHolds.quantity}` })
      .where(and(eq(orderHolds.orderId, orderId), eq(orderHolds.inventoryId, inventoryId)));
  }
};

/** Adds places to what an order has bought; it may have had the same day before. */
const addHold = (tx: Tx, orderId: string, inventoryId: number, quantity: number) =>
  tx
    .insert(orderHolds)
    .values({ orderId, inventoryId, quantity, perUnit: true, state: 'sold' })
    .onConflictDoUpdate({
      target: [orderHolds.orderId, orderHolds.inventoryId],
      set: { quantity: sql`${orderHolds.quantity} + ${quantity}` },
    });

/** Swaps the places of an order: the old ones go only once the new ones are taken (20619). */
export const swapPlaces = async (
  tx: Tx,
  order: Order,
  wanted: readonly number[],
  units: number,
): Promise<void> => {
  const old = await slotHolds(tx, order.id);
  await lockPlaces(tx, [...old.map(({ inventoryId }) => inventoryId), ...wanted]);
  for (const id of wanted)
    if (!(await takePlaces(tx, id, units, 'sold'))) throw new ApiError('20619');
  await giveBack(tx, order.id, old);
  for (const id of wanted) await addHold(tx, order.id, id, units);
};

/** Gives an order the places that its supplement has paid, in exchange for its old ones. */
export const takeOverPlaces = async (tx: Tx, order: Order, supplementId: string): Promise<void> => {
  const paid = await slotHolds(tx, supplementId);
  const old = await slotHolds(tx, order.id);
  await lockPlaces(
    tx,
    [...paid, ...old].map(({ inventoryId }) => inventoryId),
  );
  await giveBack(tx, order.id, old);
  await tx.delete(orderHolds).where(eq(orderHolds.orderId, supplementId));
  for (const { inventoryId, left } of paid) await addHold(tx, order.id, inventoryId, left);
};

/** The order did not move: all places that its supplement bought go back. */
export const returnSupplementPlaces = async (tx: Tx, supplementId: string): Promise<void> => {
  await returnAllPlaces(
    tx,
    sql`select inventory_id, quantity - returned as quantity from order_holds
      where order_id = ${supplementId} and state = 'sold'`,
  );
  await tx.execute(
    sql`update order_holds set returned = quantity where order_id = ${supplementId}
      and state = 'sold'`,
  );
};
