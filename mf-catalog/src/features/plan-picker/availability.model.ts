import type { Plan, PriceTier, Product } from '@tapnook/contracts/api';
import type { Offer, Selection } from './offer.model.ts';

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
