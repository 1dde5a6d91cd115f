import type { ProductCard } from '@tapnook/contracts/api';

/** What the nook of a card says: at most one thing (design, section 4). */
export type CardNook =
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'soon'; readonly at: string }
  | { readonly kind: 'ends'; readonly at: string }
  | { readonly kind: 'few'; readonly left: number }
  | { readonly kind: 'mark'; readonly tone: 'hot' | 'brand' | 'neutral' | 'coin' };

/** From two days on a clock counts days, which is no news on a card. */
const SOON = 2 * 86_400_000;
const FEW = 5;
/** Data colours become roles; a raw colour is never used. */
const TONES: Readonly<Record<string, 'hot' | 'brand' | 'neutral' | 'coin'>> = {
  rose: 'hot',
  moss: 'brand',
  ink: 'neutral',
  amber: 'coin',
};

/**
 * The first that applies: sold out, not yet on sale, a sale that ends within two days, few left,
 * the mark from data. `now` in milliseconds.
 */
export const cardBadge = (
  card: Pick<
    ProductCard,
    | 'soldOut'
    | 'isAutoSoldOut'
    | 'startSellTime'
    | 'autoSoldOutTime'
    | 'limitedPriceEndTime'
    | 'inventory'
    | 'angleMark'
  >,
  now: number,
): CardNook | undefined => {
  if (card.soldOut || card.isAutoSoldOut) return { kind: 'sold-out' };
  if (card.startSellTime !== null && Date.parse(card.startSellTime) > now)
    return { kind: 'soon', at: card.startSellTime };
  const ends = [card.autoSoldOutTime, card.limitedPriceEndTime].find(
    (at) => at !== null && Date.parse(at) > now && Date.parse(at) - now < SOON,
  );
  if (ends) return { kind: 'ends', at: ends };
  const { unlimited, remainingQuota } = card.inventory;
  if (!unlimited && remainingQuota !== null && remainingQuota <= FEW)
    return { kind: 'few', left: remainingQuota };
  return card.angleMark
    ? { kind: 'mark', tone: TONES[card.angleMark.color] ?? 'neutral' }
    : undefined;
};
