import type { CallData } from '@tapnook/platform';
import { isRefunded, type Order, type Voucher } from './order.ts';

export type TimelineEvents = CallData<'getOrderTimeline'>['events'];

/** What new days cost beside the order's own payment, and what of it went back; in cents. */
export const changeSums = ({
  changePayments = [],
}: Order): { readonly paid: number; readonly refunded: number } => ({
  paid: changePayments.reduce((sum, { amount }) => sum + amount, 0),
  refunded: changePayments.reduce((sum, { refundedAmount }) => sum + refundedAmount, 0),
});

/** What an order cost in the end: its payments less what went back. */
export const netPaid = (order: Order): number => {
  const { paid, refunded } = changeSums(order);
  return order.paymentAmount - order.refundedAmount + paid - refunded;
};

/** One refund of an order. */
export interface Refund {
  readonly id: string;
  /** ISO instant at which it was decided. */
  readonly at: string;
  /** Cents. */
  readonly amount: number;
  readonly coins: number;
  readonly voucherNos: readonly string[];
}

/** Takes the last refund of an amount out of a list. */
const takeLast = (list: Refund[], amount: number | null | undefined): Refund[] => {
  const at = list.findLastIndex((refund) => refund.amount === amount);
  return at < 0 ? [] : list.splice(at, 1);
};

/**
 * The refunds, oldest first, without those that failed. In the timeline the refunded vouchers
 * precede the decision with its amount and coins.
 */
export const refundsOf = (events: TimelineEvents): readonly Refund[] => {
  const refunds: Refund[] = [];
  const failed: Refund[] = [];
  let voucherNos: string[] = [];
  for (const { id, at, event, voucherNo, amount, coins } of events) {
    if (event === 'voucher_refunded' && voucherNo) voucherNos.push(voucherNo);
    if (event === 'refund_failed') failed.push(...takeLast(refunds, amount));
    if (event === 'refund_sent_again') refunds.push(...takeLast(failed, amount));
    if (event !== 'refund_decided') continue;
    if (amount) refunds.push({ id, at, amount, coins: coins ?? 0, voucherNos });
    voucherNos = [];
  }
  return refunds;
};

/**
 * A voucher's share of a refund by its unused uses and what its person paid, in whole dollars; all
 * shares add up to the amount.
 */
const refundShare = (
  { vouchers }: Order,
  { amount, voucherNos }: Refund,
  voucherNo: string,
): number => {
  const isWeighed = vouchers.some(({ price }) => price);
  const unused = voucherNos.map((no) =>
    vouchers
      .filter((voucher) => voucher.voucherNo === no)
      .reduce(
        (uses, { usageLimit, usedCount, price }) =>
          uses + (usageLimit - usedCount) * (isWeighed ? (price ?? 0) : 1),
        0,
      ),
  );
  const sum = (uses: readonly number[]): number => uses.reduce((all, one) => all + one, 0);
  const place = voucherNos.indexOf(voucherNo);
  const upTo = (end: number): number =>
    end === unused.length
      ? amount
      : Math.round((amount * sum(unused.slice(0, end))) / sum(unused) / 100) * 100;
  return upTo(place + 1) - upTo(place);
};

/** What came back for a refunded voucher, and when it was refunded, as far as they are known. */
export const refundOf = (
  order: Order,
  { voucherNo, refundedAt, isUnreturned }: Voucher,
  events: TimelineEvents = [],
): { readonly amount: number | undefined; readonly at: string | undefined } => {
  // By its amount alone, a failure could be taken for that of another voucher's refund.
  const decided = refundsOf(events.filter(({ event }) => event !== 'refund_failed'));
  const own = decided.find(({ voucherNos }) => voucherNos.includes(voucherNo));
  const amount =
    order.vouchers.filter(isRefunded).length === 1
      ? order.refundedAmount
      : own && refundShare(order, own, voucherNo);
  return {
    amount: isUnreturned ? undefined : amount,
    at:
      refundedAt ??
      events.find((event) => event.event === 'voucher_refunded' && event.voucherNo === voucherNo)
        ?.at,
  };
};
