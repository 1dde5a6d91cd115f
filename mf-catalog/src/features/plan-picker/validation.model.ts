import type { Addition, OptionGroup } from '@tapnook/contracts/api';
import { isOverCeiling } from '@tapnook/kernel';
import { isDated, planRefusal, isDayGone } from './availability.model.ts';
import type { Offer, Selection } from './offer.model.ts';
import { totalOf } from './pricing.model.ts';
import { purchaseLimitReached } from './quantity-limit.model.ts';

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
