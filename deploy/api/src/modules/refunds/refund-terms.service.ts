import type { Tx } from '../../db/pool.ts';
import { bookedStarts } from '../booking/index.ts';
import {
  changeableUntil,
  freeUntilOf,
  policyOf,
  type Order,
  type Voucher,
  isRefundable,
  refundOf,
} from '../orders/index.ts';

/** Vouchers whose booked visit is too near to be given back. */
const lateVisits = async (tx: Tx, order: Order, now: Date): Promise<ReadonlySet<string>> => {
  if (!order.isBooking) return new Set();
  const rows = await bookedStarts(tx, order.id);
  return new Set(
    rows
      .filter(({ startsAt }) => Date.parse(changeableUntil(order, startsAt)) <= now.getTime())
      .map(({ voucherNo }) => voucherNo),
  );
};

/** The vouchers that the rule of the order lets go back whole now. */
export const entitledVouchers = async (
  tx: Tx,
  order: Order,
  all: readonly Voucher[],
  now: Date,
): Promise<readonly Voucher[]> => {
  const policy = policyOf(order);
  const until = freeUntilOf(order);
  if (policy.kind === 'none') return [];
  if (policy.kind === 'dated' && (until === null || Date.parse(until) <= now.getTime())) return [];
  const late = await lateVisits(tx, order, now);
  return all.filter(
    (voucher) => voucher.status === 'requires_redeemed' && !late.has(voucher.voucherNo),
  );
};

export interface RefundTerms {
  readonly amount: number;
  readonly coins: number;
  readonly policyAmount: number;
}

/** What some vouchers would bring back, and what the rule promises of it. */
export const termsOf = (
  order: Order,
  all: readonly Voucher[],
  chosen: readonly Voucher[],
  entitled: readonly Voucher[],
): RefundTerms => {
  const { amount, coins } = refundOf(order, all, chosen);
  const promised = refundOf(
    order,
    all,
    chosen.filter((voucher) => entitled.includes(voucher)),
  );
  return { amount, coins, policyAmount: Math.min(amount, promised.amount) };
};

/** Whether anything of an order can be asked back. */
export const canAsk = (order: Order, all: readonly Voucher[]): boolean =>
  order.capturedAmount > 0 &&
  order.code !== 'TBC' &&
  order.code !== 'TBP' &&
  order.redemptionHold !== 'dispute' &&
  all.some(isRefundable);
