import { dollars } from '@tapnook/kernel';
import type { Voucher } from './vouchers.service.ts';

export const isRefundable = (voucher: Voucher): boolean =>
  voucher.status === 'requires_redeemed' || voucher.status === 'expired_and_unredeemed';

export const isReturned = (voucher: Voucher): boolean =>
  voucher.status === 'invalid' || voucher.status === 'expired_and_invalid';

/** Unused uses of vouchers, for which money is refunded. */
export const unusedOf = (vouchers: readonly Voucher[]): number =>
  vouchers.reduce((uses, voucher) => uses + voucher.usageLimit - voucher.usedCount, 0);

/** The refund of `amount` for `uses` of `total`, in whole dollars until all of it is refunded. */
const reached = (amount: number, uses: number, total: number): number =>
  uses === total ? amount : Math.min(amount, dollars(Math.round((amount * uses) / total / 100)));

/** The cents of `count` more uses after `before` of `total`: shares always add up to the whole. */
export const share = (amount: number, before: number, count: number, total: number): number =>
  reached(amount, before + count, total) - reached(amount, before, total);

/** The same for coins, of which each is shown. */
export const coinShare = (coins: number, before: number, count: number, total: number): number =>
  Math.floor((coins * (before + count)) / total) - Math.floor((coins * before) / total);
