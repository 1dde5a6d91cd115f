import { describe, expect, test } from '@jest/globals';
import {
  clockTime,
  doorState,
  isOpenNow,
  openingLines,
  type OpeningDays,
} from './opening-hours.ts';

const week = (hours: Readonly<Record<number, readonly [string, string][]>>): OpeningDays =>
  [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    day,
    enable: Boolean(hours[day]),
    times: (hours[day] ?? []).map(([start, end]) => ({ start, end })),
  }));
const every = (...times: [string, string][]): OpeningDays =>
  week(Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, times])));
/** 20 November 2026 is a Friday. */
const at = (day: string, time: string): number => Date.parse(`${day}T${time}:00+08:00`);

describe('doorState', () => {
  const studio = week({
    2: [['11:00', '20:00']],
    3: [['11:00', '20:00']],
    5: [
      ['11:00', '13:00'],
      ['14:00', '20:00'],
    ],
  });
  test.each([
    [
      'open, by the Hong Kong clock',
      studio,
      at('2026-11-20', '17:50'),
      { kind: 'open', until: '20:00' },
    ],
    ['opens later today', studio, at('2026-11-20', '09:00'), { kind: 'later', at: '11:00' }],
    ['between two sittings', studio, at('2026-11-20', '13:00'), { kind: 'later', at: '14:00' }],
    [
      'closing time is closed',
      studio,
      at('2026-11-20', '20:00'),
      { kind: 'closed', day: 2, at: '11:00', tomorrow: false },
    ],
    [
      'opens tomorrow',
      studio,
      at('2026-11-23', '21:00'),
      { kind: 'closed', day: 2, at: '11:00', tomorrow: true },
    ],
    [
      'past midnight belongs to the night before',
      every(['18:00', '26:00']),
      at('2026-11-21', '01:30'),
      { kind: 'open', until: '02:00' },
    ],
    [
      'from Sunday night into Monday',
      every(['18:00', '02:00']),
      at('2026-11-23', '01:00'),
      { kind: 'open', until: '02:00' },
    ],
    [
      'on Sunday night, open over the end of the week',
      every(['18:00', '02:00']),
      at('2026-11-22', '23:30'),
      { kind: 'open', until: '02:00' },
    ],
    [
      'closed after Sunday, tomorrow is Monday',
      week({ 1: [['10:00', '18:00']], 7: [['10:00', '18:00']] }),
      at('2026-11-22', '19:00'),
      { kind: 'closed', day: 1, at: '10:00', tomorrow: true },
    ],
    ['day and night', every(['00:00', '24:00']), at('2026-11-20', '04:00'), { kind: 'always' }],
    ['no hours at all', week({}), at('2026-11-20', '12:00'), { kind: 'never' }],
  ] as const)('%s', (_, days, now, expected) => expect(doorState(days, now)).toEqual(expected));

  test('is never open outside the spans, whatever minute of the week it is', () => {
    const start = at('2026-11-16', '00:00');
    for (let minute = 0; minute < 7 * 1440; minute += 7) {
      const now = start + minute * 60_000;
      const day = Math.floor(minute / 1440) + 1;
      const inDay = minute % 1440;
      const open = studio.some(
        (each) =>
          each.day === day &&
          each.times.some(
            ({ start: from, end }) =>
              inDay >= Number(from.slice(0, 2)) * 60 && inDay < Number(end.slice(0, 2)) * 60,
          ),
      );
      expect(doorState(studio, now).kind === 'open').toBe(open);
    }
  });
});

test('openingLines joins days with the same hours', () => {
  expect(
    openingLines(
      week({ 2: [['11:00', '20:00']], 3: [['11:00', '20:00']], 4: [['18:00', '26:00']] }),
    ),
  ).toEqual([
    { from: 1, to: 1, hours: [] },
    { from: 2, to: 3, hours: ['11:00–20:00'] },
    { from: 4, to: 4, hours: ['18:00–02:00'] },
    { from: 5, to: 7, hours: [] },
  ]);
});

const day = (number: number, start: string, end: string, enable = true) => ({
  day: number,
  times: [{ start, end }],
  enable,
});
/** Friday 20 November 2026, 17:50 in Hong Kong. */
const FRIDAY = Date.parse('2026-11-20T09:50:00Z');

describe('open now, by the Hong Kong clock', () => {
  test.each([
    ['within the hours', [day(5, '11:00', '20:00')], FRIDAY, true],
    ['at closing time', [day(5, '11:00', '17:50')], FRIDAY, false],
    ['on another day', [day(4, '11:00', '20:00')], FRIDAY, false],
    ['on a day that is closed', [day(5, '11:00', '20:00', false)], FRIDAY, false],
    [
      'after midnight, of the night before',
      [day(4, '18:00', '26:00')],
      Date.parse('2026-11-19T17:30:00Z'),
      true,
    ],
    [
      'after midnight, written plainly',
      [day(4, '18:00', '02:00')],
      Date.parse('2026-11-19T17:30:00Z'),
      true,
    ],
    [
      'Sunday night into Monday',
      [day(7, '18:00', '26:00')],
      Date.parse('2026-11-22T17:30:00Z'),
      true,
    ],
  ])('%s', (_, days, now, open) => expect(isOpenNow(days, now)).toBe(open));
});
test('days with the same hours share a line', () => {
  expect(
    openingLines([day(2, '11:00', '20:00'), day(3, '11:00', '20:00'), day(5, '11:00', '26:00')]),
  ).toEqual([
    { from: 1, to: 1, hours: [] },
    { from: 2, to: 3, hours: ['11:00–20:00'] },
    { from: 4, to: 4, hours: [] },
    { from: 5, to: 5, hours: ['11:00–02:00'] },
    { from: 6, to: 7, hours: [] },
  ]);
});
test('a time past midnight is written as the clock shows it', () =>
  expect(clockTime('26:30')).toBe('02:30'));
