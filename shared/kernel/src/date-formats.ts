import {
  daysBetween,
  hongKongDay,
  hongKongTime,
  weekday,
  type HongKongDay,
  type Instant,
} from './dates.ts';
import { isChinese, type DisplayLocale } from './text.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const MONTHS_LONG = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const WEEKDAYS_LONG = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];
const WEEKDAYS_ZH = ['日', '一', '二', '三', '四', '五', '六'];

const pieces = (day: HongKongDay): { year: number; month: number; date: number } => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
  date: Number(day.slice(8, 10)),
});

/** `20 Nov 2026` or `2026年11月20日` (design, section 7). */
export const formatDay = (day: HongKongDay, locale: DisplayLocale): string => {
  const { year, month, date } = pieces(day);
  return isChinese(locale)
    ? `${year}年${month}月${date}日`
    : `${date} ${MONTHS[month - 1]} ${year}`;
};

/** `Sat 28 Nov` or `11月28日`, for buttons and cards where the year is plain. */
export const formatShortDay = (day: HongKongDay, locale: DisplayLocale): string => {
  const { month, date } = pieces(day);
  return isChinese(locale)
    ? `${month}月${date}日`
    : `${WEEKDAYS[weekday(day)]} ${date} ${MONTHS[month - 1]}`;
};

/** A short day where its year is this one; else a day with its year, which is not plain then. */
export const formatNearDay = (
  day: HongKongDay,
  today: HongKongDay,
  locale: DisplayLocale,
): string => (day.slice(0, 4) === today.slice(0, 4) ? formatShortDay : formatDay)(day, locale);

/** `20 Nov 2026 19:05` or `2026年11月20日 19:05`, by the Hong Kong clock. */
export const formatDateTime = (instant: Instant, locale: DisplayLocale): string =>
  `${formatDay(hongKongDay(instant), locale)} ${hongKongTime(instant)}`;

/** `5 Dec 2026 → 6 Dec 2026`; a single day when both are the same. */
export const formatDayRange = (from: HongKongDay, to: HongKongDay, locale: DisplayLocale): string =>
  from === to
    ? formatDay(from, locale)
    : `${formatDay(from, locale)} \u2192 ${formatDay(to, locale)}`;

/** The month of a day in a narrow place: `Nov` or `11月`. */
export const formatShortMonth = (day: HongKongDay, locale: DisplayLocale): string => {
  const { month } = pieces(day);
  return isChinese(locale) ? `${month}月` : (MONTHS[month - 1] ?? '');
};

/** `November 2026` or `2026年11月`. */
export const formatMonth = (year: number, month: number, locale: DisplayLocale): string =>
  isChinese(locale) ? `${year}年${month}月` : `${MONTHS_LONG[month - 1]} ${year}`;

/** A weekday's name, 0 for Sunday: `Sat`, `Saturday`, `六`, `星期六`. */
export const weekdayName = (
  index: number,
  locale: DisplayLocale,
  length: 'short' | 'long' = 'long',
): string => {
  if (isChinese(locale)) return (length === 'long' ? '星期' : '') + (WEEKDAYS_ZH[index] ?? '');
  return (length === 'long' ? WEEKDAYS_LONG : WEEKDAYS)[index] ?? '';
};

/**
 * Time left in milliseconds: `18:20` under an hour, `05:42:18` under a day, else `2 days` / `2日`.
 * Never below zero.
 */
export const formatTimeLeft = (milliseconds: number, locale: DisplayLocale): string => {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const days = Math.floor(seconds / 86_400);
  if (days > 0) return isChinese(locale) ? `${days}日` : `${days} ${days === 1 ? 'day' : 'days'}`;
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours > 0 ? `${two(hours)}:${rest}` : rest;
};

/**
 * How far a day is from today: `today`, `tomorrow`, `in 8 days` / `8日後`, `3 days ago`; with a start
 * time from 17:00 on, today is `tonight` / `今晚`.
 */
export const formatRelativeDay = (
  day: HongKongDay,
  today: HongKongDay,
  locale: DisplayLocale,
  time?: string,
): string => {
  const count = daysBetween(today, day);
  const chinese = isChinese(locale);
  if (count === 0) {
    if (time !== undefined && time >= '17:00') return chinese ? '今晚' : 'tonight';
    return chinese ? '今日' : 'today';
  }
  if (count === 1) return chinese ? '明日' : 'tomorrow';
  if (count === -1) return chinese ? '昨日' : 'yesterday';
  if (count > 0) return chinese ? `${count}日後` : `in ${count} days`;
  return chinese ? `${-count}日前` : `${-count} days ago`;
};
