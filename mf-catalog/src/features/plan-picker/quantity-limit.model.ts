import { isScarce } from './availability.model.ts';
import type { Offer, SubOption, Selection } from './offer.model.ts';
import type { MissingChoice } from './validation.model.ts';

/** The most units of one order when nothing else limits them. */
const MOST = 99;

/** How many of an addition's option can be taken. */
export const maxAdditionCount = (option: SubOption): number =>
  option.isSoldOut ? 0 : Math.min(option.maxCount, option.remainCount ?? option.maxCount);

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

/** The shopper has as many as one person may have: undefined while there is more to be had. */
export const purchaseLimitReached = ({
  product: { buyLimit },
  purchased = 0,
}: Pick<Offer, 'product' | 'purchased'>): Extract<MissingChoice, { kind: 'bought' }> | undefined =>
  buyLimit !== null && purchased > 0 && purchased >= buyLimit
    ? { kind: 'bought', limit: buyLimit, bought: purchased }
    : undefined;
