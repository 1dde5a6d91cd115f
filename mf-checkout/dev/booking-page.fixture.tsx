import {
  getBooking,
  getBookingOption,
  getBookingOptionList,
  getCombinationQuotaAndStatus,
  getOrder,
} from '@tapnook/contracts/calls';
import type { CallData } from '@tapnook/platform';
import { createFakeApi, renderWithPlatform, type FakeApi, type Rendered } from '@tapnook/testing';
import { fireEvent, screen } from '@testing-library/react';
import { BookingPage } from '../src/features/booking/booking-page.tsx';
import words from '../src/locales/en-US.json' with { type: 'json' };
import { paidOrder, voucher } from './order.fixture.ts';

export type Overview = CallData<'getBooking'>;
export const ORDER_NO = 'TN2609-18802';
export const text = (en_gb: string) => ({ en_gb, zh_hk: en_gb });
export const order = paidOrder({
  orderNo: ORDER_NO,
  isBooking: true,
  electronicCouponType: 'limited_voucher',
  participationDate: null,
  startTime: null,
});
export const overview = (more: Partial<Overview> = {}): Overview => ({
  orderNo: ORDER_NO,
  productId: '1',
  productName: text('Afternoon tea'),
  planName: text('Tea for two'),
  bookStatus: 'unbooked',
  bookingState: 'in_booking',
  openBookingDate: null,
  lastBookingDate: '2027-01-31',
  bookableNum: 2,
  bookedNum: 0,
  cutOffHours: 24,
  bookings: [],
  ...more,
});
export const booked = overview({
  bookStatus: 'booked',
  bookableNum: 0,
  bookedNum: 2,
  bookings: [
    {
      bookingId: 'b-1',
      visitId: 'v-1',
      orderNo: ORDER_NO,
      date: '2026-12-13',
      time: '14:30',
      fieldIds: [],
      options: [],
      bookingNum: 2,
      customerName: 'Ka Yan',
      voucherNos: [voucher(1).voucherNo, voucher(2).voucherNo],
      status: 'booked',
      changeableUntil: '2026-12-12T06:30:00.000Z',
      createdAt: '2026-11-20T09:00:00.000Z',
    },
  ],
});
export const day = (date: string, status: 'available' | 'few' | 'full', remaining: number) => ({
  date,
  total: 10,
  remaining,
  status,
});
export const month = (name: string): CallData<'getBookingOptionList'> => ({
  orderNo: ORDER_NO,
  month: name,
  bookingState: 'in_booking',
  bookingStateText: text('Open'),
  openBookingDate: null,
  days: [
    day(`${name}-21`, 'available', 9),
    day(`${name}-22`, 'few', 2),
    day(`${name}-23`, 'full', 0),
  ],
  nextFreeDate: '2026-11-21',
});
export const optionsOf = (date: string): CallData<'getBookingOption'> => ({
  orderNo: ORDER_NO,
  date,
  bookingState: 'in_booking',
  options: [],
  slots: [
    { time: '12:00', total: 5, remaining: 2, status: 'few' },
    { time: '14:30', total: 5, remaining: 0, status: 'full' },
  ],
  bookableNum: 2,
});
export const apiOf = (state: Overview, now = (): Overview => state): FakeApi =>
  createFakeApi()
    .on(getOrder, { data: order })
    .on(getBooking, () => ({ data: now() }))
    .on(getBookingOptionList, ({ body }) => ({ data: month((body as { month: string }).month) }))
    .on(getBookingOption, ({ url }) => ({ data: optionsOf(url.searchParams.get('date') ?? '') }))
    .on(getCombinationQuotaAndStatus, {
      data: {
        orderNo: ORDER_NO,
        date: '2026-11-22',
        time: '12:00',
        fieldIds: [],
        total: 5,
        remaining: 2,
        status: 'few',
        bookingState: 'in_booking',
      },
    });
export const show = (api: FakeApi): Rendered =>
  renderWithPlatform(<BookingPage orderNo={ORDER_NO} />, {
    api,
    words,
    user: { userId: '1', name: 'Ka Yan', image: null },
  });
export const bodies = (api: FakeApi, call: string) =>
  api.requests.filter((seen) => seen.call === call).map(({ request }) => request.body);
/** The button that acts; one word of it is for narrow screens, where the day stands beside it. */
export const act = (name: string): Promise<HTMLElement> =>
  screen.findByRole('button', { name: (said) => said.startsWith(name) });
export const pick = async (name: RegExp): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name }));
  fireEvent.click(await screen.findByRole('radio', { name: /^12:00/ }));
};
/** One voucher’s visit. */
export const visit = (
  index: number,
  bookingId: string,
  date: string,
  createdAt = '2026-11-20T09:00:00.000Z',
): Overview['bookings'][number] => ({
  ...(booked.bookings[0] as Overview['bookings'][number]),
  bookingId,
  date,
  bookingNum: 1,
  voucherNos: [voucher(index).voucherNo],
  createdAt,
  changeableUntil: `${date}T00:00:00.000Z`,
});
export const [first, second] = [visit(1, 'b-1', '2026-12-13'), visit(2, 'b-2', '2026-12-14')];
export const both = { ...booked, bookings: [first, second] };
