import { hongKongDay, hongKongTime, weekday } from './dates.ts';

/**
 * Opening hours by weekday, 1 Monday to 7 Sunday, `HH:mm`; a closing time past 24:00, or before its
 * opening, belongs to the night before.
 */
export type OpeningDays = readonly {
  readonly day: number;
  readonly enable: boolean;
  readonly times: readonly { readonly start: string; readonly end: string }[];
}[];

/**
 * What a door says now: open until a time, closed until a time of today or of a later day (1 Monday
 * to 7 Sunday), or closed for good.
 */
export type DoorState =
  | { readonly kind: 'always' }
  | { readonly kind: 'open'; readonly until: string }
  | { readonly kind: 'later'; readonly at: string }
  | {
      readonly kind: 'closed';
      readonly day: number;
      readonly at: string;
      readonly tomorrow: boolean;
    }
  | { readonly kind: 'never' };

interface Span {
  /** Minutes from Monday 00:00, Hong Kong time; the end may lie in the next week. */
  readonly start: number;
  readonly end: number;
}

const DAY = 1440;
const WEEK = 7 * DAY;
const minutes = (time: string): number =>
  Number(time.slice(0, time.indexOf(':'))) * 60 + Number(time.slice(time.indexOf(':') + 1));

/** `26:00` as people write it: `02:00`. Midnight at the end of a day stays `24:00`. */
export const clockTime = (time: string): string => {
  const total = minutes(time);
  const shown = total > DAY ? total % DAY : total;
  return [Math.floor(shown / 60), shown % 60]
    .map((figure) => String(figure).padStart(2, '0'))
    .join(':');
};
const clockOf = (weekMinute: number): string =>
  clockTime(`${Math.floor((weekMinute % DAY) / 60)}:${weekMinute % 60}`);

/** 1 Monday to 7 Sunday, of an instant in milliseconds, by the Hong Kong calendar. */
const openingDayOf = (now: number): number => weekday(hongKongDay(now)) || 7;

/** The week's opening spans, those that touch joined: a bar open past midnight is one span. */
const spansOf = (days: OpeningDays): Span[] => {
  const spans = days
    .filter(({ enable }) => enable)
    .flatMap(({ day, times }) =>
      times.map(({ start, end }) => {
        const from = (day - 1) * DAY + minutes(start);
        const length = minutes(end) - minutes(start);
        return { start: from, end: from + (length > 0 ? length : length + DAY) };
      }),
    )
    .toSorted((a, b) => a.start - b.start);
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.start <= last.end)
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else joined.push(span);
  }
  return joined;
};

const openedAt = (spans: readonly Span[], minute: number): Span | undefined =>
  spans.find(({ start, end }) => minute >= start && minute < end);

/** Whether a branch is open now and what comes next, in Hong Kong time. `now` in milliseconds. */
export const doorState = (days: OpeningDays, now: number): DoorState => {
  const spans = spansOf(days);
  const [first] = spans;
  if (!first) return { kind: 'never' };
  const today = openingDayOf(now);
  const minute = (today - 1) * DAY + minutes(hongKongTime(now));
  const open = openedAt(spans, minute) ?? openedAt(spans, minute + WEEK);
  if (open) {
    // A span that runs over the end of the week goes on in the next one.
    const next = spans.find(({ start }) => start + WEEK === open.end);
    const end = next ? next.end + WEEK : open.end;
    if (end - open.start >= WEEK) return { kind: 'always' };
    return { kind: 'open', until: clockOf(end) };
  }
  const next = spans.find(({ start }) => start > minute) ?? {
    start: first.start + WEEK,
    end: first.end + WEEK,
  };
  const day = Math.floor(next.start / DAY);
  const at = clockOf(next.start);
  if (day === today - 1) return { kind: 'later', at };
  return { kind: 'closed', day: (day % 7) + 1, at, tomorrow: day === today };
};

/** Whether a branch is open now, in Hong Kong time. `now` in milliseconds. */
export const isOpenNow = (days: OpeningDays, now: number): boolean =>
  ['always', 'open'].includes(doorState(days, now).kind);

/**
 * Days with the same hours in one line each: first and last day, and the hours; no hours when
 * closed.
 */
export const openingLines = (
  days: OpeningDays,
): { readonly from: number; readonly to: number; readonly hours: readonly string[] }[] => {
  const lines: { from: number; to: number; hours: readonly string[] }[] = [];
  for (let day = 1; day <= 7; day += 1) {
    const opening = days.find((each) => each.day === day);
    const hours = opening?.enable
      ? opening.times.map(({ start, end }) => `${clockTime(start)}–${clockTime(end)}`)
      : [];
    const last = lines.at(-1);
    if (last && last.hours.join() === hours.join()) last.to = day;
    else lines.push({ from: day, to: day, hours });
  }
  return lines;
};
