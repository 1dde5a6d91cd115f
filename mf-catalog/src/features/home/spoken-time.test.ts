import { expect, test } from '@jest/globals';
import { spokenTime } from './spoken-time.ts';
import { sunsetTime } from './sunset.ts';

test.each([
  ['17:50', 'Ten to six', '五點五十分'],
  ['19:30', 'Half past seven', '七點半'],
  ['06:10', 'Ten past six', '六點十分'],
  ['11:20', 'Twenty past eleven', '十一點二十分'],
  ['12:45', 'A quarter to one', '十二點四十五分'],
  ['00:05', 'Five past twelve', '十二點零五分'],
  ['14:00', 'Two o’clock', '兩點正'],
  ['23:35', 'Twenty-five to twelve', '十一點三十五分'],
])('%s is said', (time, en, zh) => {
  expect(spokenTime(time, 'en-US')).toBe(en);
  expect(spokenTime(time, 'zh-HK')).toBe(zh);
});
test.each([[null], ['17:51'], ['25:00'], ['soon']])('%s is not', (time) =>
  expect(spokenTime(time, 'en-US')).toBeUndefined(),
);

test.each([
  ['2026-11-20', '17:39'],
  ['2026-06-21', '19:10'],
  ['2026-12-21', '17:44'],
  ['2026-03-20', '18:32'],
])('the sun sets on %s about %s', (day, almanac) => {
  const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  expect(Math.abs(minutes(sunsetTime(day)) - minutes(almanac))).toBeLessThanOrEqual(2);
});
