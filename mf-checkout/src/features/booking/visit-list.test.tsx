import { beforeEach, expect, test } from '@jest/globals';
import { getOrder, getOrderTimeline } from '@tapnook/contracts/calls';
import { screen } from '@testing-library/react';
import {
  apiOf,
  booked,
  order,
  ORDER_NO,
  overview,
  second,
  show,
  text,
  visit,
} from '../../../dev/booking-page.fixture.tsx';
import { voucher } from '../../../dev/order.fixture.ts';

beforeEach(() => sessionStorage.clear());

test('shows the uses of a partly used voucher and the date of a used one', async () => {
  const used = voucher(1, {
    status: 'redeemed',
    usedCount: 1,
    redeemedAt: '2026-11-16T04:05:00.000Z',
  });
  const partly = voucher(2, {
    usedCount: 2,
    usageLimit: 10,
    redeemedAt: '2026-11-16T04:05:00.000Z',
  });
  show(
    apiOf({
      ...booked,
      bookedNum: 1,
      bookings: booked.bookings.map((booking) => ({
        ...booking,
        bookingNum: 1,
        voucherNos: [partly.voucherNo],
      })),
    }).on(getOrder, { data: { ...order, vouchers: [used, partly] } }),
  );
  expect((await screen.findByRole('button', { name: /Booked/ })).textContent).toContain(
    '14:30 · 2 of 10 used',
  );
  expect(screen.getByRole('heading', { name: 'Change visit 2' })).toBeTruthy();
  expect(screen.getByText('Mon 16 Nov').closest('li')?.textContent).toBe(
    'Voucher 1: EnjoyedMon 16 Nov12:05',
  );
});

test('of the visits to book the next one is marked', async () => {
  show(apiOf(overview()));
  const tiles = await screen.findAllByRole('button', { name: /To book/ });
  expect(tiles.map((tile) => tile.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
});

test('a refunded visit says how much came back, and when', async () => {
  const gone = voucher(2, { status: 'invalid' });
  const event = {
    id: '1',
    at: '2026-11-16T04:00:00.000Z',
    kind: 'voucher' as const,
    event: 'voucher_refunded',
    voucherNo: gone.voucherNo,
    title: text('Voucher refunded'),
    amount: null,
    coins: null,
  };
  show(
    apiOf(overview({ bookableNum: 1 }))
      .on(getOrder, { data: { ...order, vouchers: [voucher(1), gone], refundedAmount: 32_000 } })
      .on(getOrderTimeline, { data: { orderNo: ORDER_NO, events: [event] } }),
  );
  expect((await screen.findByText('Mon 16 Nov')).closest('li')?.textContent).toBe(
    'Voucher 2: RefundedHK$320Mon 16 Nov',
  );
});

// Covers: PRD-012
test('shows a missed visit with what can be done, and nothing to press', async () => {
  const past = visit(1, 'b-1', '2026-11-19');
  const missed = voucher(1, {
    bookingDate: '2026-11-19',
    bookingTime: '14:30',
    endExchangeTime: '2027-04-12T16:00:00.000Z',
  });
  const page = show(
    apiOf({ ...booked, bookings: [past] }).on(getOrder, { data: { ...order, vouchers: [missed] } }),
  );
  expect(await screen.findByText('Not used on Thu 19 Nov')).toBeTruthy();
  expect(screen.getByText('Thu 19 Nov').closest('li')?.textContent).toBe(
    'Voucher 1: Not usedThu 19 NovValid until 12 Apr 2027',
  );
  expect(screen.getByRole('link', { name: 'Ask about a refund' })).toBeTruthy();
  for (const role of ['button', 'grid', 'heading'])
    expect([role, screen.queryByRole(role, { name: /Voucher 1|Change|calendar|Move/i })]).toEqual([
      role,
      null,
    ]);
  expect(
    screen.queryByText(/^Booked|Nothing left to book|can be changed or cancelled until/),
  ).toBeNull();
  page.unmount();
  // The one still to come is the chosen one.
  show(
    apiOf({ ...booked, bookings: [past, second] }).on(getOrder, {
      data: {
        ...order,
        vouchers: [missed, voucher(2, { bookingDate: second.date, bookingTime: '14:30' })],
      },
    }),
  );
  expect(await screen.findByRole('heading', { name: 'Change visit 2' })).toBeTruthy();
  expect(screen.getByText('Not used on Thu 19 Nov')).toBeTruthy();
});
