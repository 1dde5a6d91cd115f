import type { PersonType, PriceTier } from '@tapnook/contracts/api';
import { personTypeLabel } from '@tapnook/kernel';
import type { TextValues } from '@tapnook/server/translations';
import { asc, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError, fieldError } from '../../errors.ts';
import type { Texts } from '../../translations.ts';
import { personTypes } from './catalog.tables.ts';
import {
  money,
  personPrice,
  type PersonKind,
  type PersonPrices,
  type PlanPrices,
  type SlotPrices,
  type UnitPrice,
} from './pricing.ts';

export type PersonTypeRow = typeof personTypes.$inferSelect;
export interface PersonCount {
  readonly kind: PersonKind;
  readonly quantity: number;
}

/** A slot's own prices, of its plan and of kinds of persons. */
export interface SlotFace extends SlotPrices {
  readonly personPrices: PersonPrices | null;
}

/** The kinds of persons of plans, the one of the plan's own price first. */
export const readPersonTypes = async (
  tx: Tx,
  planIds: readonly number[],
): Promise<readonly PersonTypeRow[]> =>
  planIds.length === 0
    ? []
    : tx
        .select()
        .from(personTypes)
        .where(inArray(personTypes.planId, [...planIds]))
        .orderBy(asc(personTypes.sort), asc(personTypes.id));

/** What names a kind of person. */
export const personTypeName = (type: PersonTypeRow) => ({
  kind: type.kind,
  name: type.name,
  minAge: type.minAge,
  maxAge: type.maxAge,
});

const paid = (unit: UnitPrice) => ({
  price: money(unit.price),
  specialPrice: unit.pay < unit.price ? money(unit.pay) : null,
});

/** A kind of person of a plan, with its price in the cheapest of these slots. */
export const personTypeView = (
  type: PersonTypeRow,
  plan: PlanPrices,
  faces: readonly SlotFace[],
  now: Date,
): PersonType => {
  const units = (faces.length > 0 ? faces : [null]).map((face) =>
    personPrice(type, plan, face, 0, now),
  );
  const least = units.reduce((one, other) => (other.pay < one.pay ? other : one));
  const shown = personTypeName(type);
  return {
    ...shown,
    label: {
      en_gb: personTypeLabel(shown, 'en-US'),
      zh_hk: personTypeLabel(shown, 'zh-HK'),
    },
    ...paid(least),
    minCount: type.minCount,
    maxCount: type.maxCount,
    isAccompanied: type.isAccompanied,
  };
};

/** What each kind of person costs in a slot; nothing where all pay the same. */
export const tierPrices = (
  people: readonly { readonly kind: PersonKind; readonly unit: UnitPrice }[],
): Pick<PriceTier, 'personPrices'> =>
  people.length === 0
    ? {}
    : {
        personPrices: people.map(({ kind, unit }) => ({
          kind,
          ...paid(unit),
        })),
      };

/** Persons of one kind, chosen and priced. */
export interface ChosenPerson extends PersonCount {
  readonly type: PersonTypeRow;
  readonly unit: UnitPrice;
}

const refuse = (fault: keyof Texts['fault']['people'], values?: TextValues): never => {
  throw new ApiError('20623', {
    fields: [fieldError('body.people', `fault.people.${fault}`, values)],
  });
};

/**
 * What an order has bought: its rules were held then, and kinds that are gone pay the plan's price.
 */
export const ownedPeople = (
  types: readonly PersonTypeRow[],
  people: readonly PersonCount[] | undefined,
): readonly PersonCount[] =>
  (people ?? []).filter((one) => types.some(({ kind }) => kind === one.kind));

/**
 * Holds the persons of a choice against the rules of its plan. All are of the first kind when none
 * are named. Throws 20623.
 */
export const checkPeople = (
  types: readonly PersonTypeRow[],
  wanted: readonly PersonCount[] | undefined,
  quantity: number,
): readonly PersonCount[] => {
  const [first] = types;
  if (!first) {
    if (wanted?.length) refuse('same');
    return [];
  }
  const people = wanted?.length ? wanted : [{ kind: first.kind, quantity }];
  const counts = new Map(people.map((one) => [one.kind, one.quantity]));
  if (
    counts.size !== people.length ||
    people.some((one) => !types.some(({ kind }) => kind === one.kind))
  )
    refuse('unknown');
  if (people.reduce((sum, one) => sum + one.quantity, 0) !== quantity) refuse('sum');
  for (const type of types) {
    const count = counts.get(type.kind) ?? 0;
    const { name, minCount, maxCount } = type;
    if (count < minCount) refuse('atLeast', { count: minCount, name });
    if (maxCount !== null && count > maxCount) refuse('atMost', { count: maxCount, name });
  }
  const chosen = types.filter((type) => counts.has(type.kind));
  if (chosen.every((type) => type.isAccompanied)) refuse('accompanied');
  return people;
};
