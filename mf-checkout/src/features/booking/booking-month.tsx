import { addMonths, formatDay, formatMonth, weekday, weekdayName } from '@tapnook/kernel';
import { useTranslation, type CallData, type Words } from '@tapnook/platform';
import { Calendar, usePressed, type CalendarWords } from '@tapnook/ui';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { calendarDays, type Overview } from './booking-days.ts';
import type { BookingModel } from './use-booking.ts';

type Month = CallData<'getBookingOptionList'>;
const NO_DAYS: Month['days'] = [];

const calendarWords = ({ t, locale }: Words): CalendarWords => ({
  title: (shown) => formatMonth(Number(shown.slice(0, 4)), Number(shown.slice(5)), locale),
  dayName: (day) => `${weekdayName(weekday(day), locale)} ${formatDay(day, locale)}`,
  weekdays: Array.from({ length: 7 }, (_, index) => ({
    short: weekdayName(index, locale, 'short').slice(0, locale === 'zh-HK' ? 2 : 1),
    long: weekdayName(index, locale),
  })),
  previous: t('booking.previous'),
  next: t('booking.next'),
  full: t('booking.day_full'),
  comma: t('detail.comma'),
});

interface BookingMonthProps {
  readonly model: BookingModel;
  readonly overview: Overview;
  readonly loadedMonth: Month;
  /** Stands beside the month's name; picks a day of any month. */
  readonly renderAside: (pick: (day: string) => void) => ReactNode;
}

/**
 * The days of a month and their free places. A press that changes none of them draws none of them
 * anew.
 */
export const BookingMonth = ({
  model,
  overview,
  loadedMonth,
  renderAside,
}: BookingMonthProps): ReactElement => {
  const words = useTranslation();
  const { calendar, month, today } = model;
  const [day, pick] = usePressed(model.day, (next) => {
    model.setMonth(next?.slice(0, 7));
    model.set({ day: next });
  });
  // A day of another month was picked: the days stay, dimmed, until that month is here.
  const isChangingMonth = day !== model.day && day?.slice(0, 7) !== month;
  const knownDays = loadedMonth.month === month ? loadedMonth.days : NO_DAYS;
  const ownDays = model.openVisits.map(({ date }) => date).join();
  const days = useMemo(
    () => calendarDays(knownDays, new Set(ownDays.split(',')), today, words.t),
    [knownDays, ownDays, today, words],
  );
  const shownWords = useMemo(() => calendarWords(words), [words]);
  const last = overview.lastBookingDate?.slice(0, 7) ?? addMonths(today, 6).slice(0, 7);
  return (
    <Calendar
      look="board"
      label={words.t('booking.calendar')}
      month={month}
      onMonthChange={model.setMonth}
      value={day}
      onChange={pick}
      days={days}
      min={today.slice(0, 7)}
      max={last < month ? month : last}
      today={today}
      busy={calendar.isFetching || isChangingMonth}
      words={shownWords}
      aside={renderAside(pick)}
    />
  );
};
