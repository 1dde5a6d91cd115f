import { expect, test } from '@jest/globals';
import { accessibilityProblems } from '@tapnook/testing';
import { screen, within } from '@testing-library/react';
import { showOrder, timelineEvent } from '../../../dev/order-page.fixture.tsx';
import { paidOrder, voucher } from '../../../dev/order.fixture.ts';
import type { TimelineEvent } from './group-events.ts';

const told = (
  id: string,
  name: string,
  kind: TimelineEvent['kind'],
  title: string,
  more: Partial<TimelineEvent> = {},
): TimelineEvent => timelineEvent(id, kind, title, { event: name, ...more });
const entries = async (name: string): Promise<readonly (string | undefined)[]> =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace('20 Nov 2026 17:50', '').trim());

// Covers: RTE-053
test('lists payments and refunds with their vouchers and dates', async () => {
  const gone = voucher(2, { status: 'invalid' });
  const { container } = showOrder(
    paidOrder({ usedTapCoin: 400, refundedAmount: 48_000, vouchers: [voucher(1), gone] }),
    [
      told('1', 'order_created', 'order', 'Order placed'),
      told('2', 'payment_failed', 'payment', 'Payment declined, nothing was charged'),
      told('3', 'order_paid', 'order', 'Paid', { amount: 96_000 }),
      told('7', 'refund_asked', 'refund', 'Refund asked for'),
      told('4', 'voucher_refunded', 'voucher', 'Voucher refunded', { voucherNo: gone.voucherNo }),
      told('5', 'refund_decided', 'refund', 'Refund started', { amount: 48_000, coins: 80 }),
      told('6', 'refund_succeeded', 'refund', 'Refunded', { amount: 48_000 }),
    ],
  );
  expect(await entries('Where the money went')).toEqual([
    'HK$480 was sent back. Most cards show a refund in 3 to 5 working days.On its way',
    'Refund started. Voucher 2. 80 Tapcoin returned.−HK$480',
    'Paid with Visa\u00a0••••\u00a04242. 400 Tapcoin spent.HK$960',
    'Payment declined, nothing was charged.',
  ]);
  expect(await entries('What happened, and when')).toEqual([
    'Voucher refundedVoucher 2',
    'PaidHK$960',
    'Payment declined, nothing was charged',
    'Order placed',
  ]);
  expect(await accessibilityProblems(container)).toEqual([]);
});

// Covers: PAY-043
test('lists a declined card before the successful one as not charged', async () => {
  showOrder(paidOrder(), [
    told('1', 'payment_pending', 'payment', 'Payment started'),
    told('2', 'payment_failed', 'payment', 'Payment declined, nothing was charged'),
    told('3', 'payment_pending', 'payment', 'Payment started'),
    told('4', 'order_paid', 'order', 'Paid', { amount: 96_000 }),
  ]);
  expect(await entries('What happened, and when')).toEqual([
    'PaidHK$960',
    'Payment started',
    'Payment declined, nothing was charged',
    'Payment started',
  ]);
  expect(
    within(screen.getByRole('list', { name: 'What happened, and when' }))
      .getAllByRole('listitem')
      .map(({ dataset }) => dataset['state']),
  ).toEqual(['done', 'done', 'bad', 'done']);
});

test('a refund that was sent weeks ago is no longer on its way', async () => {
  showOrder(paidOrder({ refundedAmount: 48_000 }), [
    told('1', 'refund_succeeded', 'refund', 'Refunded', {
      amount: 48_000,
      at: '2026-10-20T09:50:00.000Z',
    }),
  ]);
  expect(await entries('Where the money went')).toEqual(['20 Oct 2026 17:50HK$480 was sent back.']);
});

test('what a dearer day cost stands among the payments, and in the sum', async () => {
  showOrder(
    paidOrder({
      refundedAmount: 16_000,
      changePayments: [
        {
          orderNo: 'TN2611-CHANGE',
          paidAt: '2026-11-20T09:50:00.000Z',
          amount: 16_000,
          refundedAmount: 0,
        },
      ],
    }),
    [
      told('1', 'order_paid', 'order', 'Paid', {
        amount: 96_000,
        at: '2026-11-20T09:40:00.000Z',
      }),
      told('2', 'refund_decided', 'refund', 'Refund started', {
        amount: 16_000,
        at: '2026-11-20T09:55:00.000Z',
      }),
    ],
  );
  expect(await entries('Where the money went')).toEqual([
    '20 Nov 2026 17:55Refund started.−HK$160',
    'Paid for the change of date.HK$160',
    '20 Nov 2026 17:40Paid with Visa\u00a0••••\u00a04242.HK$960',
  ]);
  const sum = screen.getByRole('heading', { name: 'Paid' }).closest('section');
  expect(sum?.textContent).toContain('Difference for the new dateHK$160');
  expect(sum?.textContent).toContain('NetHK$960');
});

test('where no money moved there is no log of it', async () => {
  showOrder(paidOrder(), [told('1', 'order_created', 'order', 'Order placed')]);
  await screen.findByText('Order placed');
  expect(screen.queryByText('Where the money went')).toBeNull();
});

test('of a voucher with several uses the story says which of them was taken', async () => {
  const many = voucher(1, { usedCount: 2, usageLimit: 10 });
  const used = (minute: number, voucherNo: string): TimelineEvent =>
    told(String(minute), 'voucher_redeemed', 'voucher', 'Voucher redeemed', {
      voucherNo,
      at: `2026-11-20T09:5${minute}:00.000Z`,
    });
  showOrder(paidOrder({ vouchers: [many, voucher(2, { status: 'redeemed', usedCount: 1 })] }), [
    used(1, many.voucherNo),
    used(2, many.voucherNo),
    used(3, voucher(2).voucherNo),
  ]);
  expect(await entries('What happened, and when')).toEqual([
    'Voucher redeemed20 Nov 2026 17:53Voucher 2',
    'Voucher redeemed20 Nov 2026 17:52Voucher 1, use 2 of 10',
    'Voucher redeemed20 Nov 2026 17:51Voucher 1, use 1 of 10',
  ]);
});
