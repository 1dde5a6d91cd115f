import { addDays, addMonths, startOfMonth, type HongKongDay } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { Calendar, type CalendarDay } from '@tapnook/ui';
import { useMemo, useState, type ReactElement } from 'react';
import { calendarLabels } from '../../shared/model/calendar-labels.ts';

/** So many months from today on can be looked at. */
const MONTHS_AHEAD = 11;

const daysOf = (month: string, today: HongKongDay): Record<string, CalendarDay> => {
  const days: Record<string, CalendarDay> = {};
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1))
    days[day] = { state: day < today ? 'past' : 'open' };
  return days;
};

/** A month in the language of the page, of which one day is chosen. */
export const DayCalendar = ({
  day,
  today,
  onChoose,
}: {
  readonly day: HongKongDay | undefined;
  readonly today: HongKongDay;
  readonly onChoose: (day: HongKongDay) => void;
}): ReactElement => {
  const { t, locale } = useTranslation();
  const [month, setMonth] = useState((day && day > today ? day : today).slice(0, 7));
  const words = useMemo(() => calendarLabels(t, locale), [t, locale]);
  const days = useMemo(() => daysOf(month, today), [month, today]);
  return (
    <Calendar
      label={t('search.day')}
      month={month}
      onMonthChange={setMonth}
      value={day}
      onChange={onChoose}
      days={days}
      words={words}
      min={today.slice(0, 7)}
      max={addMonths(startOfMonth(today), MONTHS_AHEAD).slice(0, 7)}
      today={today}
    />
  );
};
