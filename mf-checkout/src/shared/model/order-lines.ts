import {
  formatDateTime,
  formatDay,
  formatDayRange,
  formatMoney,
  formatShortDay,
  groupDigits,
  hongKongDay,
  personTypeLabel,
  weekday,
  weekdayName,
  type Breakdown,
} from '@tapnook/kernel';
import type { Words } from '@tapnook/platform';
import { isToBook, type Order, type Voucher } from './order.ts';

export interface MoneyLine {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly tone?: 'plain' | 'less';
}
const less = (cents: number): string => `−${formatMoney(cents)}`;

/** The lines of an order's price; they always add up to `payment`. */
export const moneyLines = (
  order: Order,
  sum: Breakdown,
  code: string | null,
  { t, text, locale }: Words,
): readonly MoneyLine[] => [
  ...(order.people?.map((person) => ({
    id: person.kind,
    label:
      `${personTypeLabel(person, locale)} · ` +
      t('sum.plan', { price: formatMoney(person.price), count: person.quantity }),
    value: formatMoney(person.price * person.quantity),
  })) ?? [
    {
      id: 'plan',
      label: t('sum.plan', { price: formatMoney(order.price), count: order.quantity }),
      value: formatMoney(order.price * order.quantity),
    },
  ]),
  ...order.additions.flatMap((addition) =>
    addition.options.map((option) => ({
      id: option.id,
      label: `${text(option.name)} × ${option.quantity}`,
      value: formatMoney(option.price * option.quantity),
    })),
  ),
  ...(sum.discount > 0
    ? [
        {
          id: 'code',
          label: t('sum.code', { code: code ?? '' }),
          value: less(sum.discount),
          tone: 'less' as const,
        },
      ]
    : []),
  ...(sum.coinDiscount > 0
    ? [
        {
          id: 'coins',
          label: t('sum.coins', { coins: groupDigits(sum.coins) }),
          value: less(sum.coinDiscount),
          tone: 'less' as const,
        },
      ]
    : []),
];

/** The price as the server stores it. */
export const sumOf = (order: Order): Breakdown => ({
  total: order.totalAmount,
  discount: order.discountAmount,
  coins: order.usedTapCoin,
  coinDiscount: order.tapCoinDiscountAmount,
  payment: order.paymentAmount,
});

/** The label of an order's total: paid, unpaid, or to pay. */
export const sumLabel = (order: Order, { t }: Words): string =>
  t(order.payTime ? 'sum.paid' : order.orderStatus === 'INV' ? 'sum.unpaid' : 'sum.toPay');

/** How a refund reaches the shopper, and how long a card takes to show it. */
export const refundRoute = ({ payMethod }: Pick<Order, 'payMethod'>, { t }: Words): string =>
  payMethod && payMethod !== 'card'
    ? t('detail.refundWallet', { name: t(`method.${payMethod}`) })
    : t('detail.refundNote');

/** The chosen options in one line. */
export const optionLine = (
  options:
    | readonly Pick<Order['multiOptionsCombination'][number], 'fieldName'>[]
    | null
    | undefined,
  { text }: Words,
): string => (options ?? []).map((option) => text(option.fieldName)).join(' · ');

/** Plan and options in one line. A booked visit may have options of its own. */
export const choiceLine = (
  order: Order,
  words: Words,
  visit?: Order['multiOptionsCombination'] | null,
): string =>
  [words.text(order.planName), optionLine(visit ?? order.multiOptionsCombination, words)]
    .filter(Boolean)
    .join(' · ');

const COUNT_KEYS = {
  bought: ['order.count', 'booking.count'],
  held: ['hold.title', 'hold.vouchers'],
} as const;
/** How many places of a day, or else vouchers, were bought or are reserved. */
export const countLine = (
  { participationDate, quantity }: Pick<Order, 'participationDate' | 'quantity'>,
  { t }: Words,
  how: keyof typeof COUNT_KEYS = 'bought',
): string => {
  const [places, vouchers] = COUNT_KEYS[how];
  return t(participationDate ? places : vouchers, { count: quantity });
};

/** The day of participation, else the end of the validity period. */
export const whenLine = (order: Order, { t, locale }: Words): string => {
  if (order.participationDate)
    return order.startTime
      ? `${formatDay(order.participationDate, locale)} ${order.startTime}`
      : formatDay(order.participationDate, locale);
  // An issued voucher has a validity period of its own.
  const { endExchangeTime } = order.vouchers[0] ?? order.planInfo;
  return endExchangeTime
    ? t('order.validUntil', { day: formatDay(lastDay(endExchangeTime), locale) })
    : '';
};

/**
 * The last Hong Kong day of a period that ends at an instant; midnight belongs to the day before.
 */
export const lastDay = (end: string): string => hongKongDay(Date.parse(end) - 1);

/** The address of the only branch, or the first branch and the number of others. */
export const locationText = (order: Order, { t, text }: Words): string => {
  const [first, ...others] = order.branchStores;
  if (!first) return '';
  return others.length > 0
    ? t('ticket.branches', { branch: text(first.branchName), count: others.length })
    : text(first.address) || text(first.branchName);
};

/** A branch with its district, unless the branch's name contains it. */
export const branchWithDistrict = (branch: string, district: string, { t }: Words): string =>
  district && !branch.includes(district) ? [branch, district].join(t('detail.comma')) : branch;

/** A visit's day with its weekday: `Sun 13 Dec, 14:30`, `12月13日（日）14:30`. */
export const visitLine = (day: string, time: string | null, locale: Words['locale']): string =>
  locale === 'zh-HK'
    ? `${formatShortDay(day, locale)}（${weekdayName(weekday(day), locale, 'short')}）${time ?? ''}`
    : [formatShortDay(day, locale), time].filter(Boolean).join(', ');

/**
 * What a voucher without a booking of its own can be used for: on the order's day, or until `day`.
 */
export const unbookedLine = (
  order: Order,
  voucher: Voucher,
  day: string,
  { t, locale }: Words,
): string => {
  if (order.participationDate)
    return t('detail.lineOn', {
      when: visitLine(order.participationDate, order.startTime, locale),
    });
  if (!order.isBooking) return t('detail.lineUse', { day });
  return t(isToBook(order, voucher) ? 'detail.lineBook' : 'detail.lineStopped', { day });
};

/** How many uses of a voucher are spent; empty where it has only one. */
export const usesLine = ({ usedCount, usageLimit }: Voucher, { t }: Words): string =>
  usageLimit > 1 ? t('ticket.uses', { used: usedCount, limit: usageLimit }) : '';

/** A voucher's validity period. */
export const periodLine = (
  from: string | null,
  to: string | null,
  locale: Words['locale'],
): string => {
  if (!to) return from ? formatDateTime(from, locale) : '';
  return from
    ? formatDayRange(hongKongDay(from), lastDay(to), locale)
    : formatDay(lastDay(to), locale);
};

const CARD_BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  unionpay: 'UnionPay',
  jcb: 'JCB',
  discover: 'Discover',
  diners: 'Diners Club',
};
/** A card brand as it is usually written. */
export const brandName = (brand: string): string => CARD_BRANDS[brand.toLowerCase()] ?? brand;

/** Which voucher of its order: its number, and whom it admits where that makes a difference. */
export const voucherLabel = (voucher: Voucher, index: number, { t, locale }: Words): string =>
  [
    t('detail.voucher', { index: index + 1 }),
    voucher.person && personTypeLabel(voucher.person, locale),
  ]
    .filter(Boolean)
    .join(' · ');
