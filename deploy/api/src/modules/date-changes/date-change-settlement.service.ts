import { CONFIRMATION_HOURS } from '@tapnook/kernel';
import { and, eq, sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import {
  addChangedBack,
  lockOrder,
  moveToDay,
  type Order,
  orders,
  returnSupplementPlaces,
  takeOverPlaces,
} from '../orders/index.ts';
import { returnMoney } from '../payments/index.ts';
import { orderChanges } from './date-changes.tables.ts';
import { movableUnits } from './movable-units.service.ts';

export type OrderChange = typeof orderChanges.$inferSelect;

/** Until when a merchant confirms a new day. */
export const CONFIRM_BY = sql`app_now() + make_interval(hours => ${CONFIRMATION_HOURS})`;

/** The new day costs less: what was paid too much goes back. */
export const returnDifference = async (
  tx: Tx,
  order: Order,
  change: OrderChange,
): Promise<void> => {
  const amount = Math.min(-change.difference, order.capturedAmount - order.refundedAmount);
  if (amount <= 0) return;
  await addChangedBack(tx, order.id, amount);
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

/** The order does not move: places and payment of its new day go back whole. */
const returnSupplement = async (tx: Tx, supplement: Order): Promise<void> => {
  await returnSupplementPlaces(tx, supplement.id);
  if (supplement.capturedAmount === 0) return;
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

const moveChange = (
  tx: Tx,
  change: OrderChange,
  state: 'waiting' | 'done' | 'ended',
): Promise<OrderChange[]> =>
  tx
    .update(orderChanges)
    .set(
      state === 'waiting'
        ? { state, confirmBy: CONFIRM_BY }
        : { state, settledAt: sql`app_now()`, mailedAt: null },
    )
    .where(and(eq(orderChanges.id, change.id), eq(orderChanges.state, change.state)))
    .returning();

/**
 * Ends an open change with a supplement that holds its places: the order takes them over with the
 * new day, or it stays as it was when it may not move any more.
 */
const endChange = async (
  tx: Tx,
  order: Order,
  change: OrderChange,
  supplement: Order,
  agrees: boolean,
): Promise<void> => {
  const units = agrees ? await movableUnits(tx, order).catch(() => 0) : 0;
  const isDone = units === change.units;
  const [moved] = await moveChange(tx, change, isDone ? 'done' : 'ended');
  if (!moved) throw new ApiError('20628');
  if (!isDone) return returnSupplement(tx, supplement);
  await takeOverPlaces(tx, order, supplement.id);
  await moveToDay(tx, order, { day: change.toDay, time: change.toTime }, change.personPrices);
  if (change.difference < 0) await returnDifference(tx, order, change);
};

/**
 * The difference was paid, in the transaction of the payment: the order takes over the new day, or
 * waits for its merchant. Was it used or refunded meanwhile, the payment goes back.
 */
export const applyPaidChange = async (tx: Tx, supplement: Order): Promise<void> => {
  const order = supplement.changeOf ? await lockOrder(tx, supplement.changeOf) : undefined;
  const [change] = await tx
    .select()
    .from(orderChanges)
    .where(and(eq(orderChanges.supplementId, supplement.id), eq(orderChanges.state, 'held')))
    .for('update');
  if (!order || !change) throw new Error(`order ${supplement.orderNo} pays no change`);
  if (order.needsConfirmation) await moveChange(tx, change, 'waiting');
  else await endChange(tx, order, change, supplement, true);
};

/** The merchant’s answer to a new day, or the clock’s. Its order is locked by the caller. */
export const decideChange = async (
  tx: Tx,
  order: Order,
  changeId: string,
  agrees: boolean,
): Promise<void> => {
  const [change] = await tx
    .select()
    .from(orderChanges)
    .where(and(eq(orderChanges.id, changeId), eq(orderChanges.state, 'waiting')))
    .for('update');
  const supplement = change?.supplementId ? await lockOrder(tx, change.supplementId) : undefined;
  if (!change || !supplement) throw new ApiError('20628');
  await endChange(tx, order, change, supplement, agrees);
};

/** Nobody paid the difference: the order keeps its day. */
export const endUnpaidChange = async (tx: Tx, supplement: Order): Promise<void> => {
  await tx
    .update(orderChanges)
    .set({ state: 'ended', settledAt: sql`app_now()` })
    .where(and(eq(orderChanges.supplementId, supplement.id), eq(orderChanges.state, 'held')));
};

/**
 * The merchant's answer, within its own orders; null is every merchant. Returns the order's id.
 */
export const decideMerchantChange = (
  db: Db,
  merchantId: number | null,
  changeId: string,
  agrees: boolean,
): Promise<string> =>
  inTransaction(db, async (tx) => {
    const [found] = await tx
      .select({ id: orders.id })
      .from(orderChanges)
      .innerJoin(orders, eq(orders.id, orderChanges.orderId))
      .where(
        and(
          sql`${orderChanges.id}::text = ${changeId}`,
          merchantId === null ? undefined : eq(orders.merchantId, merchantId),
        ),
      );
    const order = found && (await lockOrder(tx, found.id));
    if (!order) throw new ApiError('10405');
    await decideChange(tx, order, changeId, agrees);
    return order.id;
  });
