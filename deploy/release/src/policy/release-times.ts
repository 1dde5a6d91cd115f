import type { ChannelPolicy } from './policy.ts';

/** Hong Kong keeps one time all year. */
const HONG_KONG_MS = 8 * 3_600_000;
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** An instant as people in Hong Kong write it: `2026-12-24T18:00`. */
export const hongKongTime = (instant: number): string =>
  new Date(instant + HONG_KONG_MS).toISOString().slice(0, 16);
/** And back; undefined for what is no time. */
export const instantOf = (local: string): number | undefined => {
  const instant = Date.parse(`${local.replace(' ', 'T')}:00+08:00`);
  return Number.isNaN(instant) ? undefined : instant;
};

/** The freeze that an instant falls into. */
export const freezeAt = (
  { freezes }: Pick<ChannelPolicy, 'freezes'>,
  now: number,
): ChannelPolicy['freezes'][number] | undefined => {
  const local = hongKongTime(now);
  return freezes.find(({ from, to }) => from <= local && local < to);
};

/**
 * Whether releases may be made at an instant; a window over midnight belongs to the day it began.
 */
export const isWithinWindow = (
  { windows }: Pick<ChannelPolicy, 'windows'>,
  now: number,
): boolean => {
  if (windows.length === 0) return true;
  const local = new Date(now + HONG_KONG_MS);
  const clock = local.toISOString().slice(11, 16);
  const today = DAYS[local.getUTCDay()];
  const yesterday = DAYS[(local.getUTCDay() + 6) % 7];
  return windows.some(({ days, from, to }) =>
    from <= to
      ? today !== undefined && days.includes(today) && from <= clock && clock < to
      : (today !== undefined && days.includes(today) && from <= clock) ||
        (yesterday !== undefined && days.includes(yesterday) && clock < to),
  );
};
