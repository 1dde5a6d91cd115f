import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { showOrder, timelineEvent } from '../../../dev/order-page.fixture.tsx';
import { paidOrder, voucher } from '../../../dev/order.fixture.ts';

test('bad ends have a cross; coins that came back are called so, earned ones not', async () => {
  const order = paidOrder({
    orderStatus: 'EXP',
    vouchers: [voucher(1, { status: 'expired_and_unredeemed' })],
  });
  const events = [
    timelineEvent('order_paid', 'order', 'Paid'),
    { ...timelineEvent('coins_earned', 'coin', 'Coins earned'), coins: 96 },
    { ...timelineEvent('refund_decided', 'refund', 'Refund started'), coins: 10 },
    {
      ...timelineEvent('voucher_expired', 'voucher', 'Voucher expired'),
      voucherNo: voucher(1).voucherNo,
    },
    timelineEvent('order_exp', 'order', 'Order expired'),
  ];
  showOrder(order, events);
  const story = await screen.findByRole('list', { name: 'What happened, and when' });
  const items = within(story).getAllByRole('listitem');
  expect(items.map(({ dataset }) => dataset.state)).toEqual(['bad', 'bad', 'done', 'done']);
  expect(items[2]?.textContent).toMatch(/96 Tapcoin$/);
  expect(screen.getByText('Refund started. 10 Tapcoin returned.')).toBeTruthy();
});

test('names the days of a booking and a move; keeps other days of one minute apart', async () => {
  const order = paidOrder({ isBooking: true });
  const booked = (name: string, index: number, more: object) => ({
    ...timelineEvent(`${name}-${index}`, 'booking', 'Date booked'),
    event: name,
    voucherNo: voucher(index).voucherNo,
    ...more,
  });
  const events = [
    booked('booking_booked', 1, { slot: { date: '2026-12-05', time: '12:00' } }),
    booked('booking_booked', 2, { slot: { date: '2026-12-06', time: null } }),
    booked('booking_changed', 1, {
      slot: { date: '2026-12-13', time: '14:30' },
      formerSlot: { date: '2026-12-05', time: '12:00' },
    }),
    {
      ...booked('booking_canceled', 2, { slot: { date: '2026-12-06', time: null } }),
      title: { en_gb: 'Booking cancelled', zh_hk: '' },
    },
  ];
  showOrder(order, events);
  const story = await screen.findByRole('list', { name: 'What happened, and when' });
  expect(
    within(story)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replace('20 Nov 2026 17:50', ' ')),
  ).toEqual([
    'Booking cancelled Sun 6 Dec · Voucher 2',
    'Moved to Sun 13 Dec, 14:30 Before: Sat 5 Dec, 12:00 · Voucher 1',
    'Booked for Sun 6 Dec Voucher 2',
    'Booked for Sat 5 Dec, 12:00 Voucher 1',
  ]);
});
