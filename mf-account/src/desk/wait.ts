import type { Words } from '@tapnook/platform';

/** Seconds that are still told as seconds, and those told as minutes; more are hours. */
const SECONDS = 100;
const MINUTES = 2 * 3600;

/** Words under `key` for a wait: in seconds, minutes or hours, whichever a person would say; never a shorter one than it is. */
export const waitWords = (t: Words['t'], key: 'form.wait' | 'code.wait', seconds: number, values: Readonly<Record<string, string>> = {}): string => {
  if (seconds < SECONDS) return t(key, { ...values, count: seconds });
  return seconds <= MINUTES ? t(`${key}Minutes`, { ...values, count: Math.ceil(seconds / 60) }) : t(`${key}Hours`, { ...values, count: Math.ceil(seconds / 3600) });
};
