import type { Choice } from '@tapnook/contracts';
import type { Addition, OptionGroup, Plan, PriceTier, Product } from '@tapnook/contracts/api';
import { isOverCeiling, orderTotal } from '@tapnook/kernel';

/** What can be bought, as far as it is known. `tiers` are those of the chosen day; undefined while they load. */
export interface Offer {
  readonly product: Pick<Product, 'productKind' | 'buyLimit' | 'inventory'>;
  readonly plans: readonly Plan[];
  readonly groups: readonly OptionGroup[];
  readonly additions: readonly Addition[];
  readonly tiers: readonly PriceTier[] | undefined;
  /** How many of the product the shopper has paid for already, as far as that is known and limited. */
  readonly purchased?: number | undefined;
}
type Field = OptionGroup['fields'][number];
type SubOption = Addition['subExtraOptions'][number];

/** A choice of the address, held against the offer: what is not offered (any more) is left out. */
export interface Selection {
  readonly plan: Plan | undefined;
  /** Option group id → chosen field. */
  readonly fields: ReadonlyMap<string, Field>;
  readonly date: string | undefined;
  readonly tier: PriceTier | undefined;
  /** The slot whose price is shown: the chosen one, or the cheapest of the day until one is chosen. */
  readonly quoted: PriceTier | undefined;
  readonly quantity: number;
  /** Addition option id → how many. */
  readonly additions: ReadonlyMap<string, number>;
}

/** What keeps a choice from being bought, the first thing first. */
export type MissingChoice =
  | { readonly kind: 'bought'; readonly limit: number; readonly bought: number }
  | { readonly kind: 'plan' }
  | { readonly kind: 'option'; readonly group: OptionGroup }
  | { readonly kind: 'date' }
  | { readonly kind: 'date-gone' }
  | { readonly kind: 'time' }
  | { readonly kind: 'addition'; readonly addition: Addition }
  | { readonly kind: 'ceiling' };

/** The most units of one order when nothing else limits them. */
const MOST = 99;

export const isDated = (product: Pick<Product, 'productKind'>): boolean =>
  product.productKind === 'dated';

/** Why a plan cannot be chosen, or undefined. `now` in milliseconds. */
export const planRefusal = (
  plan: Plan,
  now: number,
): 'soldOut' | 'notYet' | 'ended' | undefined => {
  if (plan.status === 'inactive' || plan.remainAmount === 0) return 'soldOut';
  if (plan.startSellTime && Date.parse(plan.startSellTime) > now) return 'notYet';
  return plan.endSellTime && Date.parse(plan.endSellTime) <= now ? 'ended' : undefined;
};

/** Some of a day's or a start time's places are taken: only then is what is left worth a word. */
export const isScarce = ({
  totalCount,
  remainCount,
}: Pick<PriceTier, 'totalCount' | 'remainCount'>): boolean =>
  remainCount !== null && (totalCount === null || remainCount < totalCount);

/** Why a start time cannot be chosen, or undefined. */
export const tierRefusal = (tier: PriceTier): 'soldOut' | 'closed' | undefined => {
  if (tier.isSoldOut || tier.remainCount === 0) return 'soldOut';
  return tier.status === 'inactive' ? 'closed' : undefined;
};

/** Nothing of the chosen day can be had. */
export const isDayGone = (
  { tiers }: Pick<Offer, 'tiers'>,
  { date }: Pick<Selection, 'date'>,
): boolean => date !== undefined && tiers !== undefined && tiers.every((tier) => tierRefusal(tier));

/** The plan of the address, else the one that the shop proposes, else the first that is left. */
export const selectPlan = (
  plans: readonly Plan[],
  planId: string | undefined,
  now: number,
): Plan | undefined => {
  const free = plans.filter((plan) => !planRefusal(plan, now));
  return (
    plans.find((plan) => plan.planId === planId) ??
    free.find((plan) => plan.isSelected) ??
    free[0] ??
    plans[0]
  );
};

