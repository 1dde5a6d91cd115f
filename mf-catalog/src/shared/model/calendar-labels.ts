import { formatDay, formatMonth, weekday, weekdayName } from '@tapnook/kernel';
import type { Words } from '@tapnook/platform';
import type { CalendarWords } from '@tapnook/ui';

/** What every calendar of the catalogue says. */
export const calendarLabels = (t: Words['t'], locale: Words['locale']): CalendarWords => ({
  title: (month) => formatMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)), locale),
  dayName: (day) => `${weekdayName(weekday(day), locale)} ${formatDay(day, locale)}`,
  weekdays: Array.from({ length: 7 }, (_, index) => ({
    short:
      locale === 'zh-HK'
        ? weekdayName(index, locale, 'short')
        : weekdayName(index, locale, 'short').slice(0, 1),
    long: weekdayName(index, locale),
  })),
  previous: t('picker.previousMonth'),
  next: t('picker.nextMonth'),
  full: t('picker.full'),
  past: t('picker.past'),
  comma: locale === 'zh-HK' ? '，' : undefined,
});
