import { formatDay, groupedNumber, hongKongDay } from '@tapnook/kernel';
import { localised, type Locale } from '@tapnook/contracts';
import type { OrderView } from './order.types.ts';
import { pdfOf, type PdfLine } from './pdf.ts';

type Voucher = OrderView['vouchers'][number];

const dayOf = (instant: string, locale: Locale): string => formatDay(hongKongDay(instant), locale);
const lastDayOf = (end: string, locale: Locale): string => formatDay(hongKongDay(Date.parse(end) - 1), locale);

/** Why a voucher is no longer good, in one language; nothing while it can still be used. */
const endOf = ({ status, usedCount, usageLimit, redeemedAt, endExchangeTime }: Voucher, locale: Locale): string | undefined => {
  const chinese = locale === 'zh-HK';
  const redeemed = redeemedAt ? dayOf(redeemedAt, locale) : '';
  const ended = endExchangeTime ? lastDayOf(endExchangeTime, locale) : '';
  const had = usedCount === 0 ? '' : chinese ? `，曾使用${usedCount}／${usageLimit}次` : `, used ${usedCount} of ${usageLimit} times`;
  switch (status) {
    case 'requires_redeemed': return undefined;
    case 'redeemed': return chinese ? `已於${redeemed}使用，不能再用` : `Redeemed on ${redeemed}, no longer valid`;
    case 'expired_and_redeemed': return (chinese ? `已於${ended}過期` : `Expired on ${ended}`) + had;
    case 'expired_and_unredeemed': return chinese ? `已於${ended}過期` : `Expired on ${ended}`;
    case 'expired_and_invalid': case 'invalid': return had ? (chinese ? '已退款' : 'Refunded') + had : chinese ? '已退款，不能使用' : 'Refunded, no longer valid';
  }
};

/** A voucher that is over says so in both languages where a good one says how to show it. */
const standingOf = (voucher: Voucher, locale: Locale): readonly PdfLine[] => {
  const ends = (locale === 'zh-HK' ? (['zh-HK', 'en-US'] as const) : (['en-US', 'zh-HK'] as const)).flatMap((one) => endOf(voucher, one) ?? []);
  if (ends.length > 0) return ends.map((text, index) => ({ text, size: 16, gap: index === ends.length - 1 ? 44 : 34, look: 'band' as const }));
  const { usedCount, usageLimit } = voucher;
  const chinese = locale === 'zh-HK';
  return [
    ...(usageLimit > 1 ? [{ text: chinese ? `已用${usedCount}／${usageLimit}次` : `${usedCount} of ${usageLimit} uses`, size: 12, gap: 22 }] : []),
    { text: chinese ? '請向店員出示此號碼，或在手機開啟電子券以顯示二維碼。' : 'Show this number, or open the voucher on your phone for its QR code.', size: 11, gap: 36 },
  ];
};

/** When it is, or until when it is good: that alone, with the day that was not used, once a booked day has passed. */
const whenOf = (order: OrderView, voucher: Voucher, today: string, locale: Locale): string => {
  const chinese = locale === 'zh-HK';
  const until = voucher.endExchangeTime ? lastDayOf(voucher.endExchangeTime, locale) : '';
  const valid = chinese ? `有效期至${until}` : `Valid until ${until}`;
  if (voucher.status === 'requires_redeemed' && voucher.bookingDate && voucher.bookingDate < today) {
    const missed = formatDay(voucher.bookingDate, locale);
    return [chinese ? `${missed}未有使用` : `Not used on ${missed}`, until && valid].filter(Boolean).join(' · ');
  }
  const day = voucher.bookingDate ?? order.participationDate;
  if (day) return [formatDay(day, locale), voucher.bookingDate ? voucher.bookingTime : order.startTime].filter(Boolean).join(' ');
  return valid;
};

/** Whether its day must still be picked, and can be. */
const isToBook = ({ bookingState }: OrderView, { status, bookingDate }: Voucher): boolean => bookingState === 'in_booking' && status === 'requires_redeemed' && !bookingDate;

const linesOf = (order: OrderView, voucher: Voucher, index: number, today: string, locale: Locale): readonly PdfLine[] => {
  const chinese = locale === 'zh-HK';
  const isOver = endOf(voucher, locale) !== undefined;
  return [
    { text: 'TapNook 拾角', size: 14, gap: 40 },
    { text: localised(order.productName, locale), size: 20, gap: 28 },
    { text: [order.planName, ...(voucher.bookingOptions ?? order.multiOptionsCombination).map(({ fieldName }) => fieldName)].map((name) => localised(name, locale)).join(' · '), size: 13, gap: 44 },
    { text: groupedNumber(voucher.voucherNo), size: 26, gap: 40, ...(isOver && { look: 'struck' as const }) },
    ...standingOf(voucher, locale),
    { text: chinese ? `第${index + 1}張，共${order.vouchers.length}張` : `Voucher ${index + 1} of ${order.vouchers.length}`, size: 12, gap: 22 },
    { text: whenOf(order, voucher, today, locale), size: 12, gap: 22 },
    ...(isToBook(order, voucher) ? [{ text: chinese ? '出發前請先預約日期' : 'Pick a day before you go', size: 12, gap: 22 }] : []),
    { text: chinese ? `訂單 ${order.orderNo}` : `Order ${order.orderNo}`, size: 11, gap: 32 },
    ...order.branchStores.flatMap((branch) => [{ text: localised(branch.branchName, locale), size: 12, gap: 16 }, { text: localised(branch.address, locale), size: 11, gap: 24 }]),
  ];
};

/**
 * The vouchers of an order as a PDF, each from a page of its own, with every branch that takes it. One that was redeemed,
 * has expired or was refunded says so. No personal data and no scannable code: codes live 60 seconds.
 * `today` in Hong Kong.
 */
export const voucherDocument = (order: OrderView, today: string, locale: Locale): Buffer => pdfOf(order.vouchers.map((voucher, index) => linesOf(order, voucher, index, today, locale)));
