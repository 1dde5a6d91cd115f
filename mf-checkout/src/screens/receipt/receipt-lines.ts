import {
  formatDateTime,
  formatDay,
  formatMoney,
  groupDigits,
  personTypeLabel,
} from '@tapnook/kernel';
import type { Words } from '@tapnook/platform';
import { choiceLine, lastDay } from '../../shared/model/order-lines.ts';
import { usesOf, type Order } from '../../shared/model/order.ts';
import { paymentMethodText } from '../../shared/model/payment-messages.ts';
import { refundsOf, type TimelineEvents } from '../../shared/model/refunds.ts';

export interface ReceiptLine {
  readonly id: string;
  /** What the line begins with, in bold. */
  readonly lead?: string;
  readonly title?: string;
  readonly detail?: string;
  readonly quantity?: number;
  /** The amount is a sum of the lines above. */
  readonly total?: boolean;
  /** Formatted without the currency's symbol, as the column head has it. */
  readonly amount: string;
}
const bare = (cents: number): string => formatMoney(cents).replace('HK$', '');
const less = (cents: number): string => `−${bare(cents)}`;

/**
 * One line per refund of the timeline, with its vouchers and the way it went; a single one when the
 * timeline does not account for the sum.
 */
const refundLines = (
  order: Order,
  events: TimelineEvents,
  { t, locale }: Words,
): readonly ReceiptLine[] => {
  const refunds = refundsOf(events);
  const known = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const method = paymentMethodText(order, t);
  if (order.refundedAmount === 0) return [];
  if (known !== order.refundedAmount)
    return [
      {
        id: 'refund',
        title: [t('receipt.refunded'), method].join(t('detail.comma')),
        amount: less(order.refundedAmount),
      },
    ];
  return refunds.map(({ id, at, amount, coins, voucherNos }) => {
    const places = voucherNos
      .map(
        (voucherNo) => order.vouchers.findIndex((voucher) => voucher.voucherNo === voucherNo) + 1,
      )
      .toSorted((x, y) => x - y);
    const { used, limit } = usesOf(
      order.vouchers.filter(({ voucherNo }) => voucherNos.includes(voucherNo)),
    );
    // A refund of everything needs no list of what it was for.
    const which =
      places.length > 0 && places.length < order.vouchers.length
        ? t('receipt.voucher', { count: places.length, index: places.join(t('detail.and')) })
        : '';
    const detail = [
      used > 0 ? t('receipt.usesBack', { back: limit - used, limit }) : '',
      coins > 0 ? t('receipt.coinsBack', { coins: groupDigits(coins) }) : '',
    ]
      .filter(Boolean)
      .join(' · ');
    return {
      id,
      title: [t('receipt.refundedAt', { time: formatDateTime(at, locale) }), which, method]
        .filter(Boolean)
        .join(t('detail.comma')),
      amount: less(amount),
      ...(places.length > 0 ? { quantity: places.length } : {}),
      ...(detail ? { detail } : {}),
    };
  });
};

/** What dearer days cost, each with what of it went back. */
const changeLines = (
  { changePayments = [] }: Order,
  { t, locale }: Words,
): readonly ReceiptLine[] =>
  changePayments.flatMap(({ orderNo, paidAt, amount, refundedAmount }) => [
    {
      id: orderNo,
      lead: t('sum.changed'),
      title: formatDateTime(paidAt, locale),
      total: true,
      amount: bare(amount),
    },
    ...(refundedAmount > 0
      ? [{ id: `${orderNo}-back`, title: t('receipt.changeBack'), amount: less(refundedAmount) }]
      : []),
  ]);

/** What a receipt lists; the amounts add up to what was paid, less what came back. */
export const receiptLines = (
  order: Order,
  events: TimelineEvents,
  words: Words,
): readonly ReceiptLine[] => {
  const { t, text, locale } = words;
  const until = (order.vouchers[0] ?? order.planInfo).endExchangeTime;
  const valid = order.participationDate
    ? `${formatDay(order.participationDate, locale)} ${order.startTime ?? ''}`.trim()
    : until
      ? t('order.validUntil', { day: formatDay(lastDay(until), locale) })
      : '';
  return [
    {
      id: 'plan',
      lead: text(order.productName),
      detail: [choiceLine(order, words), valid].filter(Boolean).join(' · '),
      ...(order.people
        ? { amount: '' }
        : { quantity: order.quantity, amount: bare(order.price * order.quantity) }),
    },
    ...(order.people ?? []).map((person) => ({
      id: person.kind,
      title: personTypeLabel(person, locale),
      quantity: person.quantity,
      amount: bare(person.price * person.quantity),
    })),
    ...order.additions.flatMap((addition) =>
      addition.options.map((option) => ({
        id: option.id,
        title: text(option.name),
        quantity: option.quantity,
        amount: bare(option.price * option.quantity),
      })),
    ),
    ...(order.discountAmount > 0
      ? [
          {
            id: 'code',
            title: t('sum.code', { code: order.discountCode ?? '' }),
            amount: less(order.discountAmount),
          },
        ]
      : []),
    ...(order.tapCoinDiscountAmount > 0
      ? [
          {
            id: 'coins',
            title: t('receipt.coins', { coins: groupDigits(order.usedTapCoin) }),
            amount: less(order.tapCoinDiscountAmount),
          },
        ]
      : []),
    {
      id: 'paid',
      lead: t('receipt.paid'),
      title: t('receipt.paidBy', {
        time: order.payTime ? formatDateTime(order.payTime, locale) : '',
        method: paymentMethodText(order, t),
      }),
      total: true,
      amount: bare(order.paymentAmount),
    },
    ...changeLines(order, words),
    ...refundLines(order, events, words),
  ];
};

/**
 * How many payments and refunds have replaced an order's first receipt, and the moment of the last
 * one.
 */
export const receiptIssue = (
  order: Order,
  events: TimelineEvents,
): { readonly replaced: number; readonly issued: string | null } => {
  const refunds = refundsOf(events);
  const { changePayments = [] } = order;
  return {
    replaced:
      (refunds.length || (order.refundedAmount > 0 ? 1 : 0)) +
      changePayments.reduce((sum, { refundedAmount }) => sum + (refundedAmount > 0 ? 2 : 1), 0),
    issued:
      [...refunds.map(({ at }) => at), ...changePayments.map(({ paidAt }) => paidAt)]
        .toSorted((one, other) => Date.parse(one) - Date.parse(other))
        .at(-1) ?? order.payTime,
  };
};

/**
 * A receipt's number: the order's, with a count once later payments or refunds have replaced the
 * first one.
 */
export const receiptNumber = (orderNo: string, replaced: number): string =>
  `R-${orderNo.replace(/^TN/, '')}${replaced > 0 ? `-${replaced + 1}` : ''}`;
