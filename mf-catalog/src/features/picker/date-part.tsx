import { addMonths, formatDay, formatMonth, formatShortDay, weekday, weekdayName } from '@tapnook/kernel';
import { useWords, type Words } from '@tapnook/platform';
import { Button, Calendar, ChipGroup, Note, Skeleton, type CalendarWords } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { SectionError } from '../../shelf/section-error.tsx';
import { withDate, withTime } from './choice-changes.ts';
import { tierRefusal } from './choice-rules.ts';
import { FEW_LEFT, monthDays } from './month-days.ts';
import type { Picker } from './use-picker.ts';

/** As far ahead as anything is offered. */
const MONTHS_AHEAD = 4;

const calendarWords = ({ t, locale }: Words): CalendarWords => ({
  title: (month) => formatMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)), locale),
  dayName: (day) => `${weekdayName(weekday(day), locale)} ${formatDay(day, locale)}`,
  weekdays: Array.from({ length: 7 }, (_, index) => ({ short: locale === 'zh-HK' ? weekdayName(index, locale, 'short') : weekdayName(index, locale, 'short').slice(0, 1), long: weekdayName(index, locale) })),
  previous: t('picker.previousMonth'),
  next: t('picker.nextMonth'),
  full: t('picker.full'),
  past: t('picker.past'),
});

/** When nothing of the shown month is left, or the chosen day has gone: the next day that is free. */
const NextFree = ({ picker }: { readonly picker: Picker }): ReactElement | null => {
  const { t, locale } = useWords();
  const { calendar, missing, choose, month, setMonth } = picker;
  const none = calendar !== undefined && calendar.month === month && calendar.days.every(({ reason }) => reason !== null);
  if (missing?.kind !== 'date-gone' && !none) return null;
  const next = calendar?.nextAvailableDay;
  return (
    <Note role="status" title={t(missing?.kind === 'date-gone' ? 'picker.dateGone' : 'picker.monthFull')}>
      {next && (
        <Button tone="outline" size="s" onClick={() => { setMonth(next.slice(0, 7)); choose((before) => withDate(before, next)); }}>
          {t('picker.nextFree', { day: formatShortDay(next, locale) })}
        </Button>
      )}
      {calendar && !next && <p>{t('picker.noneFree')}</p>}
    </Note>
  );
};

const Times = ({ picker }: { readonly picker: Picker }): ReactElement | null => {
  const { t } = useWords();
  const { offer, picked, choose, failed, busy } = picker;
  if (failed.day) return <SectionError name={t('picker.time')} onRetry={failed.retry} />;
  if (!picked.date) return null;
  if (!offer.tiers) return busy.day ? <Skeleton shape="block" /> : null;
  const timed = offer.tiers.filter((tier) => tier.startTime !== null);
  if (timed.length === 0) return null;
  return (
    <div id="pick-time">
      <ChipGroup
        legend={t('picker.time')}
        hideLegend
        value={picked.tier?.startTime ?? undefined}
        onChange={(time) => choose((before) => withTime(before, time))}
        options={timed.map((tier) => {
          const refusal = tierRefusal(tier);
          const few = !refusal && tier.remainCount !== null && tier.remainCount <= FEW_LEFT;
          return { value: tier.startTime ?? '', label: tier.startTime ?? '', detail: few ? t('picker.left', { count: tier.remainCount ?? 0 }) : undefined, unavailable: refusal !== undefined, reason: refusal && t(`picker.timeRefused.${refusal}`) };
        })}
      />
    </div>
  );
};

/** The calendar of days and, below it, the start times of the chosen one. */
export const DatePart = ({ picker }: { readonly picker: Picker }): ReactElement => {
  const words = useWords();
  const { t } = words;
  const { calendar, month, setMonth, choice, choose, today, busy, failed } = picker;
  const left = (count: number): string => t('picker.left', { count });
  return (
    <div id="pick-date" className="col g3">
      {failed.calendar && <SectionError name={t('picker.calendar')} onRetry={failed.retry} />}
      <Calendar
        label={t('picker.calendar')}
        month={month}
        onMonthChange={setMonth}
        value={choice.date}
        onChange={(day) => choose((before) => withDate(before, day))}
        days={monthDays(calendar?.days ?? [], { left })}
        words={{ ...calendarWords(words), closed: busy.calendar ? undefined : t('picker.closed') }}
        min={today.slice(0, 7)}
        max={addMonths(today, MONTHS_AHEAD).slice(0, 7)}
        today={today}
        busy={busy.calendar}
      />
      <NextFree picker={picker} />
      <Times picker={picker} />
    </div>
  );
};
