import { localised, type Locale } from '@tapnook/contracts';
import { formatMoney, groupedNumber, hongKongDay } from '@tapnook/kernel';
import type { Mail } from '../modules/jobs/index.ts';
import type { Given } from '../modules/payments/index.ts';
import { inBoth, type LetterPart } from './email-body.ts';
import {
  type OrderEmailContext,
  type Facts,
  WORDS,
  type CalendarVisit,
  visitCalendars,
  receiptOf,
} from './order-email-sections.ts';

/** The day that was bought, once nobody can use it any more. */
const endedDay = ({
  order: { orderNo, participationDate, startTime, snapshot },
  vouchers,
  now,
}: OrderEmailContext): readonly CalendarVisit[] =>
  participationDate &&
  participationDate >= hongKongDay(now) &&
  vouchers.length > 0 &&
  vouchers.every(({ status }) => status === 'invalid')
    ? [{ id: orderNo, day: participationDate, time: startTime, options: snapshot.options }]
    : [];

const REASONS = {
  rejected: 'rejected',
  merchant: 'refunded',
  late: 'late',
  gateway: 'returned',
  withdrawn: 'withdrawn',
  unconfirmed: 'unconfirmed',
  requested: 'requested',
  called_off: 'calledOff',
  changed: 'changed',
} as const;

/**
 * The vouchers that are refunded, by their places in the order; of one that was used, also for how
 * many uses.
 */
const refundedFacts = (
  { vouchers }: OrderEmailContext,
  voucherNos: readonly string[],
  locale: Locale,
): Facts =>
  vouchers.flatMap(({ voucherNo, usedCount, usageLimit }, index): Facts => {
    const words = WORDS[locale];
    return voucherNos.includes(voucherNo)
      ? [
          [
            words.voucher(index + 1, vouchers.length),
            groupedNumber(voucherNo) +
              (usedCount > 0 ? ` · ${words.uses(usageLimit - usedCount, usageLimit)}` : ''),
          ],
        ]
      : [];
  });

/** Whether every voucher was refunded before any use. */
const isWhole = ({ vouchers }: OrderEmailContext): boolean =>
  vouchers.every(
    ({ status, usedCount }) =>
      usedCount === 0 && (status === 'invalid' || status === 'expired_and_invalid'),
  );

const refundParts = (
  context: OrderEmailContext,
  { amount, coins, reason, note, method, voucherNos, places }: Given,
  locale: Locale,
): readonly LetterPart[] => {
  const { order } = context;
  const words = WORDS[locale];
  const merchant = localised(order.snapshot.merchantName, locale);
  const way = [words.way, method === 'card' && words.cards, coins > 0 && words.atOnce]
    .filter(Boolean)
    .join(locale === 'zh-HK' ? '' : ' ');
  return [
    { title: localised(order.snapshot.productName, locale) },
    words[reason === 'merchant' && isWhole(context) ? 'refundedWhole' : REASONS[reason]](merchant),
    {
      facts: [
        [words.back, formatMoney(amount, order.currency)],
        ...(coins > 0 ? [[words.coins, String(coins)] as const] : []),
        ...(note ? [[words.reason, note] as const] : []),
        ...refundedFacts(context, voucherNos, locale),
        [words.order, order.orderNo],
      ],
    },
    ...(places > 0 ? [words.places] : []),
    way,
    receiptOf(context, locale),
  ];
};

/**
 * What goes back of an order, and why: to the card or wallet that paid, and coins. `visits` are no
 * longer booked: calendars forget them, and the day that was bought with it.
 */
export const refundEmail = (
  context: OrderEmailContext,
  given: Given,
  visits: readonly CalendarVisit[],
): Mail => {
  const { orderNo, snapshot } = context.order;
  const name = localised(snapshot.productName, context.locale);
  const ended = [...visits, ...endedDay(context)].map((visit) => ({ ...visit, isCanceled: true }));
  return {
    to: context.email,
    dedupeKey: `refund:${given.onceKey}`,
    subject:
      context.locale === 'zh-HK'
        ? `「${name}」退款（${orderNo}）`
        : `Your refund for ${name} (${orderNo})`,
    letter: inBoth(
      context.locale,
      refundParts(context, given, 'en-US'),
      refundParts(context, given, 'zh-HK'),
    ),
    ...(ended.length > 0 && { calendars: visitCalendars(context, ended) }),
  };
};
