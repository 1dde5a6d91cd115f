import { describe, expect, test } from '@jest/globals';
import {
  formatDateTime,
  formatDay,
  formatDayRange,
  formatMonth,
  formatNearDay,
  formatRelativeDay,
  formatShortDay,
  formatShortMonth,
  formatTimeLeft,
  weekdayName,
} from './date-formats.ts';
import {
  addDays,
  addWorkingDays,
  addMonths,
  daysBetween,
  hongKongDay,
  hongKongInstant,
  hongKongTime,
  isDay,
  monthGrid,
  weekday,
} from './dates.ts';

describe('Hong Kong days', () => {
  // Covers: CON-020
  test('a day begins at Hong Kong midnight, whatever the machine’s time zone', () => {
    expect(hongKongDay('2026-11-20T15:59:59Z')).toBe('2026-11-20');
    expect(hongKongDay('2026-11-20T16:00:00Z')).toBe('2026-11-21');
    expect(hongKongTime('2026-11-20T11:05:00Z')).toBe('19:05');
  });
  test('an instant and its day and time are inverse', () => {
    expect(hongKongInstant('2026-11-20', '19:05')).toBe('2026-11-20T11:05:00.000Z');
    expect(hongKongInstant('2027-01-01')).toBe('2026-12-31T16:00:00.000Z');
  });
  test('working days leave out Saturdays and Sundays', () => {
    expect(addWorkingDays('2026-11-23', 2)).toBe('2026-11-25');
    expect(addWorkingDays('2026-11-26', 2)).toBe('2026-11-30');
    expect(addWorkingDays('2026-11-28', 1)).toBe('2026-11-30');
    expect(addWorkingDays('2026-11-29', 0)).toBe('2026-11-29');
  });
  test('arithmetic crosses months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(daysBetween('2026-11-20', '2026-12-05')).toBe(15);
    expect(daysBetween('2026-12-05', '2026-11-20')).toBe(-15);
    expect(weekday('2026-11-21')).toBe(6);
  });
  test.each([
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2028-02-29', true],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['x', false],
  ])('%s is a day: %s', (day, real) => {
    expect(isDay(day)).toBe(real);
  });
  test('a month grid has whole weeks and marks its own days', () => {
    const grid = monthGrid(2026, 11);
    expect(grid.every((week) => week.length === 7)).toBe(true);
    expect(grid[0]?.[0]).toEqual({ day: '2026-11-01', inMonth: true });
    expect(grid.flat().filter((cell) => cell.inMonth)).toHaveLength(30);
    expect(monthGrid(2026, 11, 1)[0]?.[0]).toEqual({ day: '2026-10-26', inMonth: false });
    expect(monthGrid(2027, 2, 1)).toHaveLength(4);
  });
});

describe('formats of the design, section 7', () => {
  // Covers: CON-024
  test('dates and times', () => {
    expect(formatDay('2026-11-20', 'en-US')).toBe('20 Nov 2026');
    expect(formatDay('2026-11-20', 'zh-HK')).toBe('2026年11月20日');
    expect(formatDateTime('2026-11-20T11:05:00Z', 'en-US')).toBe('20 Nov 2026 19:05');
    expect(formatDateTime('2026-11-20T11:05:00Z', 'zh-HK')).toBe('2026年11月20日 19:05');
    expect(formatDayRange('2026-12-05', '2026-12-06', 'en-US')).toBe('5 Dec 2026 → 6 Dec 2026');
    expect(formatDayRange('2026-12-05', '2026-12-05', 'zh-HK')).toBe('2026年12月5日');
    expect(formatShortDay('2026-11-28', 'en-US')).toBe('Sat 28 Nov');
    expect(formatShortDay('2026-11-28', 'zh-HK')).toBe('11月28日');
    expect(formatShortMonth('2026-11-28', 'en-US')).toBe('Nov');
    expect(formatShortMonth('2026-01-28', 'zh-HK')).toBe('1月');
    expect(formatNearDay('2026-11-28', '2026-01-01', 'en-US')).toBe('Sat 28 Nov');
    expect(formatNearDay('2027-11-24', '2026-11-23', 'en-US')).toBe('24 Nov 2027');
    expect(formatNearDay('2020-01-01', '2026-11-23', 'zh-HK')).toBe('2020年1月1日');
    expect(formatMonth(2026, 11, 'zh-HK')).toBe('2026年11月');
    expect(formatMonth(2026, 11, 'en-US')).toBe('November 2026');
    expect(weekdayName(6, 'zh-HK')).toBe('星期六');
    expect(weekdayName(0, 'en-US', 'short')).toBe('Sun');
  });
  test('time left', () => {
    expect(formatTimeLeft(1_100_000, 'en-US')).toBe('18:20');
    expect(formatTimeLeft(20_538_000, 'en-US')).toBe('05:42:18');
    expect(formatTimeLeft(2 * 86_400_000, 'en-US')).toBe('2 days');
    expect(formatTimeLeft(86_400_000, 'en-US')).toBe('1 day');
    expect(formatTimeLeft(2 * 86_400_000, 'zh-HK')).toBe('2日');
    expect(formatTimeLeft(-5, 'en-US')).toBe('00:00');
  });
  test('how far away a day is', () => {
    const today = '2026-11-20';
    expect(formatRelativeDay('2026-11-28', today, 'en-US')).toBe('in 8 days');
    expect(formatRelativeDay('2026-11-28', today, 'zh-HK')).toBe('8日後');
    expect(formatRelativeDay(today, today, 'en-US', '19:30')).toBe('tonight');
    expect(formatRelativeDay(today, today, 'zh-HK', '19:30')).toBe('今晚');
    expect(formatRelativeDay(today, today, 'en-US', '10:00')).toBe('today');
    expect(formatRelativeDay('2026-11-21', today, 'en-US')).toBe('tomorrow');
    expect(formatRelativeDay('2026-11-17', today, 'zh-HK')).toBe('3日前');
  });
});
