import { describe, expect, test } from '@jest/globals';
import { clockTime, isOpenNow, openingLines } from './opening-hours.ts';

const day = (number: number, start: string, end: string, enable = true) => ({ day: number, times: [{ start, end }], enable });
/** Friday 20 November 2026, 17:50 in Hong Kong. */
const FRIDAY = Date.parse('2026-11-20T09:50:00Z');

describe('open now, by the Hong Kong clock', () => {
  test.each([
    ['within the hours', [day(5, '11:00', '20:00')], FRIDAY, true],
    ['at closing time', [day(5, '11:00', '17:50')], FRIDAY, false],
    ['on another day', [day(4, '11:00', '20:00')], FRIDAY, false],
    ['on a day that is closed', [day(5, '11:00', '20:00', false)], FRIDAY, false],
    ['after midnight, of the night before', [day(4, '18:00', '26:00')], Date.parse('2026-11-19T17:30:00Z'), true],
    ['after midnight, written plainly', [day(4, '18:00', '02:00')], Date.parse('2026-11-19T17:30:00Z'), true],
    ['Sunday night into Monday', [day(7, '18:00', '26:00')], Date.parse('2026-11-22T17:30:00Z'), true],
  ])('%s', (_, days, now, open) => expect(isOpenNow(days, now)).toBe(open));
});
test('days with the same hours share a line', () => {
  expect(openingLines([day(2, '11:00', '20:00'), day(3, '11:00', '20:00'), day(5, '11:00', '26:00')])).toEqual([
    { from: 1, to: 1, hours: [] }, { from: 2, to: 3, hours: ['11:00–20:00'] }, { from: 4, to: 4, hours: [] }, { from: 5, to: 5, hours: ['11:00–02:00'] }, { from: 6, to: 7, hours: [] },
  ]);
});
test('a time past midnight is written as the clock shows it', () => expect(clockTime('26:30')).toBe('02:30'));
