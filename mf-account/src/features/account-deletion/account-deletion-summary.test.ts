import { expect, test } from '@jest/globals';
import { unusedVoucherTotal } from './account-deletion-summary.tsx';

test('what is lost with an account is counted by voucher, in cents', () => {
  expect(unusedVoucherTotal([])).toEqual({ count: 0, cents: 0 });
  expect(
    unusedVoucherTotal([
      { requiresRedeemedCount: 2, price: 42_000 },
      { requiresRedeemedCount: 0, price: 9_900 },
      { requiresRedeemedCount: 1, price: 10_050 },
    ]),
  ).toEqual({ count: 3, cents: 94_050 });
});
