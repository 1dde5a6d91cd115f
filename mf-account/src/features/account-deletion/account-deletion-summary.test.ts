import { expect, test } from '@jest/globals';
import { givenVoucherCount, unusedVoucherTotal } from './account-deletion-summary.tsx';

const unused = { status: 'requires_redeemed' as const };
const used = { status: 'redeemed' as const };

test('what is lost with an account is counted by voucher, in cents', () => {
  expect(unusedVoucherTotal([])).toEqual({ count: 0, cents: 0 });
  expect(
    unusedVoucherTotal([
      { price: 42_000, vouchers: [unused, unused, used] },
      { price: 9_900, vouchers: [used] },
      { price: 10_050, vouchers: [unused] },
    ]),
  ).toEqual({ count: 3, cents: 94_050 });
});

test('a child’s voucher of a family is worth what the child paid', () => {
  const vouchers = [22_800, 22_800, 15_800].map((price) => ({ ...unused, price }));
  expect(unusedVoucherTotal([{ price: 22_800, vouchers }])).toEqual({ count: 3, cents: 61_400 });
});

test('a voucher that was given stays its friend’s, claimed or not', () => {
  const given = (isClaimed: boolean) => ({
    ...unused,
    given: { recipientName: 'Siu Yin', isClaimed },
  });
  const orders = [{ price: 42_000, vouchers: [unused, given(false), given(true)] }];
  expect(unusedVoucherTotal(orders)).toEqual({ count: 1, cents: 42_000 });
  expect(givenVoucherCount(orders)).toBe(2);
});
