import type { Locale } from '@tapnook/contracts';
import { formatDay } from '@tapnook/kernel';
import type { Mail } from '../jobs/outbox.service.ts';
import type { Order } from '../orders/order-events.service.ts';
import type { Booking } from './booking.service.ts';

/** The confirmation of a booking; once for each state of it. */
export const bookingMail = (order: Order, booking: Booking, locale: Locale, origin: string): Mail => {
  const { productName, branchStores } = order.snapshot;
  const [branch] = branchStores;
  const time = booking.time ? ` ${booking.time}` : '';
  const english = [`${productName.en_gb}: ${formatDay(booking.day, 'en-US')}${time}, ${booking.bookingNum} ${booking.bookingNum === 1 ? 'person' : 'people'}, for ${booking.customerName}.`, ...(branch ? [`${branch.branchName.en_gb}, ${branch.address.en_gb}`] : [])];
  const chinese = [`${productName.zh_hk}：${formatDay(booking.day, 'zh-HK')}${time}，${booking.bookingNum}位，${booking.customerName}。`, ...(branch ? [`${branch.branchName.zh_hk}，${branch.address.zh_hk}`] : [])];
  const text = (locale === 'zh-HK' ? [...chinese, '—', ...english] : [...english, '—', ...chinese]).join('\n\n');
  return {
    to: order.email ?? '', dedupeKey: `booking:${booking.id}:${booking.version}`,
    subject: locale === 'zh-HK' ? `預約確認 ${formatDay(booking.day, 'zh-HK')}` : `Booked for ${formatDay(booking.day, 'en-US')}`,
    text: `${text}\n\n${origin}/${locale}/voucher/${order.orderNo}`,
  };
};
