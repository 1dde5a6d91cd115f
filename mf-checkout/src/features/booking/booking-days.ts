import { formatDateTime } from '@tapnook/kernel';
import type { CallData, Words } from '@tapnook/platform';
import type { CalendarDay } from '@tapnook/ui';

export type Overview = CallData<'getBooking'>;
export type BookingRecord = Overview['bookings'][number];
type Month = CallData<'getBookingOptionList'>;

const STATE_BY_STATUS = {
  available: 'open',
  few: 'few',
  full: 'full',
  closed: 'closed',
  past: 'past',
} as const satisfies Record<Month['days'][number]['status'], CalendarDay['state']>;
/** The place is not to be had any more. */
export const PLACE_TAKEN_CODE = '20619';
/** The merchant takes no new visits. */
export const BOOKING_STOPPED_CODE = '20620';
/** What the API gives for a day without a limit. */
export const UNLIMITED = 999;

/**
 * The days of a month as the board shows them: a shape, a word and a number, never colour alone.
 * `mine` are booked days. Today is not past when its last time is.
 */
export const calendarDays = (
  days: Month['days'],
  mine: ReadonlySet<string>,
  today: string,
  t: Words['t'],
): Readonly<Record<string, CalendarDay>> =>
  Object.fromEntries(
    days.map((day) => {
      const isLimited = day.remaining < UNLIMITED;
      const over = day.date === today && day.status === 'past';
      const note = mine.has(day.date)
        ? t('booking.mine')
        : over
          ? t('lanes.today')
          : day.status === 'few'
            ? t('booking.left', { count: day.remaining })
            : t(`booking.day_${day.status}`);
      const free =
        day.status === 'available' && isLimited ? t('booking.left', { count: day.remaining }) : '';
      return [
        day.date,
        {
          state: mine.has(day.date) ? 'mine' : STATE_BY_STATUS[day.status],
          note,
          name: [over ? t('booking.todayOver') : note, free]
            .filter(Boolean)
            .join(t('detail.comma')),
        },
      ];
    }),
  );

/** Whether a start time has places. */
export const isFree = ({
  status,
}: Pick<CallData<'getBookingOption'>['slots'][number], 'status'>): boolean =>
  status === 'available' || status === 'few';

/** Bookings that can still be moved or given back. */
export const openBookings = (overview: Overview): readonly BookingRecord[] =>
  overview.bookings.filter((booking) => booking.status === 'booked');

/** A booking may move until its cut-off. `now` in milliseconds. */
export const isChangeable = (booking: BookingRecord, now: number): boolean =>
  booking.status === 'booked' && Date.parse(booking.changeableUntil) > now;

/** Why a visit stays as it is: its cut-off is over, or was when it was booked. */
export const tooLateLine = (
  { changeableUntil, createdAt }: Pick<BookingRecord, 'changeableUntil' | 'createdAt'>,
  { t, locale }: Words,
): string =>
  Date.parse(changeableUntil) <= Date.parse(createdAt)
    ? t('booking.fixed')
    : t('booking.tooLate', { time: formatDateTime(changeableUntil, locale) });
