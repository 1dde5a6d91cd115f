import type { Addition, Plan, PriceTier } from '@tapnook/contracts/api';
import { orderTotal } from '@tapnook/kernel';
import { tierRefusal, isDayGone } from './availability.model.ts';
import type { Offer, Selection } from './offer.model.ts';
import { purchaseLimitReached } from './quantity-limit.model.ts';

const currentPrice = ({
  price,
  specialPrice,
  limitedTimePrice,
}: Pick<PriceTier, 'price' | 'specialPrice' | 'limitedTimePrice'>): number =>
  (limitedTimePrice ?? specialPrice ?? price).HKD;

export const cheapest = (tiers: readonly PriceTier[]): PriceTier | undefined =>
  tiers
    .filter((tier) => !tierRefusal(tier))
    .toSorted((a, b) => currentPrice(a) - currentPrice(b))[0];

const surchargeOf = (fields: Selection['fields']): number =>
  [...fields.values()].reduce((sum, field) => sum + field.surcharge.HKD, 0);

/**
 * Cents of one unit now, and before a reduction. Without a day it is what the plan costs at the
 * least. The day's prices count the options already, the plan's do not.
 */
export const unitPrice = ({
  plan,
  quoted,
  fields,
}: Pick<Selection, 'plan' | 'quoted' | 'fields'>):
  | { readonly pay: number; readonly was: number | undefined }
  | undefined => {
  if (!plan) return undefined;
  const surcharge = quoted ? 0 : surchargeOf(fields);
  const priced = quoted ?? {
    price: plan.lowestPrice,
    specialPrice: plan.lowestSpecialPrice,
    limitedTimePrice: null,
  };
  const pay = Math.max(0, currentPrice(priced) + surcharge);
  const was = Math.max(0, priced.price.HKD + surcharge);
  return { pay, was: was > pay ? was : undefined };
};

/** Cents of one person of a kind, on the chosen day or else at the least. */
export const personPrice = (kind: string, { plan, quoted, fields }: Selection): number => {
  const own = (quoted?.personPrices ?? plan?.personTypes ?? []).find((one) => one.kind === kind);
  return own
    ? Math.max(0, (own.specialPrice ?? own.price).HKD + (quoted ? 0 : surchargeOf(fields)))
    : 0;
};

/**
 * Whether one unit may cost more than {@link unitPrice} once the day, the time or an option is
 * chosen.
 */
export const mayCostMore = (
  { groups, tiers = [] }: Pick<Offer, 'groups' | 'tiers'>,
  { plan, quoted, tier, fields }: Selection,
): boolean => {
  if (
    groups.some(
      ({ id, fields: of }) =>
        !fields.has(id) && of.some(({ surcharge, isSoldOut }) => surcharge.HKD > 0 && !isSoldOut),
    )
  )
    return true;
  if (quoted)
    return (
      !tier &&
      tiers.some((other) => !tierRefusal(other) && currentPrice(other) > currentPrice(quoted))
    );
  return plan !== undefined && hasHigherPrices(plan);
};

/** Whether a plan costs more on other days than on its cheapest. */
export const hasHigherPrices = ({ lowestPrice, lowestSpecialPrice, highestPrice }: Plan): boolean =>
  highestPrice.HKD > (lowestSpecialPrice ?? lowestPrice).HKD;

const priceOf = (additions: readonly Addition[], id: string): number =>
  additions.flatMap(({ subExtraOptions }) => subExtraOptions).find((option) => option.id === id)
    ?.price.HKD ?? 0;

/**
 * Cents of everything chosen: the one total of the page, by the same rule as the order's (part 3).
 * None for a day that cannot be had, nor past what one person may have.
 */
export const totalOf = (
  offer: Pick<Offer, 'product' | 'purchased' | 'additions' | 'tiers'>,
  selection: Selection,
): number | undefined => {
  const unit =
    isDayGone(offer, selection) || purchaseLimitReached(offer) ? undefined : unitPrice(selection);
  return (
    unit &&
    orderTotal(
      ...(selection.people.size > 0
        ? ([
            [...selection.people].reduce(
              (sum, [kind, count]) => sum + personPrice(kind, selection) * count,
              0,
            ),
            1,
          ] as const)
        : ([unit.pay, selection.quantity] as const)),
      [...selection.additions].map(([id, quantity]) => ({
        price: priceOf(offer.additions, id),
        quantity,
      })),
    )
  );
};
