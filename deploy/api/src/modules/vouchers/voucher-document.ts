import { localised, type Locale } from '@tapnook/contracts';
import {
  formatDay,
  formatDayRange,
  groupedNumber,
  hongKongDay,
  hongKongInstant,
  personTypeLabel,
} from '@tapnook/kernel';
import { translator } from '../../translations.ts';
import type { OrderView } from '../orders/index.ts';
import { type VoucherPage } from './voucher-pdf-drawing.ts';
import { pdfOf } from './voucher-pdf.ts';

type Voucher = OrderView['vouchers'][number];

/** Why a voucher is no longer good, in one language; nothing while it can still be used. */
const endOf = (
  { status, usedCount, usageLimit, redeemedAt, endExchangeTime, given }: Voucher,
  locale: Locale,
): string | undefined => {
  const t = translator(locale);
  const redeemed = redeemedAt ? formatDay(hongKongDay(redeemedAt), locale) : '';
  const ended = endExchangeTime
    ? formatDay(hongKongDay(Date.parse(endExchangeTime) - 1), locale)
    : '';
  const uses = { used: usedCount, limit: usageLimit };
  if (status === 'requires_redeemed') return given ? t('voucherDocument.end.given') : undefined;
  if (status === 'redeemed') return t('voucherDocument.end.redeemed', { day: redeemed });
  if (status === 'expired_and_redeemed' && usedCount > 0)
    return t('voucherDocument.end.expiredUsed', { day: ended, ...uses });
  if (status === 'expired_and_redeemed' || status === 'expired_and_unredeemed')
    return t('voucherDocument.end.expired', { day: ended });
  return usedCount > 0
    ? t('voucherDocument.end.refundedUsed', uses)
    : t('voucherDocument.end.refunded');
};

/**
 * How to show it; a voucher that is over says so instead, in both languages. What is brought is
 * shown nowhere.
 */
const standingOf = (
  { planInfo }: OrderView,
  voucher: Voucher,
  locale: Locale,
): VoucherPage['standing'] => {
  const ends = (
    locale === 'zh-HK' ? (['zh-HK', 'en-US'] as const) : (['en-US', 'zh-HK'] as const)
  ).flatMap((one) =>
    [endOf(voucher, one)]
      .filter((text) => text !== undefined)
      .map((text) => ({ text, locale: one })),
  );
  if (ends.length > 0) return ends;
  return planInfo.customerAddressOption.display
    ? []
    : [{ text: translator(locale)('voucherDocument.show'), locale }];
};

/**
 * When it is; before a day is picked, and once that day has passed unused, also between which days
 * it can be used.
 */
const whenFacts = (
  order: OrderView,
  voucher: Voucher,
  today: string,
  locale: Locale,
): VoucherPage['facts'] => {
  const t = translator(locale);
  const { status, bookingDate, bookingTime, startExchangeTime, endExchangeTime } = voucher;
  const isGood = status === 'requires_redeemed';
  const day = bookingDate ?? order.participationDate;
  const isMissed = isGood && bookingDate !== null && bookingDate < today;
  if (day && !isMissed)
    return [
      [
        t('email.order.when'),
        [formatDay(day, locale), bookingDate ? bookingTime : order.startTime]
          .filter(Boolean)
          .join(' '),
      ],
    ];
  return [
    ...(isMissed
      ? [
          [
            t('email.order.when'),
            t('voucherDocument.missed', { day: formatDay(bookingDate, locale) }),
          ] as const,
        ]
      : order.bookingState === 'in_booking' && isGood
        ? [[t('email.order.when'), t('voucherDocument.book')] as const]
        : []),
    ...(startExchangeTime && endExchangeTime
      ? [
          [
            t('email.order.valid'),
            formatDayRange(
              hongKongDay(startExchangeTime),
              hongKongDay(Date.parse(endExchangeTime) - 1),
              locale,
            ),
          ] as const,
        ]
      : []),
  ];
};

const pageOf = (
  order: OrderView,
  voucher: Voucher,
  index: number,
  today: string,
  locale: Locale,
): VoucherPage => {
  const t = translator(locale);
  const { usedCount, usageLimit } = voucher;
  const isOver = endOf(voucher, locale) !== undefined;
  const how = order.planInfo.howToUse
    ? localised(order.planInfo.howToUse, locale).split(/\n+/).filter(Boolean)
    : [];
  return {
    place: t('voucherDocument.place', {
      orderNo: order.orderNo,
      index: index + 1,
      total: order.vouchers.length,
    }),
    name: localised(order.productName, locale),
    choice: [
      order.planName,
      ...(voucher.bookingOptions ?? order.multiOptionsCombination).map(
        ({ fieldName }) => fieldName,
      ),
    ]
      .map((name) => localised(name, locale))
      .concat(voucher.person ? personTypeLabel(voucher.person, locale) : [])
      .join(' · '),
    number: groupedNumber(voucher.voucherNo),
    isOver,
    standing: standingOf(order, voucher, locale),
    facts: [
      [t('email.order.merchant'), localised(order.merchantName, locale)],
      ...whenFacts(order, voucher, today, locale),
      ...(usageLimit > 1 && !isOver
        ? [
            [
              t('voucherDocument.uses'),
              t('voucherDocument.used', { used: usedCount, limit: usageLimit }),
            ] as const,
          ]
        : []),
    ],
    lists: [
      ...(how.length > 0 && !isOver
        ? [{ title: t('voucherDocument.how'), rows: how.map((text) => ({ text })) }]
        : []),
      ...(order.branchStores.length > 0
        ? [
            {
              title: t('email.order.where'),
              rows: order.branchStores.map(({ branchName, address }) => ({
                name: localised(branchName, locale),
                text: localised(address, locale),
              })),
            },
          ]
        : []),
    ],
  };
};

/**
 * The vouchers of an order as a PDF, each from a page of its own, with its period, how it is used
 * and every branch that takes it. One that was redeemed, has expired or was refunded says so. No
 * personal data and no scannable code: codes live 60 seconds. `today` in Hong Kong.
 */
export const voucherDocument = (order: OrderView, today: string, locale: Locale): Promise<Buffer> =>
  pdfOf({
    title: translator(locale)('voucherDocument.title', {
      product: order.productName,
      orderNo: order.orderNo,
    }),
    locale,
    createdAt: new Date(hongKongInstant(today)),
    pages: order.vouchers.map((voucher, index) => pageOf(order, voucher, index, today, locale)),
  });
