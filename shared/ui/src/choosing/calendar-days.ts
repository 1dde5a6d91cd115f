/** Arithmetic of Hong Kong calendar days (`YYYY-MM-DD`) and months (`YYYY-MM`). Days have no time, so UTC is exact. */
const DAY = 86_400_000;

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const monthOf = (day: string): string => day.slice(0, 7);
export const dayNumber = (day: string): number => Number(day.slice(8));
/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(at(day)).getUTCDay();
export const addDays = (day: string, count: number): string => dayAt(at(day) + count * DAY);

export const addMonths = (month: string, count: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
};

export const daysInMonth = (month: string): number => dayNumber(addDays(`${addMonths(month, 1)}-01`, -1));

/** The same day of another month, or its last. */
export const moveByMonths = (day: string, count: number): string => {
  const month = addMonths(monthOf(day), count);
  return `${month}-${String(Math.min(dayNumber(day), daysInMonth(month))).padStart(2, '0')}`;
};

/** The weeks of a month; `undefined` stands for a day of a neighbouring month. */
export const weeksOf = (month: string, weekStart: 0 | 1): (string | undefined)[][] => {
  const first = `${month}-01`;
  const blanks = (weekdayOf(first) - weekStart + 7) % 7;
  const cells = [...Array<undefined>(blanks).fill(undefined), ...Array.from({ length: daysInMonth(month) }, (_, index) => addDays(first, index))];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => Array.from({ length: 7 }, (__, day) => cells[week * 7 + day]));
};

/** The day that a key leads to from `day`, or `undefined` when the key does not move. */
export const dayAfterKey = (key: string, day: string, weekStart: 0 | 1): string | undefined => {
  const place = (weekdayOf(day) - weekStart + 7) % 7;
  switch (key) {
    case 'ArrowLeft': return addDays(day, -1);
    case 'ArrowRight': return addDays(day, 1);
    case 'ArrowUp': return addDays(day, -7);
    case 'ArrowDown': return addDays(day, 7);
    case 'Home': return addDays(day, -place);
    case 'End': return addDays(day, 6 - place);
    case 'PageUp': return moveByMonths(day, -1);
    case 'PageDown': return moveByMonths(day, 1);
    default: return undefined;
  }
};
