import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { showOrder, timelineEvent } from '../../../dev/order-page.fixture.tsx';
import { paidOrder, voucher } from '../../../dev/order.fixture.ts';

test('uses had are counted: of each voucher, of the order, and after a refund', async () => {
  const partly = { usedCount: 1, usageLimit: 6, redeemedAt: '2026-11-20T09:58:00.000Z' };
  const events = [1, 2].map((index) => ({
    ...timelineEvent(`voucher_issued${index}`, 'voucher', 'Issued'),
    event: 'voucher_issued',
    voucherNo: voucher(index).voucherNo,
  }));
  const page = showOrder(
    paidOrder({ vouchers: [voucher(1, partly), voucher(2, { usageLimit: 6 })] }),
    events,
  );
  expect(await screen.findByText('2 to use, 1 of 12 used')).toBeTruthy();
  await waitFor(() =>
    expect(
      [...page.container.querySelectorAll('li > p:first-child')].map(
        ({ textContent }) => textContent,
      ),
    ).toEqual([
      'Voucher 1For Sat 28 Nov, 14:101 of 6 used',
      'Voucher 2For Sat 28 Nov, 14:100 of 6 used',
    ]),
  );
  expect(
    [...page.container.querySelectorAll('[data-state="requires_redeemed"]')].map(
      ({ lastElementChild }) => lastElementChild?.textContent,
    ),
  ).toEqual(['1 of 6 used', 'Unredeemed']);
  page.unmount();
  const single = showOrder(paidOrder({ vouchers: [voucher(1, partly)] }));
  expect((await screen.findAllByText('1 of 6 used')).length).toBeGreaterThan(0);
  single.unmount();
  showOrder(
    paidOrder({
      vouchers: [
        voucher(1, { ...partly, status: 'invalid' }),
        voucher(2, { usageLimit: 6, status: 'invalid' }),
      ],
    }),
  );
  expect(await screen.findByText('2 refunded, 1 of 12 used')).toBeTruthy();
});

test('a refunded voucher says how much came back, and when', async () => {
  const gone = voucher(1, { status: 'invalid' });
  const events = [
    {
      ...timelineEvent('1', 'voucher', 'Voucher refunded'),
      event: 'voucher_refunded',
      voucherNo: gone.voucherNo,
    },
    { ...timelineEvent('2', 'refund', 'Refund decided'), event: 'refund_decided', amount: 32_000 },
  ];
  showOrder(
    paidOrder({
      refundedAmount: 64_000,
      vouchers: [gone, voucher(2, { status: 'invalid', refundedAt: '2026-11-21T03:00:00.000Z' })],
    }),
    events,
  );
  expect(await screen.findByText('HK$320 · 20 Nov 2026 17:50')).toBeTruthy();
  expect(screen.getByText('Refunded HK$320')).toBeTruthy();
  expect(screen.getByText('21 Nov 2026 11:00')).toBeTruthy();
});

test('a partly used voucher tells of the visit that is booked', async () => {
  showOrder(
    paidOrder({
      isBooking: true,
      vouchers: [
        voucher(1, {
          usedCount: 2,
          usageLimit: 10,
          redeemedAt: '2026-11-16T04:00:00.000Z',
          bookingDate: '2026-12-13',
          bookingTime: '14:30',
        }),
      ],
    }),
  );
  expect(await screen.findByText('Sun 13 Dec, 14:30')).toBeTruthy();
  expect(screen.queryByText(/^Redeemed/)).toBeNull();
});
