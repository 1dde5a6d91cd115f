import { beforeEach, expect, test } from '@jest/globals';
import { paidOrder, voucher } from '../../../dev/order.fixture.ts';
import { listVouchers, storeVouchers, readVouchers } from './offline-voucher-store.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const AFTER = Date.parse('2026-11-29T00:00:00Z');
const order = paidOrder();

beforeEach(() => localStorage.clear());

test('keeps a ticket with nothing personal that a door does not need', () => {
  storeVouchers('1', order, NOW);
  const kept = readVouchers('1', order.orderNo, NOW);
  expect(kept?.checkedAt).toBe(NOW);
  expect(kept?.order.vouchers).toEqual(order.vouchers);
  expect(localStorage.getItem(localStorage.key(0) ?? '')).not.toMatch(/kayan@mail|61234567/);
});

test('drops a ticket that has ended or was redeemed', () => {
  storeVouchers('1', order, NOW);
  expect(readVouchers('1', order.orderNo, AFTER)).toBeUndefined();
  storeVouchers('1', paidOrder({ vouchers: [voucher(1, { status: 'redeemed' })] }), NOW);
  expect(localStorage).toHaveLength(0);
});

test('belongs to one shopper: the next one on this device drops it', () => {
  storeVouchers('1', order, NOW);
  expect(readVouchers('2', order.orderNo, NOW)).toBeUndefined();
  storeVouchers('2', paidOrder({ orderNo: 'TN2611-OTHER' }), NOW);
  expect(readVouchers('1', order.orderNo, NOW)).toBeUndefined();
});

test('keeps twenty at most, the newest', () => {
  for (let index = 0; index < 25; index += 1)
    storeVouchers('1', paidOrder({ orderNo: `TN-${index}` }), NOW + index);
  expect(localStorage).toHaveLength(20);
  expect(readVouchers('1', 'TN-24', NOW)).toBeDefined();
  expect(readVouchers('1', 'TN-0', NOW)).toBeUndefined();
});

test('does not trust what it stored', () => {
  for (const rubbish of ['{', 'null', '{"order":{}}']) {
    localStorage.setItem(`tapnook.voucher.1.${order.orderNo}`, rubbish);
    expect(readVouchers('1', order.orderNo, NOW)).toBeUndefined();
  }
  storeVouchers('1', order, NOW);
  expect(readVouchers('1', order.orderNo, NOW)?.checkedAt).toBe(NOW);
});

test('lists what its shopper may still use, what ends first above the rest', () => {
  const ends = (orderNo: string, endExchangeTime: string) =>
    paidOrder({ orderNo, vouchers: [voucher(1, { endExchangeTime })] });
  storeVouchers('1', ends('TN-LATER', '2026-12-24T16:00:00.000Z'), NOW);
  storeVouchers('1', ends('TN-SOON', '2026-11-25T16:00:00.000Z'), NOW);
  const listed = (userId: string, now: number) =>
    listVouchers(userId, now).map(({ order: { orderNo } }) => orderNo);
  expect(listed('1', NOW)).toEqual(['TN-SOON', 'TN-LATER']);
  expect(listed('1', AFTER)).toEqual(['TN-LATER']);
  expect(listed('2', NOW)).toEqual([]);
});
