import { expect, test } from '@jest/globals';
import { cents } from './basics.ts';
import { order } from './orders.ts';

// Covers: CON-017
test('an order has no fees: its sums are the price, the total, what codes and coins take off, what is paid and given back, and what came too late and went back', () => {
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
  ]);
});
