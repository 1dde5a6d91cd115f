import { describe, expect, test } from '@jest/globals';
import { voucher } from '../../../dev/order.fixture.ts';
import { isPayable, missedDay, purchaseState } from './order.ts';

const unpaid = { orderStatus: 'TBP', endReason: null, residuePayTime: 600 } as const;
const attempt = (
  transactionStatus: 'pending' | 'succeeded' | 'authorized' | 'failed' | 'canceled',
  redirects = false,
) => ({
  transactionStatus,
  nextAction: redirects ? { type: 'redirect' as const, url: 'https://bank.test' } : null,
});

describe('where a purchase stands', () => {
  test.each([
    ['nothing was tried', unpaid, null, 'pending'],
    ['the shopper is at the bank', unpaid, attempt('pending', true), 'pending'],
    ['the gateway thinks', unpaid, attempt('pending'), 'processing'],
    ['the bank refused', unpaid, attempt('failed'), 'failed'],
    ['the wallet was left', unpaid, attempt('canceled'), 'canceled'],
    ['money was taken but the order does not know yet', unpaid, attempt('succeeded'), 'processing'],
    [
      'money was taken in the last second',
      { ...unpaid, residuePayTime: 0 },
      attempt('authorized'),
      'processing',
    ],
    [
      'time is over and nobody has decided',
      { ...unpaid, residuePayTime: 0 },
      attempt('failed'),
      'processing',
    ],
    ['it is paid', { ...unpaid, orderStatus: 'TBR' }, null, 'succeeded'],
    ['the merchant has to confirm', { ...unpaid, orderStatus: 'TBC' }, null, 'succeeded'],
    ['it ran out', { ...unpaid, orderStatus: 'INV', endReason: 'expired' }, null, 'expired'],
    ['it was given up', { ...unpaid, orderStatus: 'INV', endReason: 'canceled' }, null, 'canceled'],
    [
      'the merchant said no',
      { ...unpaid, orderStatus: 'INV', endReason: 'rejected' },
      null,
      'canceled',
    ],
    [
      'it was refunded',
      { ...unpaid, orderStatus: 'INV', endReason: 'refunded' },
      null,
      'succeeded',
    ],
  ] as const)('%s', (_name, order, newest, state) => {
    expect(purchaseState(order, newest)).toBe(state);
  });
});

test('an order is payable while its half hour runs', () => {
  expect([
    isPayable(unpaid),
    isPayable({ ...unpaid, residuePayTime: 0 }),
    isPayable({ ...unpaid, orderStatus: 'INV' }),
  ]).toEqual([true, false, false]);
});

test('a booked day is missed once it is past, while its voucher is still good', () => {
  const booked = voucher(1, { bookingDate: '2026-11-19' });
  expect([
    missedDay(booked, '2026-11-19'),
    missedDay(booked, '2026-11-20'),
    missedDay({ ...booked, status: 'redeemed' }, '2026-11-20'),
    missedDay(voucher(2), '2026-11-20'),
  ]).toEqual([undefined, '2026-11-19', undefined, undefined]);
});
