import { expect, test } from '@jest/globals';
import type { Words } from '@tapnook/platform';
import { tooLateLine } from './booking-days.ts';

test.each([['2026-11-20T02:00:00.000Z', 'booking.tooLate'], ['2026-11-22T08:00:00.000Z', 'booking.fixed']])('a visit booked at %s and changeable until the 22nd stays for %s', (createdAt, key) => {
  expect(tooLateLine({ createdAt, changeableUntil: '2026-11-22T07:00:00.000Z' }, { t: (name: string) => name, locale: 'en-US' } as unknown as Words)).toBe(key);
});
