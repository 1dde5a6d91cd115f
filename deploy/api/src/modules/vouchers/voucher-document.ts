import { localised, type Locale } from '@tapnook/contracts';
import {
  formatDay,
  formatDayRange,
  groupedNumber,
  hongKongDay,
  hongKongInstant,
  personTypeLabel,
} from '@tapnook/kernel';
import type { OrderView } from '../orders/index.ts';
import { type VoucherPage } from './voucher-pdf-drawing.ts';
import { pdfOf } from './voucher-pdf.ts';

type Voucher = OrderView['vouchers'][number];

const dayOf = (instant: string, locale: Locale): string => formatDay(hongKongDay(instant), locale);
const lastDayOf = (end: string, locale: Locale): string =>
  formatDay(hongKongDay(Date.parse(end) - 1), locale);

/** Why a voucher is no longer good, in one language; nothing while it can still be used. */
const endOf = (
  { status, usedCount, usageLimit, redeemedAt, endExchangeTime }: Voucher,
  locale: Locale,
): string | undefined => {
  const chinese = locale === 'zh-HK';
  const redeemed = redeemedAt ? dayOf(redeemedAt, locale) : '';
  const ended = endExchangeTime ? lastDayOf(endExchangeTime, locale) : '';
  const had =
    usedCount === 0
      ? ''
      : chinese
        ? `，曾使用${usedCount}／${usageLimit}次`
        : `, used ${usedCount} of ${usageLimit} times`;
  if (status === 'requires_redeemed') return undefined;
  if (status === 'redeemed')
    return chinese ? `已於${redeemed}使用，不能再用` : `Redeemed on ${redeemed}, no longer valid`;
  if (status === 'expired_and_redeemed')
    return (chinese ? `已於${ended}過期` : `Expired on ${ended}`) + had;
  if (status === 'expired_and_unredeemed')
    return chinese ? `已於${ended}過期` : `Expired on ${ended}`;
  if (had) return (chinese ? '已退款' : 'Refunded') + had;
  return chinese ? '已退款，不能使用' : 'Refunded, no longer valid';
};

const WORDS = {
  'en-US': {
    title: (name: string, orderNo: string) => `${name}: vouchers (${orderNo})`,
    place: (orderNo: string, index: number, count: number) =>
      `Order ${orderNo} · Voucher ${index} of ${count}`,
    show: 'Show this number, or open the voucher on your phone for its QR code.',
    merchant: 'Merchant',
    when: 'When',
    valid: 'Use between',
    uses: 'Uses',
    used: (used: number, limit: number) => `${used} of ${limit} used`,
    missed: (day: string) => `Not used on ${day}`,
    book: 'Pick a day before you go',
    how: 'How to use',
    where: 'Where',
  },
  'zh-HK': {
    title: (name: string, orderNo: string) => `「${name}」電子券（${orderNo}）`,
    place: (orderNo: string, index: number, count: number) =>
      `訂單 ${orderNo} · 第${index}張，共${count}張`,
    show: '請向店員出示此號碼，或在手機開啟電子券以顯示QR碼。',
    merchant: '商戶',
    when: '時間',
    valid: '有效期',
    uses: '使用次數',
    used: (used: number, limit: number) => `已用${used}／${limit}次`,
    missed: (day: string) => `${day}未有使用`,
    book: '出發前請先預約日期',
    how: '使用方法',
    where: '地點',
  },
} as const;

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
  return planInfo.customerAddressOption.display ? [] : [{ text: WORDS[locale].show, locale }];
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
  const words = WORDS[locale];
  const { status, bookingDate, bookingTime, startExchangeTime, endExchangeTime } = voucher;
  const isGood = status === 'requires_redeemed';
  const day = bookingDate ?? order.participationDate;
  const isMissed = isGood && bookingDate !== null && bookingDate < today;
  if (day && !isMissed)
    return [
      [
        words.when,
        [formatDay(day, locale), bookingDate ? bookingTime : order.startTime]
          .filter(Boolean)
          .join(' '),
      ],
    ];
  return [
    ...(isMissed
      ? [[words.when, words.missed(formatDay(bookingDate, locale))] as const]
      : order.bookingState === 'in_booking' && isGood
        ? [[words.when, words.book] as const]
        : []),
    ...(startExchangeTime && endExchangeTime
      ? [
          [
            words.valid,
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
  const words = WORDS[locale];
  const { usedCount, usageLimit } = voucher;
  const isOver = endOf(voucher, locale) !== undefined;
  const how = order.planInfo.howToUse
    ? localised(order.planInfo.howToUse, locale).split(/\n+/).filter(Boolean)
    : [];
  return {
    place: words.place(order.orderNo, index + 1, order.vouchers.length),
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
      [words.merchant, localised(order.merchantName, locale)],
      ...whenFacts(order, voucher, today, locale),
      ...(usageLimit > 1 && !isOver
        ? [[words.uses, words.used(usedCount, usageLimit)] as const]
        : []),
    ],
    lists: [
      ...(how.length > 0 && !isOver
        ? [{ title: words.how, rows: how.map((text) => ({ text })) }]
        : []),
      ...(order.branchStores.length > 0
        ? [
            {
              title: words.where,
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
    title: WORDS[locale].title(localised(order.productName, locale), order.orderNo),
    locale,
    createdAt: new Date(hongKongInstant(today)),
    pages: order.vouchers.map((voucher, index) => pageOf(order, voucher, index, today, locale)),
  });
