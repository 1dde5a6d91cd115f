import { addDays, isDay, weekday } from '@tapnook/kernel';
import type { Reading } from './query-prices.ts';

/** What the day's filter is set to, and the concept that such a time prefers. */
export interface DayReading {
  readonly bookableTime: string;
  readonly prefers?: string;
}
type Read = (match: RegExpExecArray, today: string) => DayReading | null;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const HAN_WEEKDAYS = '一二三四五六日';
const MONTH = `(${MONTHS.join('|')})(?:[a-z]*)`;
const EVENING = 'evening';
const [SATURDAY, SUNDAY] = [6, 7];

const word =
  (bookableTime: string, prefers?: string): Read =>
  () => ({
    bookableTime,
    ...(prefers && { prefers }),
  });
const range = (from: string, to: string): DayReading => ({ bookableTime: `${from}~${to}` });
/** 1 for Monday to 7 for Sunday, which ends the week. */
const placeInWeek = (day: string): number => weekday(day) || SUNDAY;
const monday = (today: string): string => addDays(today, 1 - placeInWeek(today));

/** That day of the month, this year or, when it has passed, the next. */
const dayOf = (month: number, day: number, today: string): DayReading | null => {
  const year = Number(today.slice(0, 4));
  const on = (inYear: number): string =>
    `${inYear}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const found = [on(year), on(year + 1)].find((each) => isDay(each) && each >= today);
  return found ? { bookableTime: found } : null;
};
/**
 * The coming such weekday, or the one of next week. On that weekday itself people say "today", or
 * "this": its bare name means the next one.
 */
const weekdayOf = (wanted: number, which: string, today: string): DayReading => {
  if (/next|下/u.test(which)) return { bookableTime: addDays(monday(today), 7 + wanted - 1) };
  const ahead = (wanted - placeInWeek(today) + 7) % 7;
  return { bookableTime: addDays(today, ahead === 0 && which === '' ? 7 : ahead) };
};
const englishWeekday: Read = ([, which = '', name = ''], today) =>
  weekdayOf(WEEKDAYS.indexOf(name) + 1, which, today);
const hanWeekday: Read = ([, which = '', name = ''], today) =>
  weekdayOf(HAN_WEEKDAYS.indexOf(name.replace('天', '日')) + 1, which, today);

/**
 * What is left of this weekend, or the coming one. As with weekdays: on a Sunday people say
 * "today", or "this", and the bare word means the next one.
 */
const weekendOf: Read = ([, english = '', han = ''], today) =>
  placeInWeek(today) === SUNDAY && !english.includes('this') && han === ''
    ? range(addDays(today, SATURDAY), addDays(today, SUNDAY))
    : { bookableTime: 'weekend' };

/** Folded phrases of time, the longer ones first. */
const PATTERNS: readonly (readonly [expression: RegExp, read: Read])[] = [
  [/\btonigh?te?\b|\bthis evening\b|今晚(?:夜)?|今夜/u, word('today', EVENING)],
  [/听晚|明晚|\btomorrow (?:night|evening)\b/u, word('tomorrow', EVENING)],
  [
    /\b(?:tomorrow|tmrw?|tmw)(?: morning| afternoon)?\b|听日|听朝|明天|明日|明早/u,
    word('tomorrow'),
  ],
  [
    /\bnext weekend\b|下(?:个)?(?:周末|星期六日|礼拜六日)/u,
    (_match, today) => range(addDays(monday(today), 12), addDays(monday(today), 13)),
  ],
  [
    /\b((?:(?:this|the|on|at) )*)weekends?\b|(今个|呢个|这个|今|本)?(?:周末|週末|周六日|星期六日|礼拜六日)/u,
    weekendOf,
  ],
  [
    /\bnext week\b|下(?:个)?(?:星期|礼拜|周)(?![一二三四五六日天末])/u,
    (_match, today) => range(addDays(monday(today), 7), addDays(monday(today), 13)),
  ],
  [
    /\bthis week\b|(?:今个|呢个|这个|本|今)(?:星期|礼拜|周)(?![一二三四五六日天末])/u,
    (_match, today) => range(today, addDays(monday(today), 6)),
  ],
  [
    new RegExp(
      `\\b(?:on )?(this |next )?(${WEEKDAYS.join('|')})s?(?: (?:night|morning|evening))?\\b`,
      'u',
    ),
    englishWeekday,
  ],
  [/(今个|呢个|这个|下个|下)?(?:星期|礼拜|周)([一二三四五六日天])/u, hanWeekday],
  [
    /(\d{1,2})月(\d{1,2})[日号]/u,
    ([, month, day], today) => dayOf(Number(month), Number(day), today),
  ],
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH}\\b`, 'u'),
    ([, day, month = ''], today) => dayOf(MONTHS.indexOf(month) + 1, Number(day), today),
  ],
  [
    new RegExp(`\\b${MONTH} (\\d{1,2})(?:st|nd|rd|th)?\\b`, 'u'),
    ([, month = '', day], today) => dayOf(MONTHS.indexOf(month) + 1, Number(day), today),
  ],
  [
    /\b(?:today|right now|now|last minute|same day)\b|今日|今天|即日|而家|依家|现在|即刻/u,
    word('today'),
  ],
];

/** The day that folded text asks for, or null. */
export const readDay = (folded: string, today: string): Reading<DayReading> | null => {
  for (const [expression, read] of PATTERNS) {
    const match = expression.exec(folded);
    const value = match && read(match, today);
    if (value) return { from: match.index, to: match.index + match[0].length, value };
  }
  return null;
};
