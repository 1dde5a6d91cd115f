import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { coinsForPurchase, coinsToSpend, takeFromLots } from './coins.ts';
import {
  breakdown,
  COIN_SHARES,
  coinsOfShare,
  couponDiscount,
  couponRefusal,
  isOverCeiling,
  orderTotal,
  type Coupon,
  type CouponUse,
} from './pricing.ts';
import { noRewardReason, reviewReward } from './reviews.ts';

test('a total counts the plan per unit and each addition by its own number', () => {
  expect(orderTotal(64_000, 2, [{ price: 5_000, quantity: 1 }])).toBe(133_000);
  expect(isOverCeiling(99_999_999)).toBe(false);
  expect(isOverCeiling(100_000_000)).toBe(true);
});

describe('coins', () => {
  // Covers: CON-005, COI-007
  test('ten do not spend, eleven do, never beyond what is left to pay', () => {
    expect(coinsToSpend(10, 100_000)).toEqual({ coins: 0, cents: 0 });
    expect(coinsToSpend(11, 100_000)).toEqual({ coins: 10, cents: 100 });
    expect(coinsToSpend(95, 4_300)).toEqual({ coins: 90, cents: 900 });
    expect(coinsToSpend(5000, 1_234)).toEqual({ coins: 120, cents: 1_200 });
  });
  // Covers: CON-006
  test('HK$10 paid earns one, rounded down', () => {
    expect(coinsForPurchase(128_050)).toBe(128);
    expect(coinsForPurchase(999)).toBe(0);
    expect(coinsForPurchase(128_000, 5)).toBe(256);
  });
  // Covers: COI-009
  test('the lot that expires first is taken first', () => {
    const lots = [
      { id: 'b', left: 50, expiresAt: 200 },
      { id: 'a', left: 30, expiresAt: 100 },
    ];
    expect(takeFromLots(lots, 40)).toEqual([
      { id: 'a', coins: 30 },
      { id: 'b', coins: 10 },
    ]);
    expect(takeFromLots(lots, 81)).toBeUndefined();
  });
});

test('every breakdown adds up and leaves something that the gateway can charge', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 400, max: 99_999_999 }),
      fc.nat(2_000_000),
      fc.nat(20_000),
      fc.boolean(),
      (total, discount, held, use) => {
        const sum = breakdown(total, discount, held, use);
        expect(sum.payment).toBe(total - sum.discount - sum.coinDiscount);
        expect(sum.payment).toBeGreaterThanOrEqual(400);
        expect(sum.coins).toBeLessThanOrEqual(held);
        expect(sum.coinDiscount).toBe(sum.coins * 10);
      },
    ),
  );
});

// Covers: CON-018
test('coins are spent by share: the presets of what an order could take, never more', () => {
  expect(COIN_SHARES.map((share) => coinsOfShare(300, share))).toEqual([20, 30, 60, 150, 300]);
  expect(coinsOfShare(10, 5)).toBe(10);
  expect(breakdown(96_000, 0, 1_084, true, 55)).toMatchObject({
    coins: 50,
    coinDiscount: 500,
    payment: 95_500,
  });
  expect(breakdown(96_000, 0, 10, true, 5).coins).toBe(0);
  expect(breakdown(1_000, 0, 1_084, true, 500).coins).toBe(60);
});

// Covers: STA-012, CON-016
describe('a code', () => {
  const app15: Coupon = {
    status: 'VALID',
    type: 'DEDUCTION',
    value: 1_500,
    minimum: 30_000,
    above: true,
    most: null,
    scope: 'ALL',
    onlyIssued: false,
    audience: 'APP_NEW_USER',
    startsAt: 0,
    endsAt: 1_000,
  };
  const use: CouponUse = {
    now: 5,
    total: 30_001,
    inScope: true,
    isIssued: false,
    isApp: true,
    hasPaidOrder: false,
    used: 0,
    perUser: 1,
  };
  test.each<[Partial<Coupon>, Partial<CouponUse>, string | undefined]>([
    [{}, {}, undefined],
    [{}, { isApp: false }, 'app_only'],
    [{}, { hasPaidOrder: true }, 'first_order_only'],
    [{}, { total: 30_000 }, 'below_minimum'],
    [{ above: false }, { total: 30_000 }, undefined],
    [{}, { now: 1_000 }, 'ended'],
    [{ startsAt: 6 }, {}, 'not_started'],
    [{ status: 'EXHAUSTED' }, {}, 'used_up'],
    [{ status: 'REVOKED' }, {}, 'not_valid'],
    [{ onlyIssued: true }, {}, 'not_issued'],
    [{ onlyIssued: true }, { isIssued: true }, undefined],
    [{}, { used: 1 }, 'used'],
    [{}, { inScope: false }, 'other_product'],
    [{ audience: 'OLD_USER' }, {}, 'returning_only'],
  ])('%j with %j: %s', (coupon, more, reason) => {
    expect(couponRefusal({ ...app15, ...coupon }, { ...use, ...more })).toBe(reason);
  });
  test('takes off its amount or its share, up to its most', () => {
    expect(couponDiscount(app15, 30_001)).toBe(1_500);
    expect(couponDiscount({ type: 'DISCOUNT', value: 10, most: 10_000 }, 55_550)).toBe(5_600);
    expect(couponDiscount({ type: 'DISCOUNT', value: 10, most: null }, 99_800)).toBe(10_000);
    expect(couponDiscount({ type: 'DEDUCTION', value: 1_550, most: null }, 30_000)).toBe(1_500);
    expect(couponDiscount({ type: 'DISCOUNT', value: 10, most: 3_000 }, 55_550)).toBe(3_000);
  });
});

// Covers: CON-008, COI-012
describe('a review earns', () => {
  const message = '導賞員很細心，沿途的海景令人難忘，下次一定再來。';
  test.each([
    [{ message, photos: 0, isRecommended: false }, 80, 40],
    [{ message, photos: 2, isRecommended: true }, 80, 80],
    [{ message, photos: 2, isRecommended: true }, 50, 50],
    [{ message: '很好', photos: 2, isRecommended: true }, 80, 0],
    [{ message, photos: 2, isRecommended: true }, 500, 80],
  ])('%#', (review, most, coins) => {
    expect(reviewReward(review, most).total).toBe(coins);
  });
  // Covers: CON-009
  test('nothing for the second of an activity in a month, or past ten activities', () => {
    expect(noRewardReason({ sameActivity: 0, rewardedActivities: 9 }, 80)).toBeUndefined();
    expect(noRewardReason({ sameActivity: 1, rewardedActivities: 1 }, 80)).toBe(
      'second_this_month',
    );
    expect(noRewardReason({ sameActivity: 0, rewardedActivities: 10 }, 80)).toBe('ten_this_month');
    expect(noRewardReason({ sameActivity: 0, rewardedActivities: 0 }, 0)).toBe('no_reward');
  });
});
