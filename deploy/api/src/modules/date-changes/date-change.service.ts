import { and, eq, inArray, sql } from 'drizzle-orm';
import { createClock } from '../../db/clock.ts';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { readChoice } from '../catalog/index.ts';
import {
  completeFreeSupplement,
  createSupplement,
  freeUntilOf,
  moveToDay,
  type Order,
  type OrderDay,
  swapPlaces,
} from '../orders/index.ts';
import {
  CONFIRM_BY,
  returnDifference,
  type OrderChange,
} from './date-change-settlement.service.ts';
import { type KindPrices, orderChanges } from './date-changes.tables.ts';
import { movableUnits } from './movable-units.service.ts';
import { differenceOn, ownedUnits, unitsOn, type DayPrices } from './unit-prices.service.ts';

/** A new day of an order, with what it costs more and takes. */
interface Planned {
  readonly to: OrderDay;
  readonly units: number;
  readonly unitPrice: number;
  readonly personPrices: KindPrices;
  readonly difference: number;
  readonly places: readonly number[];
}

/** What was bought, on another day: its price now, and the places that it takes. */
export const quoteDay = async (
  tx: Tx,
  order: Order,
  { day, time }: OrderDay,
): Promise<{ readonly prices: DayPrices; readonly places: readonly number[] }> => {
  const { snapshot } = order;
  const choice = await readChoice(tx, {
    productId: order.productId,
    planId: order.planId,
    date: day,
    time: time ?? undefined,
    fieldIds: snapshot.options.map(({ fieldId }) => Number(fieldId)),
    people: snapshot.people,
    isOwned: true,
    additions: snapshot.additions.flatMap(({ options }) =>
      options.map(({ id, quantity }) => ({ id: Number(id), quantity })),
    ),
  });
  return {
    prices: choice,
    places: choice.takes
      .filter(({ kind }) => kind === 'slot')
      .map(({ inventoryId }) => inventoryId),
  };
};

/** 20621 once a change is free no longer; 20628 for what never is. */
const checkRule = async (tx: Tx, order: Order): Promise<void> => {
  const until = freeUntilOf(order);
  if (until === null) throw new ApiError('20628');
  if (Date.parse(until) <= (await createClock(tx).now()).getTime()) throw new ApiError('20621');
};

const insertChange = async (
  tx: Tx,
  order: Order,
  planned: Planned,
  cause: OrderChange['cause'],
  state: OrderChange['state'],
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
      personPrices: planned.personPrices,
      difference: planned.difference,
      cause,
      state,
      settledAt: state === 'done' ? sql`app_now()` : null,
      confirmBy: state === 'waiting' ? CONFIRM_BY : null,
    })
    .returning();
  if (!change) throw new Error('the change was not kept');
  return change;
};

export const openChange = async (tx: Tx, orderId: string): Promise<OrderChange | undefined> => {
  const [held] = await tx
    .select()
    .from(orderChanges)
    .where(
      and(eq(orderChanges.orderId, orderId), inArray(orderChanges.state, ['held', 'waiting'])),
    );
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
  if (await openChange(tx, order.id))
    throw new ApiError('20628', { data: { changePending: true } });
  const { prices, places } = await quoteDay(tx, order, to);
  const owned = await ownedUnits(tx, order);
  const more = differenceOn(owned, prices);
  // The day was called off: whatever the new one costs more is not the shopper's.
  const difference = cause === 'called_off' ? Math.min(0, more) : more;
  if (expectedDifference !== undefined && expectedDifference !== difference)
    throw new ApiError('20624', { data: { difference, expectedDifference } });
  const moved = unitsOn(owned, prices, difference);
  const planned = {
    to,
    units,
    unitPrice: moved.find(({ personKind }) => personKind === null)?.price ?? prices.unit.pay,
    personPrices: Object.fromEntries(
      moved.flatMap(({ personKind, price }) => (personKind === null ? [] : [[personKind, price]])),
    ),
    difference,
    places,
  };
  const isConfirmed = order.needsConfirmation && cause === 'shopper';
  if (difference > 0 || isConfirmed) {
    const supplement = await createSupplement(tx, order, planned, Math.max(0, difference));
    const isFree = difference <= 0;
    if (isFree) await completeFreeSupplement(tx, supplement);
    const state = isFree ? 'waiting' : 'held';
    const change = await insertChange(tx, order, planned, cause, state, supplement.id);
    return { change, supplement: isFree ? null : supplement };
  }
  await swapPlaces(tx, order, places, units);
  const change = await insertChange(tx, order, planned, cause, 'done', null);
  await moveToDay(tx, order, to, planned.personPrices);
  if (difference < 0) await returnDifference(tx, order, change);
  return { change, supplement: null };
};
