import { expect, test } from '@jest/globals';
import type { Words } from '@tapnook/platform';
import { calendarDays, tooLateLine } from './booking-days.ts';

test.each([
  ['2026-11-20T02:00:00.000Z', 'booking.tooLate'],
  ['2026-11-22T08:00:00.000Z', 'booking.fixed'],
])('a visit booked at %s and changeable until the 22nd stays for %s', (createdAt, key) => {
  expect(
    tooLateLine({ createdAt, changeableUntil: '2026-11-22T07:00:00.000Z' }, {
      t: (name: string) => name,
      locale: 'en-US',
    } as Words),
  ).toBe(key);
});

test('marks today as over when its last time is over, and gives the reason', () => {
  const day = (date: string) => ({ date, total: 5, remaining: 0, status: 'past' as const });
  const days = calendarDays(
    [day('2026-11-24'), day('2026-11-25')],
    new Set(),
    '2026-11-25',
    (name) => name,
  );
  expect(days['2026-11-24']).toMatchObject({ state: 'past', note: 'booking.day_past' });
  expect(days['2026-11-25']).toEqual({
    state: 'past',
    note: 'lanes.today',
    name: 'booking.todayOver',
  });
});
