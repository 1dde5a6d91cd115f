import { useTranslation } from '@tapnook/platform';
import { Calendar, useOptimisticValue } from '@tapnook/ui';
import { useMemo, useState, type ReactElement } from 'react';
import { SectionQueryError } from '../../shared/components/query-errors.tsx';
import { calendarLabels } from '../../shared/model/calendar-labels.ts';
import { calendarDays } from './calendar-days.ts';
import { withDate } from './choice-changes.ts';
import { NextFreeDay } from './next-free-day.tsx';
import { monthsFrom } from './plan-picker-queries.ts';
import { TimeField } from './time-field.tsx';
import type { PlanPickerState } from './use-plan-picker.ts';
import { fieldProps } from './validation-messages.ts';

/** The month, drawn anew only where something of it changed: a press answers at once. */
const MonthCalendar = ({
  picker,
  onRefused,
}: {
  readonly picker: PlanPickerState;
  readonly onRefused: (day: string) => void;
}): ReactElement => {
  const { t, locale } = useTranslation();
  const { calendar, month, setMonth, choice, choose, today, busy } = picker;
  const [date, chooseDate] = useOptimisticValue(
    choice.date,
    (next) => next !== undefined && choose((former) => withDate(former, next)),
  );
  // What is not known is not closed.
  const known = calendar !== undefined && !busy.calendar;
  const words = useMemo(
    () => ({ ...calendarLabels(t, locale), closed: known ? t('picker.closed') : undefined }),
    [t, locale, known],
  );
  const days = useMemo(
    () => calendarDays(calendar?.days ?? [], { left: (count) => t('picker.left', { count }) }),
    [calendar, t],
  );
  return (
    <Calendar
      label={t('picker.calendar')}
      month={month}
      onMonthChange={setMonth}
      value={date}
      onChange={chooseDate}
      days={days}
      words={words}
      {...monthsFrom(today)}
      today={today}
      busy={busy.calendar}
      onRefused={onRefused}
    />
  );
};

/** The calendar of days and, below it, the start times of the chosen one. */
export const DateField = ({ picker }: { readonly picker: PlanPickerState }): ReactElement => {
  const { t } = useTranslation();
  const { failed, choice } = picker;
  const [refused, setRefused] = useState<{
    readonly day: string;
    readonly former: string | undefined;
  }>();
  return (
    <div {...fieldProps(picker, 'pick-date')} className="column gap-3">
      {failed.calendar && <SectionQueryError name={t('picker.calendar')} onRetry={failed.retry} />}
      <MonthCalendar
        picker={picker}
        onRefused={(day) => setRefused({ day, former: choice.date })}
      />
      <NextFreeDay
        picker={picker}
        refused={refused?.former === choice.date ? refused?.day : undefined}
        onLeave={() => setRefused(undefined)}
      />
      <TimeField picker={picker} />
    </div>
  );
};
