import type { BranchStore } from '@tapnook/contracts/api';
import { hongKongDay, hongKongTime, weekday } from '@tapnook/kernel';

type OpeningDays = BranchStore['openingDays'];

/** 1 Monday to 7 Sunday, of an instant in milliseconds, by the Hong Kong calendar. */
export const openingDayOf = (now: number): number => weekday(hongKongDay(now)) || 7;

const minutes = (time: string): number => Number(time.slice(0, time.indexOf(':'))) * 60 + Number(time.slice(time.indexOf(':') + 1));
const DAY_MINUTES = 1440;

/** Whether a branch is open now, in Hong Kong time. A closing time past 24:00 belongs to the night before. */
export const isOpenNow = (days: OpeningDays, now: number): boolean => {
  const at = minutes(hongKongTime(now));
  const today = openingDayOf(now);
  const yesterday = today === 1 ? 7 : today - 1;
  const within = (day: number, minute: number): boolean =>
    days.some((opening) => {
      if (opening.day !== day || !opening.enable) return false;
      return opening.times.some(({ start, end }) => {
        const [from, given] = [minutes(start), minutes(end)];
        const to = given <= from ? given + DAY_MINUTES : given;
        return minute >= from && minute < to;
      });
    });
  return within(today, at) || within(yesterday, at + DAY_MINUTES);
};

/** `26:00` as people write it: `02:00`. */
export const clockTime = (time: string): string => {
  const total = minutes(time) % DAY_MINUTES;
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
};

/** Days with the same hours in one line each: first and last day, and the hours; no hours when closed. */
export const openingLines = (days: OpeningDays): { readonly from: number; readonly to: number; readonly hours: readonly string[] }[] => {
  const lines: { from: number; to: number; hours: readonly string[] }[] = [];
  for (let day = 1; day <= 7; day += 1) {
    const opening = days.find((each) => each.day === day);
    const hours = opening?.enable ? opening.times.map(({ start, end }) => `${clockTime(start)}–${clockTime(end)}`) : [];
    const last = lines.at(-1);
    if (last && last.hours.join() === hours.join()) last.to = day;
    else lines.push({ from: day, to: day, hours });
  }
  return lines;
};
