import type { PersonType } from '@tapnook/contracts/api';
import { usdCents } from '@tapnook/kernel';

export interface Money {
  readonly HKD: number;
  readonly USD: number;
}

/** A price object of payloads from cents of HKD. */
export const money = (hkd: number): Money => ({ HKD: hkd, USD: usdCents(hkd) });
export const moneyOrNull = (hkd: number | null): Money | null => (hkd === null ? null : money(hkd));

export type PersonKind = PersonType['kind'];

export interface PlanPrices {
  readonly price: number;
  readonly specialPrice: number | null;
  readonly limitedPrice: number | null;
  readonly limitedStartAt: Date | null;
  readonly limitedEndAt: Date | null;
}
/** What a slot says instead of its plan; a price of its own drops the plan's special price. */
export interface SlotPrices {
  readonly price: number | null;
  readonly specialPrice: number | null;
}
/** What kinds of persons cost in a slot. */
export type PersonPrices = Readonly<Partial<Record<PersonKind, SlotPrices>>>;
/** Cents of one unit. `pay` is what it costs now; the others are shown beside it. */
export interface UnitPrice {
  readonly price: number;
  readonly specialPrice: number | null;
  readonly limitedPrice: number | null;
  readonly pay: number;
}

const lasts = (plan: PlanPrices, now: Date): boolean =>
  (plan.limitedStartAt === null || plan.limitedStartAt <= now) &&
  plan.limitedEndAt !== null &&
  now < plan.limitedEndAt;

const WITHOUT_LIMITED = { limitedPrice: null, limitedStartAt: null, limitedEndAt: null } as const;

/** The one way a unit is priced. `surcharge` is the sum of the chosen option fields' cents. */
export const unitPrice = (
  plan: PlanPrices,
  slot: SlotPrices | null,
  surcharge: number,
  now: Date,
): UnitPrice => {
  const own = slot?.price ?? null;
  const base = own ?? plan.price;
  const wanted = slot?.specialPrice ?? (own === null ? plan.specialPrice : null);
  const special = wanted !== null && wanted < base ? wanted : null;
  const limited =
    plan.limitedPrice !== null && lasts(plan, now) && plan.limitedPrice < (special ?? base)
      ? plan.limitedPrice
      : null;
  const plus = (cents: number): number => Math.max(0, cents + surcharge);
  return {
    price: plus(base),
    specialPrice: special === null ? null : plus(special),
    limitedPrice: limited === null ? null : plus(limited),
    pay: plus(limited ?? special ?? base),
  };
};

/** What a kind of person costs of a plan: without a price of its own, the plan's. */
export const personPrice = (
  type: {
    readonly kind: PersonKind;
    readonly price: number | null;
    readonly specialPrice: number | null;
  },
  plan: PlanPrices,
  slot: (SlotPrices & { readonly personPrices: PersonPrices | null }) | null,
  surcharge: number,
  now: Date,
): UnitPrice =>
  type.price === null
    ? unitPrice(plan, slot, surcharge, now)
    : unitPrice(
        { ...WITHOUT_LIMITED, price: type.price, specialPrice: type.specialPrice },
        slot?.personPrices?.[type.kind] ?? null,
        surcharge,
        now,
      );
