import type { Locale } from '@tapnook/contracts';
import { doorState, openingLines, weekdayName, type OpeningDays } from '@tapnook/kernel';
import type { Words } from '@tapnook/platform';

interface Language {
  readonly t: Words['t'];
  readonly locale: Locale;
}

/** Name of a day of opening hours, 1 Monday to 7 Sunday: `Tue`, `星期二`. */
export const dayName = (day: number, locale: Locale): string =>
  weekdayName(day % 7, locale, locale === 'zh-HK' ? 'long' : 'short');

/** A range of days, like `Tue–Sun`, or a single day. */
export const daysText = (from: number, to: number, { t, locale }: Language): string =>
  from === to
    ? dayName(from, locale)
    : t('hours.days', { from: dayName(from, locale), to: dayName(to, locale) });

/** The week in one line, like `Tue–Sun 11:00–20:00`; undefined when its days differ too much. */
export const weekText = (days: OpeningDays, language: Language): string | undefined => {
  const open = openingLines(days).filter(({ hours }) => hours.length > 0);
  const [only] = open;
  if (!only || open.length > 1) return undefined;
  const hours = only.hours.join(language.locale === 'zh-HK' ? '、' : ', ');
  return only.from === 1 && only.to === 7
    ? language.t('hours.daily', { hours })
    : `${daysText(only.from, only.to, language)} ${hours}`;
};

/** `Open until 20:00`, `Opens at 11:00` or `Opens Tue 11:00`. `now` is in milliseconds. */
export const openingStateText = (
  days: OpeningDays,
  now: number,
  { t, locale }: Language,
): { readonly open: boolean; readonly text: string } => {
  const state = doorState(days, now);
  switch (state.kind) {
    case 'always':
      return { open: true, text: t('hours.always') };
    case 'open':
      return { open: true, text: t('hours.until', { time: state.until }) };
    case 'later':
      return { open: false, text: t('hours.later', { time: state.at }) };
    case 'closed':
      return {
        open: false,
        text: state.tomorrow
          ? t('hours.tomorrow', { time: state.at })
          : t('hours.onDay', { day: dayName(state.day, locale), time: state.at }),
      };
    case 'never':
    default:
      return { open: false, text: t('hours.never') };
  }
};
