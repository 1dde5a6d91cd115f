import type { CallData } from '@tapnook/platform';

export type Events = CallData<'getOrderTimeline'>['events'];

/** One refund of an order's story. */
export interface Refund {
  readonly id: string;
  /** ISO instant at which it was decided. */
  readonly at: string;
  /** Cents. */
  readonly amount: number;
  readonly coins: number;
  readonly voucherNos: readonly string[];
}

/** The refunds of money, the oldest first. The story tells of the refunded vouchers, then of the decision with its sum and coins. */
export const refundsOf = (events: Events): readonly Refund[] => {
  const refunds: Refund[] = [];
  let voucherNos: string[] = [];
  for (const { id, at, event, voucherNo, amount, coins } of events) {
    if (event === 'voucher_refunded' && voucherNo) voucherNos.push(voucherNo);
    if (event !== 'refund_decided') continue;
    if (amount) refunds.push({ id, at, amount, coins: coins ?? 0, voucherNos });
    voucherNos = [];
  }
  return refunds;
};
