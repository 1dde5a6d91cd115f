import { formatShortDay } from '@tapnook/kernel';
import { useWords } from '@tapnook/platform';
import { Button, Calendar, ChipGroup, Note, Skeleton } from '@tapnook/ui';
import { useMemo, useState, type ReactElement } from 'react';
import { calendarWords } from '../../shelf/calendar-words.ts';
import { SectionError } from '../../shelf/section-error.tsx';
import { withDate, withTime } from './choice-changes.ts';
import { isScarce, tierRefusal } from './choice-rules.ts';
import { partOf } from './missing-words.ts';
import { FEW_LEFT, monthDays } from './month-days.ts';
import { monthsFrom } from './picker-inputs.ts';
import { useAhead } from './use-ahead.ts';
import type { Picker } from './use-picker.ts';

/** A day that cannot be chosen was pressed: why not, and the next one that can. */
const Refused = ({ picker, day }: { readonly picker: Picker; readonly day: string }): ReactElement | null => {
  const { t, locale } = useWords();
  const { calendar, choose } = picker;
  const reason = calendar?.days.find((slot) => slot.day === day)?.reason;
  if (!calendar || (reason !== 'soldOut' && reason !== 'closed')) return null;
  const next = [...calendar.days.filter((slot) => slot.reason === null).map((slot) => slot.day), calendar.nextAvailableDay ?? ''].find((other) => other > day);
  return (
    <Note role="status" title={t(reason === 'soldOut' ? 'picker.dayFull' : 'picker.dayClosed', { day: formatShortDay(day, locale) })}>
      {next && <Button tone="outline" size="s" onClick={() => choose((choice) => withDate(choice, next))}>{t('picker.nextFree', { day: formatShortDay(next, locale) })}</Button>}
    </Note>
  );
};

/** When nothing of the shown month is left, or the chosen day has gone: the next day that is free. */
const NextFree = ({ picker }: { readonly picker: Picker }): ReactElement | null => {
  const { t, locale } = useWords();
  const { calendar, missing, choose, month, setMonth, offer, picked } = picker;
  const [free, setFree] = useState<string>();
  if (picked.date !== free && offer.tiers?.some((tier) => !tierRefusal(tier))) setFree(picked.date);
  const none = calendar !== undefined && calendar.month === month && calendar.days.every(({ reason }) => reason !== null);
  if (missing?.kind !== 'date-gone' && !none) return null;
  const next = calendar?.nextAvailableDay;
  const gone = free === picked.date ? 'dateGone' : offer.tiers?.some(({ isSoldOut }) => isSoldOut) ? 'dayFull' : 'dayOver';
  return (
    <Note role="status" title={missing?.kind === 'date-gone' && picked.date ? t(`picker.${gone}`, { day: formatShortDay(picked.date, locale) }) : t('picker.monthFull')}>
      {next && (
        <Button tone="outline" size="s" onClick={() => { setMonth(next.slice(0, 7)); choose((choice) => withDate(choice, next)); }}>
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
  const [time, chooseTime] = useAhead(picked.tier?.startTime ?? undefined, (next) => next !== undefined && choose((choice) => withTime(choice, next)));
  if (failed.day) return <SectionError name={t('picker.time')} onRetry={failed.retry} />;
  if (!picked.date) return null;
  if (!offer.tiers) return busy.day ? <Skeleton shape="block" /> : null;
  const timed = offer.tiers.filter((tier) => tier.startTime !== null);
  if (timed.length === 0) return null;
  return (
    <div {...partOf(picker, 'pick-time')}>
      <ChipGroup
        legend={t('picker.time')}
        hideLegend
        value={time}
        onChange={chooseTime}
        options={timed.map((tier) => {
          const refusal = tierRefusal(tier);
          const few = !refusal && tier.remainCount !== null && tier.remainCount <= FEW_LEFT && isScarce(tier);
          return { value: tier.startTime ?? '', label: tier.startTime ?? '', detail: few ? t('picker.left', { count: tier.remainCount ?? 0 }) : undefined, unavailable: refusal !== undefined, reason: refusal && t(`picker.timeRefused.${refusal}`) };
        })}
      />
    </div>
  );
};

/** The month, drawn anew only where something of it changed: a press answers at once. */
const Days = ({ picker, onRefused }: { readonly picker: Picker; readonly onRefused: (day: string) => void }): ReactElement => {
  const { t, locale } = useWords();
  const { calendar, month, setMonth, choice, choose, today, busy } = picker;
  const [date, chooseDate] = useAhead(choice.date, (next) => next !== undefined && choose((former) => withDate(former, next)));
  // What is not known is not closed.
  const known = calendar !== undefined && !busy.calendar;
  const words = useMemo(() => ({ ...calendarWords(t, locale), closed: known ? t('picker.closed') : undefined }), [t, locale, known]);
  const days = useMemo(() => monthDays(calendar?.days ?? [], { left: (count) => t('picker.left', { count }) }), [calendar, t]);
  return (
    <Calendar
      label={t('picker.calendar')} month={month} onMonthChange={setMonth} value={date} onChange={chooseDate} days={days} words={words}
      {...monthsFrom(today)} today={today} busy={busy.calendar} onRefused={onRefused}
    />
  );
};

/** The calendar of days and, below it, the start times of the chosen one. */
export const DatePart = ({ picker }: { readonly picker: Picker }): ReactElement => {
  const { t } = useWords();
  const { failed, choice, month } = picker;
  const [refused, setRefused] = useState<{ readonly day: string; readonly former: string | undefined }>();
  return (
    <div {...partOf(picker, 'pick-date')} className="col g3">
      {failed.calendar && <SectionError name={t('picker.calendar')} onRetry={failed.retry} />}
      <Days picker={picker} onRefused={(day) => setRefused({ day, former: choice.date })} />
      {refused && refused.former === choice.date && refused.day.startsWith(month) && <Refused picker={picker} day={refused.day} />}
      <NextFree picker={picker} />
      <Times picker={picker} />
    </div>
  );
};
