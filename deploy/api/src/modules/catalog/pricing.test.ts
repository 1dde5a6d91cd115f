import { describe, expect, test } from '@jest/globals';
import { money, unitPrice } from './pricing.ts';

const now = new Date('2026-11-20T10:00:00Z');
const later = new Date('2026-11-21T10:00:00Z');
const plan = {
  price: 50_000,
  specialPrice: 48_000,
  limitedPrice: null,
  limitedStartAt: null,
  limitedEndAt: null,
};

describe('unitPrice', () => {
  test('the special price is paid, the price is shown beside it', () => {
    expect(unitPrice(plan, null, 0, now)).toEqual({
      price: 50_000,
      specialPrice: 48_000,
      limitedPrice: null,
      pay: 48_000,
    });
  });
  test('a slot with a price of its own drops the special price of the plan', () => {
    expect(unitPrice(plan, { price: 60_000, specialPrice: null }, 0, now)).toMatchObject({
      price: 60_000,
      specialPrice: null,
      pay: 60_000,
    });
    expect(unitPrice(plan, { price: null, specialPrice: 42_000 }, 0, now)).toMatchObject({
      price: 50_000,
      pay: 42_000,
    });
  });
  test('a limited price counts while it lasts, and only when it is lower', () => {
    const limited = { ...plan, limitedPrice: 40_000, limitedStartAt: now, limitedEndAt: later };
    expect(unitPrice(limited, null, 0, now).pay).toBe(40_000);
    expect(unitPrice(limited, null, 0, later).pay).toBe(48_000);
    expect(unitPrice({ ...limited, limitedPrice: 49_000 }, null, 0, now)).toMatchObject({
      limitedPrice: null,
      pay: 48_000,
    });
  });
  test('options add to every price, and never below nothing', () => {
    expect(unitPrice(plan, null, 1_000, now)).toMatchObject({
      price: 51_000,
      specialPrice: 49_000,
      pay: 49_000,
    });
    expect(unitPrice(plan, null, -60_000, now).pay).toBe(0);
  });
  test('a "special" price that is not lower is none', () => {
    expect(unitPrice({ ...plan, specialPrice: 50_000 }, null, 0, now)).toMatchObject({
      specialPrice: null,
      pay: 50_000,
    });
  });
  // Covers: PRD-003
  test('both currencies are whole cents', () => {
    expect(money(48_000)).toEqual({ HKD: 48_000, USD: 6_154 });
  });
});
