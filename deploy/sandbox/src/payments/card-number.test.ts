import { describe, expect, test } from '@jest/globals';
import {
  brandRule,
  expiryTyped,
  isCardNumber,
  isCurrent,
  isCvc,
  readExpiry,
  spaced,
} from './card-number.ts';

describe('a card number', () => {
  test.each([
    ['4242424242424242', 'visa', '4242 4242 4242 4242'],
    ['5555-5555-5555-4444', 'mastercard', '5555 5555 5555 4444'],
    ['378282246310005', 'amex', '3782 822463 10005'],
    ['6200000000000005', 'unionpay', '6200 0000 0000 0005'],
    ['42', 'visa', '42'],
    ['42424242424242429999', 'visa', '4242 4242 4242 4242'],
    ['', 'unknown', ''],
  ])('%s is %s and is spaced as %s', (typed, brand, shown) => {
    expect([brandRule(typed).brand, spaced(typed)]).toEqual([brand, shown]);
  });

  test.each([
    ['4242 4242 4242 4242', true],
    ['4242 4242 4242 4243', false],
    ['4242', false],
    ['', false],
    ['abcd', false],
  ])('%s counts: %s', (typed, counts) => {
    expect(isCardNumber(typed)).toBe(counts);
  });

  test('only an Amex has four digits behind it', () => {
    expect([
      isCvc('1234', '3782'),
      isCvc('123', '3782'),
      isCvc('123', '4242'),
      isCvc('12a', '4242'),
    ]).toEqual([true, false, true, false]);
  });
});

describe('an expiry', () => {
  test.each([
    ['4', '04'],
    ['1', '1'],
    ['1/30', '01/30'],
    ['0430', '04/30'],
    ['04/2030', '04/30'],
    ['04 / 30', '04/30'],
    ['043', '04/3'],
  ])('%s is written %s', (typed, shown) => {
    expect(expiryTyped(typed)).toBe(shown);
  });

  test.each([
    ['12/30', { month: 12, year: 2030 }],
    ['13/30', undefined],
    ['00/30', undefined],
    ['12', undefined],
  ])('%s is read as %j', (typed, expiry) => {
    expect(readExpiry(typed)).toEqual(expiry);
  });

  test('a card is good until the end of its month, for twenty years at most', () => {
    const today = new Date('2026-11-30T12:00:00Z');
    const good = ([month, year]: readonly [number, number]): boolean =>
      isCurrent({ month, year }, today);
    expect(
      (
        [
          [11, 2026],
          [10, 2026],
          [11, 2046],
          [12, 2046],
        ] as const
      ).map(good),
    ).toEqual([true, false, true, false]);
  });
});