const selectFields = (
  groups: readonly OptionGroup[],
  fieldIds: readonly string[],
): Map<string, Field> => {
  const chosen = new Map<string, Field>();
  for (const group of groups) {
    const field = group.fields.find(({ id, isSoldOut }) => fieldIds.includes(id) && !isSoldOut);
    if (field) chosen.set(group.id, field);
  }
  return chosen;
};

/** The start time of the address; a day with only one needs no choosing, and one without any is had whole. */
const selectTier = (
  tiers: readonly PriceTier[],
  time: string | undefined,
): PriceTier | undefined => {
  const free = tiers.filter((tier) => !tierRefusal(tier));
  const whole = tiers.length === 1 && (time === undefined || tiers[0]?.startTime === null);
  return whole ? free[0] : free.find((tier) => tier.startTime === time && time !== undefined);
};

const currentPrice = ({
  price,
  specialPrice,
  limitedTimePrice,
}: Pick<PriceTier, 'price' | 'specialPrice' | 'limitedTimePrice'>): number =>
  (limitedTimePrice ?? specialPrice ?? price).HKD;

const cheapest = (tiers: readonly PriceTier[]): PriceTier | undefined =>
  tiers
    .filter((tier) => !tierRefusal(tier))
    .toSorted((a, b) => currentPrice(a) - currentPrice(b))[0];

/** How many of an addition's option can be taken. */
export const maxAdditionCount = (option: SubOption): number =>
  option.isSoldOut ? 0 : Math.min(option.maxCount, option.remainCount ?? option.maxCount);

const selectAdditions = (
  additions: readonly Addition[],
  entries: readonly string[],
): Map<string, number> => {
  const wanted = new Map(
    entries.map((entry) => [entry.split(':')[0] ?? '', Number(entry.split(':')[1])]),
  );
  const chosen = new Map<string, number>();
  for (const addition of additions) {
    for (const option of addition.subExtraOptions) {
      const count = Math.min(wanted.get(option.id) ?? 0, maxAdditionCount(option));
      const taken =
        addition.chooseType === 'single' &&
        addition.subExtraOptions.some(({ id }) => chosen.has(id));
      if (count > 0 && !taken) chosen.set(option.id, count);
    }
  }
  return chosen;
};

/** The most units that can be bought, at least 1, and what keeps them from being more. */
export interface UnitLimit {
  readonly most: number;
  readonly by: 'order' | 'person' | 'time' | 'stock';
}

/** The smallest of what the order, the plan, the day and the options leave. */
export const quantityLimit = (
  offer: Offer,
  selection: Pick<Selection, 'plan' | 'fields' | 'tier'>,
): UnitLimit => {
  const { buyLimit, inventory } = offer.product;
  const stock = [
    inventory.unlimited ? null : inventory.remainingQuota,
    selection.plan?.remainAmount,
    ...[...selection.fields.values()].map((field) => field.remainCount),
  ];
  const limits: readonly (readonly [UnitLimit['by'], number | null | undefined])[] = [
    ['person', buyLimit === null ? null : buyLimit - (offer.purchased ?? 0)],
    [selection.tier && isScarce(selection.tier) ? 'time' : 'order', selection.tier?.remainCount],
    ...stock.map((left) => ['stock', left] as const),
  ];
  return limits.reduce<UnitLimit>(
    (least, [by, most]) =>
      typeof most === 'number' && most < least.most ? { by, most: Math.max(1, most) } : least,
    { by: 'order', most: MOST },
  );
};

/** Reads a choice against the offer. */
export const resolveSelection = (offer: Offer, choice: Choice, now: number): Selection => {
  const plan = selectPlan(offer.plans, choice.planId, now);
  const fields = selectFields(offer.groups, choice.fieldIds ?? []);
  const date = isDated(offer.product) ? choice.date : undefined;
  const tier = date && offer.tiers ? selectTier(offer.tiers, choice.time) : undefined;
  const quantity = Math.min(
    choice.quantity ?? 1,
    quantityLimit(offer, { plan, fields, tier }).most,
  );
  const quoted = tier ?? (date && offer.tiers ? cheapest(offer.tiers) : undefined);
  return {
    plan,
    fields,
    date,
    tier,
    quoted,
    quantity,
    additions: selectAdditions(offer.additions, choice.additions ?? []),
  };
};

