import { expect, test } from '@jest/globals';
import { listMyLimitedVouchers } from '@tapnook/contracts/calls';
import { createFakeApi, renderWithPlatform } from '@tapnook/testing';
import { screen } from '@testing-library/react';
import { paidOrder, voucher } from '../../../dev/order.fixture.ts';
import words from '../../locales/en-US.json' with { type: 'json' };
import type { Order } from '../../shared/model/order.ts';
import { LimitedList } from './limited-list.tsx';

test('shows the booking status of each order and offers to book, change or view', async () => {
  const pass = (more: Partial<Order>): Order =>
    paidOrder({
      isBooking: true,
      bookingState: 'in_booking',
      participationDate: null,
      startTime: null,
      ...more,
    });
  const booked = voucher(2, {
    bookingDate: '2026-12-13',
    bookingTime: '14:30',
    changeableUntil: '2026-12-12T06:30:00.000Z',
  });
  const missed = voucher(1, {
    bookingDate: '2026-11-19',
    bookingTime: '12:00',
    changeableUntil: '2026-11-18T04:00:00.000Z',
  });
  const items = [
    pass({ orderNo: 'TN-1', bookStatus: 'unbooked' }),
    pass({
      orderNo: 'TN-2',
      bookStatus: 'partially_redeemed',
      vouchers: [voucher(1, { status: 'redeemed' }), booked],
    }),
    pass({ orderNo: 'TN-3', bookStatus: 'unbooked', bookingState: 'stopped' }),
    pass({
      orderNo: 'TN-4',
      bookStatus: 'partially_booked',
      bookingState: 'stopped',
      vouchers: [voucher(1), booked],
    }),
    pass({
      orderNo: 'TN-5',
      bookStatus: 'invalid',
      orderStatus: 'INV',
      endReason: 'refunded',
      vouchers: [voucher(1, { status: 'invalid' })],
    }),
    pass({ orderNo: 'TN-6', bookStatus: 'booked', vouchers: [missed] }),
    pass({ orderNo: 'TN-7', bookStatus: 'booked', vouchers: [missed, booked] }),
    pass({ orderNo: 'TN-8', bookStatus: 'partially_booked', vouchers: [missed, voucher(2)] }),
  ];
  const api = createFakeApi().on(listMyLimitedVouchers, {
    data: { totalCount: items.length, pageIndex: 1, pageSize: 10, items },
  });
  renderWithPlatform(<LimitedList />, {
    api,
    words,
    user: { userId: '1', name: 'Ka Yan', image: null },
  });
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => [...row.querySelectorAll('a')].at(-1)?.textContent)).toEqual([
    'Book a day',
    'Change the day',
    'Look at it',
    'Change the day',
    'Look at it',
    'Look at it',
    'Change the day',
    'Book a day',
  ]);
  expect(rows.map((row) => row.querySelector('h2')?.previousElementSibling?.textContent)).toEqual([
    'To book',
    'Partially redeemed',
    'Not booked',
    'Partially booked',
    'Refunded',
    'Not used on Thu 19 Nov',
    'Partially booked',
    'To book',
  ]);
});
