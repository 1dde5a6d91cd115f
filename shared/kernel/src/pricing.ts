import { CENTS_PER_COIN, coinsToSpend } from './coins.ts';
import { PURCHASE_CEILING_CENTS, wholeDollars } from './money.ts';

/** An addition as chosen: cents for one, and how many in all. */
export interface PricedAddition {
  readonly price: number;
  readonly quantity: number;
}

/**
 * The total after additions and before discounts, in cents (part 3). Additions are counted once,
 * not per unit.
 */
export const orderTotal = (
  unitPrice: number,
  quantity: number,
  additions: readonly PricedAddition[] = [],
): number =>
  unitPrice * quantity +
  additions.reduce((sum, addition) => sum + addition.price * addition.quantity, 0);

/** Whether a total in cents is more than one order may cost. */
export const isOverCeiling = (total: number): boolean => total > PURCHASE_CEILING_CENTS;

/** What an order costs, line by line; amounts in cents, coins in coins. */
export interface Breakdown {
  readonly total: number;
  readonly discount: number;
  readonly coins: number;
  readonly coinDiscount: number;
  /** `total − discount − coinDiscount`. */
  readonly payment: number;
}
/**
 * The smallest amount that the gateway can take, in cents; coins leave at least this much to pay.
 */
export const SMALLEST_CHARGE_CENTS = 400;

/** How much of the coins to spend, in per cent: the presets of part 1, section 9. */
export const COIN_SHARES = [5, 10, 20, 50, 100] as const;
export type CoinShare = (typeof COIN_SHARES)[number];

/**
 * A share of the coins that an order could take, in whole dollars' worth; some whenever there are
 * any.
 */
export const coinsOfShare = (most: number, share: CoinShare): number =>
  Math.ceil((most * share) / 1000) * 10;

/**
 * The one breakdown that browser and API both show. Coins come after the code, both in whole
 * dollars, and neither goes below the smallest charge. `mostCoins` is how many the shopper wants to
 * spend at most; without it, as many as help.
 */
export const breakdown = (
  total: number,
  discount: number,
  coinsHeld: number,
  useCoins: boolean,
  mostCoins = Number.POSITIVE_INFINITY,
): Breakdown => {
  const room = Math.max(0, total - Math.min(SMALLEST_CHARGE_CENTS, total));
  const taken = wholeDollars(Math.min(discount, room));
  const spent = useCoins
    ? coinsToSpend(coinsHeld, Math.min(room - taken, mostCoins * CENTS_PER_COIN))
    : { coins: 0, cents: 0 };
  return {
    total,
    discount: taken,
    coins: spent.coins,
    coinDiscount: spent.cents,
    payment: total - taken - spent.cents,
  };
};

/**
 * A promotion as its rules see it. Amounts in cents, `value` in cents (DEDUCTION) or per cent
 * (DISCOUNT).
 */
export interface Coupon {
  readonly status: 'VALID' | 'EXPIRED' | 'REVOKED' | 'EXHAUSTED';
  readonly type: 'DISCOUNT' | 'DEDUCTION';
  readonly value: number;
  readonly minimum: number;
  /** The total must exceed the minimum instead of reaching it. */
  readonly above: boolean;
  readonly most: number | null;
  readonly scope: 'ALL' | 'LIST' | 'CATEGORY' | 'SPECIFIC';
  readonly audience: 'ALL' | 'APP_NEW_USER' | 'NEW_USER' | 'OLD_USER';
  /** Only those to whom it was issued may use it. */
  readonly onlyIssued: boolean;
  readonly startsAt: number;
  readonly endsAt: number;
}
/** Who asks and for what. */
export interface CouponUse {
  readonly now: number;
  readonly total: number;
  /** The product is in the coupon's list, categories or set. */
  readonly inScope: boolean;
  /** It was issued to this shopper. */
  readonly isIssued: boolean;
  readonly isApp: boolean;
  readonly hasPaidOrder: boolean;
  /** How often this shopper holds or has used the coupon, against how often one may. */
  readonly used: number;
  readonly perUser: number;
}
/** Why a code takes nothing off an order. */
export type CouponRefusal =
  | 'not_valid'
  | 'not_started'
  | 'ended'
  | 'used_up'
  | 'used'
  | 'not_issued'
  | 'below_minimum'
  | 'other_product'
  | 'app_only'
  | 'first_order_only'
  | 'returning_only';

/** Why a coupon is not for a shopper who has, or has not, paid an order before; or undefined. */
export const couponAudienceRefusal = (
  audience: Coupon['audience'],
  hasPaidOrder: boolean,
): 'first_order_only' | 'returning_only' | undefined => {
  if (audience === 'ALL') return undefined;
  if (audience === 'OLD_USER') return hasPaidOrder ? undefined : 'returning_only';
  return hasPaidOrder ? 'first_order_only' : undefined;
};

/** Why a coupon cannot be used here, or undefined; the same order of reasons everywhere. */
export const couponRefusal = (coupon: Coupon, use: CouponUse): CouponRefusal | undefined => {
  if (coupon.status === 'EXHAUSTED') return 'used_up';
  if (coupon.status !== 'VALID') return coupon.status === 'EXPIRED' ? 'ended' : 'not_valid';
  if (use.now < coupon.startsAt) return 'not_started';
  if (use.now >= coupon.endsAt) return 'ended';
  if (coupon.onlyIssued && !use.isIssued) return 'not_issued';
  if (coupon.audience === 'APP_NEW_USER' && !use.isApp) return 'app_only';
  const otherAudience = couponAudienceRefusal(coupon.audience, use.hasPaidOrder);
  if (otherAudience) return otherAudience;
  if (use.used >= use.perUser) return 'used';
  if (!use.inScope) return 'other_product';
  if (coupon.above ? use.total <= coupon.minimum : use.total < coupon.minimum)
    return 'below_minimum';
  return undefined;
};

/** Cents that a coupon takes off in whole dollars, never more than the total. */
export const couponDiscount = (
  coupon: Pick<Coupon, 'type' | 'value' | 'most'>,
  total: number,
): number => {
  // A part of a dollar counts as a whole one: a percentage is never less than was promised.
  const raw =
    coupon.type === 'DEDUCTION' ? coupon.value : Math.ceil((total * coupon.value) / 10_000) * 100;
  return wholeDollars(Math.min(raw, coupon.most ?? raw, total));
};
