import { dollars } from '@tapnook/kernel';
import type { Order } from './order-events.service.ts';
import type { Voucher } from './order-state.service.ts';

export const isRefundable = (voucher: Voucher): boolean =>
  voucher.status === 'requires_redeemed' || voucher.status === 'expired_and_unredeemed';

export const isReturned = (voucher: Voucher): boolean =>
  voucher.status === 'invalid' || voucher.status === 'expired_and_invalid';

/** Unused uses of vouchers, for which money is refunded. */
export const unusedOf = (vouchers: readonly Voucher[]): number =>
  vouchers.reduce((uses, voucher) => uses + voucher.usageLimit - voucher.usedCount, 0);

/**
 * The same, each use weighed by what the person pays whom the voucher admits. They count alike
 * where all pay the same, or nothing.
 */
const weightOf = (all: readonly Voucher[]): ((vouchers: readonly Voucher[]) => number) => {
  const isWeighed = all.some(({ unitPrice }) => unitPrice);
  const weigh = (voucher: Voucher): number => (isWeighed ? (voucher.unitPrice ?? 0) : 1);
  return (vouchers) => vouchers.reduce((sum, one) => sum + weigh(one) * unusedOf([one]), 0);
};

/** The refund of `amount` for `uses` of `total`, in whole dollars until all of it is refunded. */
const reached = (amount: number, uses: number, total: number): number =>
  uses === total ? amount : Math.min(amount, dollars(Math.round((amount * uses) / total / 100)));

/** The cents of `count` more uses after `before` of `total`: shares always add up to the whole. */
export const share = (amount: number, before: number, count: number, total: number): number =>
  reached(amount, before + count, total) - reached(amount, before, total);

/** The same for coins, of which each is shown. */
export const coinShare = (coins: number, before: number, count: number, total: number): number =>
  Math.floor((coins * (before + count)) / total) - Math.floor((coins * before) / total);

/**
 * What some vouchers of an order bring back: cents and coins, by the uses that are left of them.
 * `before` is how many uses were given back already.
 */
export const refundOf = (
  order: Pick<Order, 'capturedAmount' | 'refundedAmount' | 'changedBackAmount' | 'coins'>,
  all: readonly Voucher[],
  chosen: readonly Voucher[],
): { readonly amount: number; readonly coins: number; readonly before: number } => {
  const weigh = weightOf(all);
  const before = weigh(all.filter(isReturned));
  const uses = weigh(all.map((voucher) => ({ ...voucher, usedCount: 0 })));
  const count = weigh(chosen);
  return {
    before: unusedOf(all.filter(isReturned)),
    // Some of it may have gone back at the gateway alone.
    amount: Math.min(
      share(order.capturedAmount - order.changedBackAmount, before, count, uses),
      order.capturedAmount - order.refundedAmount,
    ),
    coins: coinShare(order.coins, before, count, uses),
  };
};
