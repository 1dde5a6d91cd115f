import { formatDateTime, formatDay, formatMoney } from '@tapnook/kernel';
import { lastDay } from '../../counter/order-lines.ts';
import type { CallData, Words } from '@tapnook/platform';
import { methodText } from '../../counter/method-text.ts';
import type { Order } from '../../counter/order.ts';

export interface ReceiptLine {
  readonly id: string;
  readonly title: string;
  readonly strong?: boolean;
  readonly detail?: string;
  readonly quantity?: number;
  /** Formatted without the currency's symbol, as the column head has it. */
  readonly amount: string;
}
const bare = (cents: number): string => formatMoney(cents).replace('HK$', '');
const less = (cents: number): string => `−${bare(cents)}`;

/** One line per refund of the timeline; a single one when the timeline is not ours to read. */
const refundLines = (order: Order, events: CallData<'getOrderTimeline'>['events'], { t, locale }: Words): readonly ReceiptLine[] => {
  const refunds = events.filter((event) => event.event === 'refund_succeeded' && (event.amount ?? 0) > 0);
  const known = refunds.reduce((sum, event) => sum + (event.amount ?? 0), 0);
  if (order.refundedAmount === 0) return [];
  if (known !== order.refundedAmount) return [{ id: 'refund', title: t('receipt.refunded'), amount: less(order.refundedAmount) }];
  return refunds.map((event) => ({
    id: event.id, title: t('receipt.refundedAt', { time: formatDateTime(event.at, locale) }), amount: less(event.amount ?? 0), ...(event.coins ? { detail: t('receipt.coinsBack', { coins: event.coins }) } : {}),
  }));
};

/** What a receipt lists; the amounts add up to what was paid, less what came back. */
export const receiptLines = (order: Order, events: CallData<'getOrderTimeline'>['events'], words: Words): readonly ReceiptLine[] => {
  const { t, text, locale } = words;
  const until = (order.vouchers[0] ?? order.planInfo).endExchangeTime;
  const valid = order.participationDate ? `${formatDay(order.participationDate, locale)} ${order.startTime ?? ''}`.trim() : until ? t('order.validUntil', { day: formatDay(lastDay(until), locale), from: '' }) : '';
  return [
    { id: 'plan', title: text(order.productName), strong: true, detail: [text(order.planName), valid].filter(Boolean).join(' · '), quantity: order.quantity, amount: bare(order.price * order.quantity) },
    ...order.additions.flatMap((addition) => addition.options.map((option) => ({ id: option.id, title: text(option.name), quantity: option.quantity, amount: bare(option.price * option.quantity) }))),
    ...(order.discountAmount > 0 ? [{ id: 'code', title: t('sum.code', { code: order.discountCode ?? '' }), amount: less(order.discountAmount) }] : []),
    ...(order.tapCoinDiscountAmount > 0 ? [{ id: 'coins', title: t('receipt.coins', { coins: order.usedTapCoin }), amount: less(order.tapCoinDiscountAmount) }] : []),
    { id: 'paid', title: t('receipt.paid', { time: order.payTime ? formatDateTime(order.payTime, locale) : '', method: methodText(order, t) }), strong: true, amount: bare(order.paymentAmount) },
    ...refundLines(order, events, words),
  ];
};

/** A receipt's number: the order's, with a count once refunds have replaced the first one. */
export const receiptNumber = (orderNo: string, refunds: number): string => `R-${orderNo.replace(/^TN/, '')}${refunds > 0 ? `-${refunds + 1}` : ''}`;
