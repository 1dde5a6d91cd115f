import { localised, type Locale } from '@tapnook/contracts';
import { formatMoney, groupedNumber, hongKongDay } from '@tapnook/kernel';
import type { Mail } from '../modules/jobs/index.ts';
import type { Given } from '../modules/payments/index.ts';
import { translator } from '../translations.ts';
import { inBoth, type LetterPart } from './email-body.ts';
import {
  type OrderEmailContext,
  type Facts,
  type CalendarVisit,
  visitCalendars,
  receiptOf,
  voucherLabel,
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
    if (!voucherNos.includes(voucherNo)) return [];
    const uses =
      usedCount > 0 &&
      translator(locale)('email.refund.uses', {
        unused: usageLimit - usedCount,
        limit: usageLimit,
      });
    return [
      [
        voucherLabel(index, vouchers.length, locale),
        [groupedNumber(voucherNo), uses].filter(Boolean).join(' · '),
      ],
    ];
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
  const t = translator(locale);
  const merchant = order.snapshot.merchantName;
  const why = reason === 'merchant' && isWhole(context) ? 'whole' : reason;
  const way = [
    t('email.refund.way'),
    method === 'card' && t('email.refund.cards'),
    coins > 0 && t('email.refund.atOnce'),
  ]
    .filter(Boolean)
    .join(locale === 'zh-HK' ? '' : ' ');
  return [
    { title: localised(order.snapshot.productName, locale) },
    t(`email.refund.reason.${why}`, { merchant }),
    {
      facts: [
        [t('email.refund.amount'), formatMoney(amount, order.currency)],
        ...(coins > 0 ? [[t('email.refund.coins'), String(coins)] as const] : []),
        ...(note ? [[t('email.order.reason'), note] as const] : []),
        ...refundedFacts(context, voucherNos, locale),
        [t('email.order.order'), order.orderNo],
      ],
    },
    ...(places > 0 ? [t('email.refund.places')] : []),
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
  const ended = [...visits, ...endedDay(context)].map((visit) => ({ ...visit, isCanceled: true }));
  return {
    to: context.email,
    dedupeKey: `refund:${given.onceKey}`,
    subject: translator(context.locale)('email.refund.about', {
      product: snapshot.productName,
      orderNo,
    }),
    letter: inBoth(context.locale, (language) => refundParts(context, given, language)),
    ...(ended.length > 0 && { calendars: visitCalendars(context, ended) }),
  };
};
