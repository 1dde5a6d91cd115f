import { expect, test } from '@jest/globals';
import type { DateSlot } from '@tapnook/contracts/api';
import { calendarDays } from './calendar-days.ts';

const slot = (day: string, pay: number | null, change: Partial<DateSlot> = {}): DateSlot => ({
  day,
  startTime: null,
  isSelected: false,
  price: pay === null ? null : { HKD: pay, USD: 1 },
  specialPrice: null,
  limitedTimePrice: null,
  totalCount: 9,
  remainCount: 9,
  isSoldOut: false,
  reason: null,
  ...change,
});
const left = (count: number) => `${count} left`;

test('days say their price, what is left from 3 down, and why not', () => {
  const days = calendarDays(
    [
      slot('2026-11-20', 48_000),
      slot('2026-11-21', 48_000, { remainCount: 3 }),
      slot('2026-11-22', 48_000, { reason: 'soldOut' }),
      slot('2026-11-23', 42_000),
      slot('2026-11-19', null, { reason: 'past' }),
      slot('2026-11-24', null, { reason: 'closed' }),
    ],
    { left },
  );
  expect(days['2026-11-20']).toEqual({
    state: 'open',
    price: '$480',
    note: undefined,
    name: 'HK$480',
    deal: false,
  });
  expect(days['2026-11-21']).toMatchObject({
    state: 'few',
    note: '3 left',
    name: 'HK$480, 3 left',
  });
  expect(days['2026-11-22']).toEqual({ state: 'full' });
  expect(days['2026-11-23']).toMatchObject({ deal: true });
  expect([days['2026-11-19']?.state, days['2026-11-24']?.state]).toEqual(['past', 'closed']);
});
test('a day of which nothing is taken is no scarce one, however few its places are', () => {
  const days = calendarDays(
    [
      slot('2026-11-20', 100, { totalCount: 1, remainCount: 1 }),
      slot('2026-11-21', 100, { totalCount: 2, remainCount: 1 }),
      slot('2026-11-22', 100, { totalCount: null, remainCount: 1 }),
    ],
    { left },
  );
  expect(Object.values(days).map(({ state, note }) => [state, note])).toEqual([
    ['open', undefined],
    ['few', '1 left'],
    ['few', '1 left'],
  ]);
});
test('no day is a bargain when all cost the same', () =>
  expect(
    calendarDays([slot('2026-11-20', 100), slot('2026-11-21', 100)], { left })['2026-11-20']?.deal,
  ).toBe(false));
