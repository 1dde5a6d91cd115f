import { addDays, hongKongInstant } from '@tapnook/kernel';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { inventory } from '../catalog/index.ts';
import {
  record,
  type Order,
  vouchersOf,
  orderHolds,
  orders,
  vouchers,
  isReturned,
  takePlaces,
} from '../orders/index.ts';
import type { KindPrices } from './date-changes.tables.ts';

export interface OrderDay {
  readonly day: string;
  readonly time: string | null;
}

/** How an event names a day. */
const dayText = ({ day, time }: OrderDay): string => [day, time].filter(Boolean).join('T');

/**
 * How many units of an order still have the day that was bought. Throws 20628 when one of them was
 * used, or none can be.
 */
export const movableUnits = async (tx: Tx, order: Order): Promise<number> => {
  const all = await vouchersOf(tx, order.id);
  const live = all.filter((voucher) => !isReturned(voucher));
  const isMovable =
    order.code === 'TBR' &&
    order.participationDate !== null &&
    order.redemptionHold === null &&
    live.length > 0 &&
    live.every(({ status, usedCount }) => status === 'requires_redeemed' && usedCount === 0);
  if (!isMovable) throw new ApiError('20628');
  return live.length;
};

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

/** Rows of the inventory are locked in order of their ids, so that crossing moves do not block. */
const lockPlaces = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0)
    await tx
      .select({ id: inventory.id })
      .from(inventory)
      .where(inArray(inventory.id, [...ids]))
      .orderBy(asc(inventory.id))
      .for('update');
};

const giveBack = async (
  tx: Tx,
  orderId: string,
  old: readonly { readonly inventoryId: number; readonly left: number }[],
): Promise<void> => {
  for (const { inventoryId, left } of old) {
    await tx.execute(sql`update inventory set sold = sold - ${left} where id = ${inventoryId}`);
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

/** The day of a snapshot, as its vouchers and pages show it. */
export const snapshotOn = (
  snapshot: Order['snapshot'],
  { day, time }: OrderDay,
): Order['snapshot'] => {
  const endsAt = hongKongInstant(addDays(day, 1));
  return {
    ...snapshot,
    endsAt,
    participationEndAt: time ? null : endsAt,
    planInfo: { ...snapshot.planInfo, endExchangeTime: endsAt },
  };
};

/**
 * Gives a locked order its new day: its dates, its vouchers' period and prices by kind of person,
 * and the event of it.
 */
export const setDay = async (
  tx: Tx,
  order: Order,
  to: OrderDay,
  personPrices: KindPrices,
): Promise<void> => {
  const snapshot = snapshotOn(order.snapshot, to);
  await tx
    .update(orders)
    .set({
      participationDate: to.day,
      startTime: to.time,
      snapshot,
      updatedAt: sql`app_now()`,
    })
    .where(eq(orders.id, order.id));
  await tx
    .update(vouchers)
    .set({ endsAt: new Date(snapshot.endsAt) })
    .where(and(eq(vouchers.orderId, order.id), eq(vouchers.status, 'requires_redeemed')));
  for (const [kind, unitPrice] of Object.entries(personPrices))
    await tx
      .update(vouchers)
      .set({ unitPrice })
      .where(and(eq(vouchers.orderId, order.id), sql`person_kind = ${kind}`));
  await record(tx, {
    orderId: order.id,
    kind: 'order',
    event: 'date_changed',
    fromState: dayText({ day: order.participationDate ?? to.day, time: order.startTime }),
    toState: dayText(to),
  });
};
