import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

/** A calendar day in Hong Kong, `YYYY-MM-DD`. */
export type HongKongDay = string;
/** An instant: ISO 8601, epoch milliseconds or a Date. */
export type Instant = string | number | Date;

/**
 * Hong Kong has kept UTC+8 without summer time since 1979, so an offset is exact and needs no time
 * zone data.
 */
const OFFSET_HOURS = 8;

/**
 * `extend` installs the plug-in the first time only; done here, importing this module has no side
 * effect.
 */
const inUtc = (value: Instant): Dayjs => {
  dayjs.extend(utc);
  return dayjs.utc(value);
};
const inHongKong = (value: Instant): Dayjs => inUtc(value).add(OFFSET_HOURS, 'hour');

/** The Hong Kong day of an instant. */
export const hongKongDay = (instant: Instant): HongKongDay =>
  inHongKong(instant).format('YYYY-MM-DD');

/** The Hong Kong wall clock of an instant, `HH:mm`. */
export const hongKongTime = (instant: Instant): string => inHongKong(instant).format('HH:mm');

/** The instant (ISO 8601, UTC) of a Hong Kong day and time; midnight when no time is given. */
export const hongKongInstant = (day: HongKongDay, time = '00:00'): string =>
  inUtc(`${day}T${time}:00Z`).subtract(OFFSET_HOURS, 'hour').toISOString();

/** Whether the text is a day that exists: `2026-02-29` is not. */
export const isDay = (value: string): value is HongKongDay =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  inUtc(value).isValid() &&
  inUtc(value).format('YYYY-MM-DD') === value;

/** The day so many days later, or earlier when the count is negative. */
export const addDays = (day: HongKongDay, count: number): HongKongDay =>
  inUtc(day).add(count, 'day').format('YYYY-MM-DD');

/** The same day of another month, or that month's last day when it is shorter. */
export const addMonths = (day: HongKongDay, count: number): HongKongDay =>
  inUtc(day).add(count, 'month').format('YYYY-MM-DD');

/** Whole days from the first to the second; negative when the second is earlier. */
export const daysBetween = (from: HongKongDay, to: HongKongDay): number =>
  inUtc(to).diff(inUtc(from), 'day');

/** 0 for Sunday to 6 for Saturday. */
export const weekday = (day: HongKongDay): number => inUtc(day).day();

/** The day that is so many working days later, Monday to Friday; public holidays count as well. */
export const addWorkingDays = (day: HongKongDay, count: number): HongKongDay => {
  let last = day;
  for (let left = count; left > 0; left -= [0, 6].includes(weekday(last)) ? 0 : 1)
    last = addDays(last, 1);
  return last;
};

/** The first day of a day's month. */
export const startOfMonth = (day: HongKongDay): HongKongDay => `${day.slice(0, 7)}-01`;

/** One cell of a month grid. */
export interface GridDay {
  readonly day: HongKongDay;
  readonly inMonth: boolean;
}

/**
 * The weeks that show a month (1 to 12), each of seven days beginning on `weekStart` (0 is Sunday).
 */
export const monthGrid = (
  year: number,
  month: number,
  weekStart = 0,
): readonly (readonly GridDay[])[] => {
  const first = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;
  const after = addMonths(first, 1);
  const weeks: GridDay[][] = [];
  let day = addDays(first, -((weekday(first) - weekStart + 7) % 7));
  while (day < after) {
    const start = day;
    weeks.push(
      Array.from({ length: 7 }, (_, index) => addDays(start, index)).map((each) => ({
        day: each,
        inMonth: each >= first && each < after,
      })),
    );
    day = addDays(day, 7);
  }
  return weeks;
};
