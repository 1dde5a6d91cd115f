import { addDays, addMonths, monthGrid, weekday, type HongKongDay } from '@tapnook/kernel';

/** `YYYY-MM`. */
export type Month = string;

export const monthOf = (day: HongKongDay): Month => day.slice(0, 7);
export const dayNumber = (day: HongKongDay): number => Number(day.slice(8));
export const monthAfter = (month: Month, count: number): Month =>
  monthOf(addMonths(`${month}-01`, count));

/** The weeks of a month; `undefined` stands for a day of a neighbouring month. */
export const weeksOf = (month: Month, weekStart: 0 | 1): (HongKongDay | undefined)[][] => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthGrid(year, number, weekStart).map((week) =>
    week.map(({ day, inMonth }) => (inMonth ? day : undefined)),
  );
};

/** Months from one to another; negative when that comes before. */
const monthsTo = (from: Month, to: Month): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5)) -
  Number(from.slice(5));

/**
 * The same day in the nearest month of those that can be shown, or the last one that the month has.
 */
export const dayWithin = (
  day: HongKongDay,
  min: Month | undefined,
  max: Month | undefined,
): HongKongDay => {
  const month = monthOf(day);
  const bound = min && month < min ? min : max && month > max ? max : month;
  return addMonths(day, monthsTo(month, bound));
};

/**
 * The day that a key leads to from `day`, or `undefined` when the key does not move. `byYear` are
 * the Page keys with Shift.
 */
export const dayAfterKey = (
  key: string,
  day: HongKongDay,
  weekStart: 0 | 1,
  byYear = false,
): HongKongDay | undefined => {
  const place = (weekday(day) - weekStart + 7) % 7;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -place);
    case 'End':
      return addDays(day, 6 - place);
    case 'PageUp':
      return addMonths(day, byYear ? -12 : -1);
    case 'PageDown':
      return addMonths(day, byYear ? 12 : 1);
    default:
      return undefined;
  }
};
