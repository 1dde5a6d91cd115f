import { addDays, addMonths, monthGrid, weekday, type HongKongDay } from '@tapnook/kernel';

/** `YYYY-MM`. */
export type Month = string;

export const monthOf = (day: HongKongDay): Month => day.slice(0, 7);
export const dayNumber = (day: HongKongDay): number => Number(day.slice(8));
export const monthAfter = (month: Month, count: number): Month => monthOf(addMonths(`${month}-01`, count));

/** The weeks of a month; `undefined` stands for a day of a neighbouring month. */
export const weeksOf = (month: Month, weekStart: 0 | 1): (HongKongDay | undefined)[][] => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthGrid(year, number, weekStart).map((week) => week.map(({ day, inMonth }) => (inMonth ? day : undefined)));
};

/** The day that a key leads to from `day`, or `undefined` when the key does not move. */
export const dayAfterKey = (key: string, day: HongKongDay, weekStart: 0 | 1): HongKongDay | undefined => {
  const place = (weekday(day) - weekStart + 7) % 7;
  switch (key) {
    case 'ArrowLeft': return addDays(day, -1);
    case 'ArrowRight': return addDays(day, 1);
    case 'ArrowUp': return addDays(day, -7);
    case 'ArrowDown': return addDays(day, 7);
    case 'Home': return addDays(day, -place);
    case 'End': return addDays(day, 6 - place);
    case 'PageUp': return addMonths(day, -1);
    case 'PageDown': return addMonths(day, 1);
    default: return undefined;
  }
};
