import { links, localePath, localised, type Locale } from '@tapnook/contracts';
import {
  formatDayRange,
  formatMoney,
  groupedNumber,
  hongKongDay,
  personTypeLabel,
} from '@tapnook/kernel';
import type { Mail } from '../modules/jobs/index.ts';
import type { Order, Voucher } from '../modules/orders/index.ts';
import { translator } from '../translations.ts';
import { inBoth, visitTime, type LetterPart } from './email-body.ts';
import {
  type OrderEmailContext,
  type Facts,
  branchLines,
  choiceText,
  visitCalendars,
  receiptOf,
  voucherLabel,
  walletButtons,
} from './order-email-sections.ts';

/** The day that was bought, or the days between which it is used. */
const whenFact = ({ order, vouchers: [first] }: OrderEmailContext, locale: Locale): Facts => {
  const t = translator(locale);
  const { participationDate, startTime } = order;
  if (participationDate)
    return [
      [t('email.order.when'), visitTime({ day: participationDate, time: startTime }, locale)],
    ];
  return first
    ? [
        [
          t('email.order.valid'),
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
  const t = translator(locale);
  const where = branchLines(order, locale);
  return [
    [t('email.order.merchant'), localised(snapshot.merchantName, locale)],
    [t('email.order.plan'), choiceText(order, locale)],
    ...snapshot.additions.flatMap((addition) =>
      addition.options.map((option): Facts[number] => [
        localised(addition.name, locale),
        `${localised(option.name, locale)} × ${option.quantity}`,
      ]),
    ),
    ...whenFact(context, locale),
    ...(where ? [[t('email.order.where'), where] as const] : []),
    [t('email.order.paid'), formatMoney(order.paymentAmount, order.currency)],
    [t('email.order.order'), order.orderNo],
  ];
};

/** Whom a voucher admits, where that makes a difference. */
const personText = ({ snapshot }: Order, voucher: Voucher, locale: Locale): string => {
  const person = snapshot.people?.find(({ kind }) => kind === voucher.personKind);
  return person ? personTypeLabel(person, locale) : '';
};

const labelOf = (
  { order, vouchers }: OrderEmailContext,
  voucher: Voucher,
  index: number,
  locale: Locale,
): string =>
  [voucherLabel(index, vouchers.length, locale), personText(order, voucher, locale)]
    .filter(Boolean)
    .join(' · ');

/** More QR codes than these stand on the vouchers' page alone. */
const MAX_QR_CODES = 10;

/** Whether the letter itself can be shown at the counter: the day is chosen, nothing is posted. */
const hasQrCodes = ({ order, vouchers }: OrderEmailContext): boolean =>
  !order.isBooking &&
  !order.snapshot.planInfo.customerAddressOption.display &&
  vouchers.length <= MAX_QR_CODES;

/** A QR code of each number, which the till takes as it does that of a wallet's pass. */
const qrCodes = (context: OrderEmailContext, locale: Locale): LetterPart[] =>
  hasQrCodes(context)
    ? context.vouchers.flatMap((voucher, index, { length }): LetterPart[] => [
        ...(length > 1 ? [labelOf(context, voucher, index, locale)] : []),
        {
          qr: voucher.voucherNo,
          alt: translator(locale)('email.order.qrCode', {
            number: groupedNumber(voucher.voucherNo),
          }),
        },
      ])
    : [];

const partsOf = (context: OrderEmailContext, locale: Locale): readonly LetterPart[] => {
  const { order, vouchers, origin } = context;
  const t = translator(locale);
  const urlOf = (path: string): string => origin + localePath(locale, path);
  const receipt = receiptOf(context, locale);
  const head = { title: localised(order.snapshot.productName, locale) };
  if (vouchers.length === 0)
    return [
      head,
      t('email.order.waiting', { merchant: order.snapshot.merchantName }),
      { facts: factsOf(context, locale) },
      receipt,
    ];
  return [
    head,
    { facts: factsOf(context, locale) },
    {
      facts: vouchers.map(
        (voucher, index) =>
          [labelOf(context, voucher, index, locale), groupedNumber(voucher.voucherNo)] as const,
      ),
    },
    ...(order.snapshot.planInfo.customerAddressOption.display
      ? []
      : [
          t(hasQrCodes(context) ? 'email.order.showQrCode' : 'email.order.show', {
            count: vouchers.length,
          }),
        ]),
    // Once is enough: the reader's own language stands first.
    ...(locale === context.locale ? qrCodes(context, locale) : []),
    ...(order.isBooking ? [t('email.order.book')] : []),
    {
      label: t('email.order.openVouchers', { count: vouchers.length }),
      url: urlOf(links.voucher(order.orderNo)),
    },
    ...walletButtons(context, locale),
    receipt,
  ];
};

const letterOf = (context: OrderEmailContext): Mail['letter'] =>
  inBoth(context.locale, (language) => partsOf(context, language));

/**
 * The vouchers of a paid order: what was bought, when and where, their numbers, and the pages that
 * show them and the receipt.
 */
export const vouchersEmail = (context: OrderEmailContext): Mail => {
  const { orderNo, snapshot, id, participationDate, startTime } = context.order;
  return {
    to: context.email,
    dedupeKey: `order-vouchers:${id}`,
    subject: translator(context.locale)('email.order.vouchersAbout', {
      product: snapshot.productName,
      orderNo,
      count: context.vouchers.length,
    }),
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
    subject: translator(context.locale)('email.order.waitingAbout', { orderNo }),
    letter: letterOf({ ...context, vouchers: [] }),
  };
};
