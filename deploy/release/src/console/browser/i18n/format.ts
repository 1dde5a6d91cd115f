import type { Locale } from '@tapnook/contracts';

const ZONE = { timeZone: 'Asia/Hong_Kong', hourCycle: 'h23' } as const;
const DAY_MS = 86_400_000;

const makeClock = (locale: Locale) => ({
  clock: new Intl.DateTimeFormat(locale, { ...ZONE, hour: '2-digit', minute: '2-digit' }),
  day: new Intl.DateTimeFormat(locale === 'zh-HK' ? 'zh-HK' : 'en-GB', {
    ...ZONE,
    day: 'numeric',
    month: 'short',
  }),
});
const clocks = { 'en-US': makeClock('en-US'), 'zh-HK': makeClock('zh-HK') };

/** 17:31 today, else 19 Nov, 15:40; Hong Kong time. */
export const formatTime = (locale: Locale, instant: string | number): string => {
  const { clock, day } = clocks[locale];
  const date = new Date(instant);
  const isToday =
    Math.abs(Date.now() - date.getTime()) < DAY_MS && day.format(date) === day.format(new Date());
  return isToday
    ? clock.format(date)
    : `${day.format(date)}${locale === 'zh-HK' ? ' ' : ', '}${clock.format(date)}`;
};

/** Basis points as people say them: 500 → 5%. */
export const weightText = (points: number): string => `${points / 100}%`;
/** A share of 1 as a percentage. */
export const shareText = (value: number, digits = 2): string => `${(value * 100).toFixed(digits)}%`;
export const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} KB`;
export const generationText = (number: number): string => `r-${number}`;
/** The two ends of a hash: sha384-9Fq…e1. */
export const shortHash = (hash: string): string =>
  hash ? `${hash.slice(0, 10)}…${hash.slice(-2)}` : '';
/** With a sign, minus as U+2212. */
export const signed = (text: string, value: number): string => `${value < 0 ? '−' : '+'}${text}`;
