import { documentNumber, hongKongDay } from '@tapnook/kernel';
import { and, desc, eq, sql } from 'drizzle-orm';
import { createClock } from '../../db/clock.ts';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { readChoice } from '../catalog/product-choice.service.ts';
import { freeUntilOf } from './change-policy.ts';
import { HOLD_MINUTES } from './create-order.service.ts';
import {
  movableUnits,
  setDay,
  snapshotOn,
  swapPlaces,
  takeOverPlaces,
  type OrderDay,
} from './move-order.service.ts';
import { lockOrder, record, type Order } from './order-events.service.ts';
import { orderChanges, orders } from './orders.tables.ts';
import { returnMoney } from './refunds.service.ts';
import { holdStock } from './stock.service.ts';

export type OrderChange = typeof orderChanges.$inferSelect;

/** What one unit of an order costs on the day that it has now. */
export const unitPriceNow = async (tx: Tx, order: Order): Promise<number> => {
  const [last] = await tx
    .select({ unitPrice: orderChanges.unitPrice })
    .from(orderChanges)
    .where(and(eq(orderChanges.orderId, order.id), eq(orderChanges.state, 'done')))
    .orderBy(desc(orderChanges.settledAt))
    .limit(1);
  return last?.unitPrice ?? order.unitPrice;
};

/** What was bought, on another day: its price now, and the places that it takes. */
export const quoteDay = async (tx: Tx, order: Order, { day, time }: OrderDay) => {
  const { snapshot } = order;
  const choice = await readChoice(tx, {
    productId: order.productId,
    planId: order.planId,
    date: day,
    time: time ?? undefined,
    fieldIds: snapshot.options.map(({ fieldId }) => Number(fieldId)),
    additions: snapshot.additions.flatMap(({ options }) =>
      options.map(({ id, quantity }) => ({ id: Number(id), quantity })),
    ),
  });
  return {
    unitPrice: choice.unit.pay,
    places: choice.takes
      .filter(({ kind }) => kind === 'slot')
      .map(({ inventoryId }) => inventoryId),
  };
};

/** 20621 once a change is free no longer; 20628 for what its merchant has to confirm. */
const checkRule = async (tx: Tx, order: Order): Promise<void> => {
  if (order.needsConfirmation) throw new ApiError('20628');
  const until = freeUntilOf(order);
  if (until === null) throw new ApiError('20628');
  if (Date.parse(until) <= (await createClock(tx).now()).getTime()) throw new ApiError('20621');
};

interface Planned {
  readonly to: OrderDay;
  readonly units: number;
  readonly unitPrice: number;
  readonly difference: number;
  readonly places: readonly number[];
}

/**
 * An order that pays the difference: it holds the new places for 30 minutes as any other does, and
 * the old ones stay with the order until it is paid.
 */
const createSupplement = async (tx: Tx, order: Order, planned: Planned): Promise<Order> => {
  const { to, units, difference, places } = planned;
  const now = await createClock(tx).now();
  const { firstName, lastName, regionId, phoneRegionId, phone, email, currency } = order;
  const [supplement] = await tx
    .insert(orders)
    .values({
      orderNo: documentNumber('TN', hongKongDay(now)),
      changeOf: order.id,
      userId: order.userId,
      merchantId: order.merchantId,
      productId: order.productId,
      planId: order.planId,
      quantity: units,
      unitPrice: Math.round(difference / units),
      totalAmount: difference,
      paymentAmount: difference,
      snapshot: { ...snapshotOn(order.snapshot, to), rewardRatio: 0, additions: [] },
      participationDate: to.day,
      startTime: to.time,
      firstName,
      lastName,
      regionId,
      phoneRegionId,
      phone,
      email,
      currency,
      idCardNo: order.idCardNo,
      customerAddress: order.customerAddress,
      customerSummary: order.customerSummary,
      // Its letter is the one of the change.
      mailedAt: sql`app_now()`,
      holdExpiresAt: sql`app_now() + make_interval(mins => ${HOLD_MINUTES})`,
    })
    .returning();
  if (!supplement) throw new Error('the order was not kept');
  await record(tx, {
    orderId: supplement.id,
    kind: 'order',
    event: 'order_created',
    toState: 'TBP',
    amount: difference,
  });
  await holdStock(
    tx,
    supplement,
    places.map((inventoryId) => ({ inventoryId, quantity: units, perUnit: true })),
  );
  return supplement;
};

const insertChange = async (
  tx: Tx,
  order: Order,
  planned: Planned,
  cause: OrderChange['cause'],
  supplementId: string | null,
): Promise<OrderChange> => {
  const [change] = await tx
    .insert(orderChanges)
    .values({
      orderId: order.id,
      supplementId,
      fromDay: order.participationDate ?? planned.to.day,
      fromTime: order.startTime,
      toDay: planned.to.day,
      toTime: planned.to.time,
      units: planned.units,
      unitPrice: planned.unitPrice,
      difference: planned.difference,
      cause,
      state: supplementId ? 'held' : 'done',
      settledAt: supplementId ? null : sql`app_now()`,
    })
    .returning();
  if (!change) throw new Error('the change was not kept');
  return change;
};

