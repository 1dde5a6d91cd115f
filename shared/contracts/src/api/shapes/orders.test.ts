import { expect, test } from '@jest/globals';
import { cents } from './basics.ts';
import { order } from './orders.ts';

// Covers: CON-017
test('has no fees: only price, total, discounts, coins, payment, refunds and late payments', () => {
  const sums = Object.entries(order.shape).flatMap(([name, type]) =>
    type === cents || /amount|price|fee|shipping|charge/i.test(name) ? [name] : [],
  );
  expect(sums.toSorted()).toEqual([
    'discountAmount',
    'lateAmount',
    'paymentAmount',
    'price',
    'refundedAmount',
    'tapCoinDiscountAmount',
    'totalAmount',
    'unreturnedAmount',
  ]);
});
