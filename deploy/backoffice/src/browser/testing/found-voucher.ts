import type { FoundVoucher } from '../components/use-redemption.ts';

/** A voucher as the counter finds it: of three uses none is used, and any day will do. */
export const aFoundVoucher = (change: Partial<FoundVoucher> = {}): FoundVoucher => ({
  voucherNo: 'TN2611-3FJW8ZPYRA',
  orderNo: 'TN2611-1',
  productName: { en_gb: 'An hour at the wheel', zh_hk: '拉坯一小時' },
  planName: { en_gb: 'One person', zh_hk: '一位' },
  customerName: 'Ka Yan Chan',
  usedCount: 0,
  usageLimit: 3,
  startsAt: '2026-11-20T00:00:00.000Z',
  endsAt: '2026-12-20T00:00:00.000Z',
  day: null,
  time: null,
  verdict: 'usable',
  redeemedAt: null,
  canUndo: false,
  ...change,
});
