import { links, localePath, localised, type Locale } from '@tapnook/contracts';
import {
  formatDay,
  formatDayRange,
  formatMoney,
  groupedNumber,
  hongKongDay,
  personTypeLabel,
} from '@tapnook/kernel';
import type { Mail } from '../modules/jobs/index.ts';
import type { Order, Voucher } from '../modules/orders/index.ts';
import { inBoth, type LetterPart } from './email-body.ts';
import {
  type OrderEmailContext,
  type Facts,
  WORDS,
  branchLines,
  choiceText,
  visitCalendars,
  receiptOf,
} from './order-email-sections.ts';

/** The day that was bought, or the days between which it is used. */
const whenFact = ({ order, vouchers: [first] }: OrderEmailContext, locale: Locale): Facts => {
  const { when, valid } = WORDS[locale];
  if (order.participationDate)
    return [
      [
        when,
        [formatDay(order.participationDate, locale), order.startTime].filter(Boolean).join(' '),
      ],
    ];
  return first
    ? [
        [
          valid,
          formatDayRange(
            hongKongDay(first.startsAt),
            hongKongDay(first.endsAt.getTime() - 1),
            locale,
          ),
        ],
      ]
    : [];
};

const factsOf = (context: OrderEmailContext, locale: Locale): Facts => {
  const { order } = context;
  const { snapshot } = order;
  const words = WORDS[locale];
  const where = branchLines(order, locale);
  return [
    [words.merchant, localised(snapshot.merchantName, locale)],
    [words.plan, choiceText(order, locale)],
    ...snapshot.additions.flatMap((addition) =>
      addition.options.map((option): Facts[number] => [
        localised(addition.name, locale),
        `${localised(option.name, locale)} × ${option.quantity}`,
      ]),
    ),
    ...whenFact(context, locale),
    ...(where ? [[words.where, where] as const] : []),
    [words.paid, formatMoney(order.paymentAmount, order.currency)],
    [words.order, order.orderNo],
  ];
};

/** Whom a voucher admits, where that makes a difference. */
const personText = ({ snapshot }: Order, voucher: Voucher, locale: Locale): string => {
  const person = snapshot.people?.find(({ kind }) => kind === voucher.personKind);
  return person ? personTypeLabel(person, locale) : '';
};

const partsOf = (context: OrderEmailContext, locale: Locale): readonly LetterPart[] => {
  const { order, vouchers, origin } = context;
  const words = WORDS[locale];
  const urlOf = (path: string): string => origin + localePath(locale, path);
  const receipt = receiptOf(context, locale);
  const head = { title: localised(order.snapshot.productName, locale) };
  if (vouchers.length === 0)
    return [
      head,
      words.waiting(localised(order.snapshot.merchantName, locale)),
      { facts: factsOf(context, locale) },
      receipt,
    ];
  return [
    head,
    { facts: factsOf(context, locale) },
    {
      facts: vouchers.map(
        (voucher, index) =>
          [
            [words.voucher(index + 1, vouchers.length), personText(order, voucher, locale)]
              .filter(Boolean)
              .join(' · '),
            groupedNumber(voucher.voucherNo),
          ] as const,
      ),
    },
    ...(order.snapshot.planInfo.customerAddressOption.display ? [] : [words.show(vouchers.length)]),
    ...(order.isBooking ? [words.book] : []),
    { label: words.vouchers(vouchers.length), url: urlOf(links.voucher(order.orderNo)) },
    receipt,
  ];
};

const letterOf = (context: OrderEmailContext): Mail['letter'] =>
  inBoth(context.locale, partsOf(context, 'en-US'), partsOf(context, 'zh-HK'));

/**
 * The vouchers of a paid order: what was bought, when and where, their numbers, and the pages that
 * show them and the receipt.
 */
export const vouchersEmail = (context: OrderEmailContext): Mail => {
  const { orderNo, snapshot, id, participationDate, startTime } = context.order;
  const name = localised(snapshot.productName, context.locale);
  return {
    to: context.email,
    dedupeKey: `order-vouchers:${id}`,
    subject:
      context.locale === 'zh-HK'
        ? `「${name}」電子券（${orderNo}）`
        : `Your ${context.vouchers.length === 1 ? 'voucher' : 'vouchers'} for ${name} (${orderNo})`,
    letter: letterOf(context),
    ...(participationDate && {
      calendars: visitCalendars(context, [
        { id: orderNo, day: participationDate, time: startTime, options: snapshot.options },
      ]),
    }),
  };
};

/** Tells that the merchant has to confirm the order; the vouchers follow in the next email. */
export const pendingConfirmationEmail = (context: OrderEmailContext): Mail => {
  const { orderNo, id } = context.order;
  return {
    to: context.email,
    dedupeKey: `order-paid:${id}`,
    subject:
      context.locale === 'zh-HK'
        ? `訂單 ${orderNo} 已付款，待商戶確認`
        : `Order ${orderNo} is paid and waits for the merchant`,
    letter: letterOf({ ...context, vouchers: [] }),
  };
};