/** The new day costs less: what was paid too much goes back. */
const returnDifference = async (tx: Tx, order: Order, change: OrderChange): Promise<void> => {
  const amount = Math.min(-change.difference, order.capturedAmount - order.refundedAmount);
  if (amount <= 0) return;
  await tx
    .update(orders)
    .set({ changedBackAmount: sql`${orders.changedBackAmount} + ${amount}` })
    .where(eq(orders.id, order.id));
  await returnMoney(
    tx,
    order,
    {
      amount,
      coins: 0,
      reason: 'changed',
      note: null,
      onceKey: `change:${change.id}`,
      voucherNos: [],
      places: 0,
    },
    // The letter of the change says so.
    () => Promise.resolve(),
  );
};

const heldChange = async (tx: Tx, orderId: string): Promise<OrderChange | undefined> => {
  const [held] = await tx
    .select()
    .from(orderChanges)
    .where(and(eq(orderChanges.orderId, orderId), eq(orderChanges.state, 'held')));
  return held;
};

/**
 * Moves a locked order to another day. Costs it more, the new place is held for the payment of the
 * difference; else it moves at once. The same day again changes nothing.
 */
export const changeDay = async (
  tx: Tx,
  order: Order,
  to: OrderDay,
  cause: OrderChange['cause'],
  expectedDifference?: number,
): Promise<{ readonly change: OrderChange; readonly supplement: Order | null } | undefined> => {
  if (order.participationDate === to.day && order.startTime === to.time) return undefined;
  const units = await movableUnits(tx, order);
  if (cause === 'shopper') await checkRule(tx, order);
  const held = await heldChange(tx, order.id);
  if (held) throw new ApiError('20628', { data: { changePending: true } });
  const { unitPrice, places } = await quoteDay(tx, order, to);
  const more = (unitPrice - (await unitPriceNow(tx, order))) * units;
  // The day was called off: whatever the new one costs more is not the shopper's.
  const difference = cause === 'called_off' ? Math.min(0, more) : more;
  if (expectedDifference !== undefined && expectedDifference !== difference)
    throw new ApiError('20624', { data: { difference, expectedDifference } });
  const planned = { to, units, unitPrice, difference, places };
  if (difference > 0) {
    const supplement = await createSupplement(tx, order, planned);
    return { change: await insertChange(tx, order, planned, cause, supplement.id), supplement };
  }
  await swapPlaces(tx, order, places, units);
  const change = await insertChange(tx, order, planned, cause, null);
  await setDay(tx, order, to);
  if (difference < 0) await returnDifference(tx, order, change);
  return { change, supplement: null };
};

/** The order could not be moved any more: what was paid for its new day goes back whole. */
const returnSupplement = async (tx: Tx, supplement: Order): Promise<void> => {
  await tx.execute(
    sql`update inventory i set sold = i.sold - (h.quantity - h.returned) from order_holds h where h.order_id = ${supplement.id} and h.inventory_id = i.id and h.state = 'sold'`,
  );
  await tx.execute(
    sql`update order_holds set returned = quantity where order_id = ${supplement.id} and state = 'sold'`,
  );
  await returnMoney(
    tx,
    supplement,
    {
      amount: supplement.capturedAmount,
      coins: 0,
      reason: 'changed',
      note: null,
      onceKey: `change-failed:${supplement.id}`,
      voucherNos: [],
      places: 0,
    },
    () => Promise.resolve(),
  );
};

/**
 * The difference was paid: the order takes over the new places and the new day, in the transaction
 * of the payment. Was it used or refunded meanwhile, the payment goes back.
 */
export const applyPaidChange = async (tx: Tx, supplement: Order): Promise<void> => {
  const order = supplement.changeOf ? await lockOrder(tx, supplement.changeOf) : undefined;
  const [change] = await tx
    .select()
    .from(orderChanges)
    .where(and(eq(orderChanges.supplementId, supplement.id), eq(orderChanges.state, 'held')))
    .for('update');
  if (!order || !change) throw new Error(`order ${supplement.orderNo} pays no change`);
  const units = await movableUnits(tx, order).catch(() => 0);
  const isDone = units === change.units;
  await tx
    .update(orderChanges)
    .set({ state: isDone ? 'done' : 'ended', settledAt: sql`app_now()` })
    .where(eq(orderChanges.id, change.id));
  if (!isDone) return returnSupplement(tx, supplement);
  await takeOverPlaces(tx, order, supplement.id);
  await setDay(tx, order, { day: change.toDay, time: change.toTime });
};