/** Cents of one unit now, and before a reduction. Without a day it is what the plan costs at the least. The day's prices count the options already, the plan's do not. */
export const unitPrice = ({
  plan,
  quoted,
  fields,
}: Pick<Selection, 'plan' | 'quoted' | 'fields'>):
  | { readonly pay: number; readonly was: number | undefined }
  | undefined => {
  if (!plan) return undefined;
  const surcharge = quoted
    ? 0
    : [...fields.values()].reduce((sum, field) => sum + field.surcharge.HKD, 0);
  const priced = quoted ?? {
    price: plan.lowestPrice,
    specialPrice: plan.lowestSpecialPrice,
    limitedTimePrice: null,
  };
  const pay = Math.max(0, currentPrice(priced) + surcharge);
  const was = Math.max(0, priced.price.HKD + surcharge);
  return { pay, was: was > pay ? was : undefined };
};

/** Whether one unit may cost more than {@link unitPrice} once the day, the time or an option is chosen. */
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

/** Cents of everything chosen: the one total of the page, by the same rule as the order's (part 3). None for a day that cannot be had, nor past what one person may have. */
export const totalOf = (
  offer: Pick<Offer, 'product' | 'purchased' | 'additions' | 'tiers'>,
  selection: Selection,
): number | undefined => {
  const unit =
    isDayGone(offer, selection) || purchaseLimitReached(offer) ? undefined : unitPrice(selection);
  return (
    unit &&
    orderTotal(
      unit.pay,
      selection.quantity,
      [...selection.additions].map(([id, quantity]) => ({
        price: priceOf(offer.additions, id),
        quantity,
      })),
    )
  );
};

/** The shopper has as many as one person may have: undefined while there is more to be had. */
export const purchaseLimitReached = ({
  product: { buyLimit },
  purchased = 0,
}: Pick<Offer, 'product' | 'purchased'>): Extract<MissingChoice, { kind: 'bought' }> | undefined =>
  buyLimit !== null && purchased > 0 && purchased >= buyLimit
    ? { kind: 'bought', limit: buyLimit, bought: purchased }
    : undefined;

const missingDate = (offer: Offer, selection: Selection): MissingChoice | undefined => {
  if (!isDated(offer.product)) return undefined;
  if (!selection.date) return { kind: 'date' };
  if (isDayGone(offer, selection)) return { kind: 'date-gone' };
  return selection.tier ? undefined : { kind: 'time' };
};

/** The first thing that is still missing; undefined when the choice can be bought. */
export const firstMissingChoice = (
  offer: Offer,
  selection: Selection,
  now: number,
): MissingChoice | undefined => {
  const out = purchaseLimitReached(offer);
  if (out) return out;
  if (!selection.plan || planRefusal(selection.plan, now)) return { kind: 'plan' };
  const group = offer.groups.find(({ id }) => !selection.fields.has(id));
  if (group) return { kind: 'option', group };
  const day = missingDate(offer, selection);
  if (day) return day;
  const addition = offer.additions.find(
    ({ required, subExtraOptions }) =>
      required && !subExtraOptions.some(({ id }) => selection.additions.has(id)),
  );
  if (addition) return { kind: 'addition', addition };
  return isOverCeiling(totalOf(offer, selection) ?? 0) ? { kind: 'ceiling' } : undefined;
};

/** What checkout is given: the choice as it was understood, nothing that is not offered. */
export const checkoutChoice = (selection: Selection): Choice => ({
  planId: selection.plan?.planId,
  fieldIds: [...selection.fields.values()].map(({ id }) => id).toSorted(),
  date: selection.date,
  time: selection.tier?.startTime ?? undefined,
  quantity: selection.quantity,
  additions: [...selection.additions].map(([id, count]) => `${id}:${count}`),
});
