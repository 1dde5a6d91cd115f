import { SMALLEST_CHARGE_CENTS } from '@tapnook/kernel';
import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import type { PersonKind, UnitPrice } from '../catalog/index.ts';
import { isReturned, vouchersOf, type Order } from '../orders/index.ts';
import { orderChanges } from './date-changes.tables.ts';

/** Cents of one unit, and whom it is for where that makes a difference. */
export interface OwnedUnit {
  readonly personKind: PersonKind | null;
  readonly price: number;
}

/** What one unit of an order without kinds of persons costs on the day that it has now. */
const unitPriceNow = async (tx: Tx, order: Order): Promise<number> => {
  const [last] = await tx
    .select({ unitPrice: orderChanges.unitPrice })
    .from(orderChanges)
    .where(and(eq(orderChanges.orderId, order.id), eq(orderChanges.state, 'done')))
    .orderBy(desc(orderChanges.settledAt))
    .limit(1);
  return last?.unitPrice ?? order.unitPrice;
};

/** The units of an order that were not given back, with what they cost on the day it has now. */
export const ownedUnits = async (tx: Tx, order: Order): Promise<readonly OwnedUnit[]> => {
  const price = await unitPriceNow(tx, order);
  const live = (await vouchersOf(tx, order.id)).filter((voucher) => !isReturned(voucher));
  return live.map(({ personKind, unitPrice }) => ({ personKind, price: unitPrice ?? price }));
};

/** Another day's prices. */
export interface DayPrices {
  readonly unit: UnitPrice;
  readonly people: readonly { readonly kind: PersonKind; readonly unit: UnitPrice }[];
}

const priceOf = ({ personKind }: OwnedUnit, { unit, people }: DayPrices): number =>
  (people.find(({ kind }) => kind === personKind)?.unit ?? unit).pay;

const moreOn = (units: readonly OwnedUnit[], day: DayPrices): number =>
  units.reduce((sum, unit) => sum + priceOf(unit, day) - unit.price, 0);

/**
 * What all units are charged for another day; less than nothing when money goes back for it. What
 * the gateway could not take is not asked for.
 */
export const differenceOn = (units: readonly OwnedUnit[], day: DayPrices): number => {
  const more = moreOn(units, day);
  return more > 0 && more < SMALLEST_CHARGE_CENTS ? 0 : more;
};

/**
 * What the units count as on another day, for that `difference`. A dearer day that was given away
 * counts as what was paid: else a cheaper one after it would return money that nobody paid.
 */
export const unitsOn = (
  units: readonly OwnedUnit[],
  day: DayPrices,
  difference: number,
): readonly OwnedUnit[] =>
  moreOn(units, day) > difference
    ? units
    : units.map((unit) => ({ ...unit, price: priceOf(unit, day) }));
