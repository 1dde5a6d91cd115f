import { links, localePath, localised, type Locale } from '@tapnook/contracts';
import { formatDateTime, groupedNumber } from '@tapnook/kernel';
import type { Booking } from '../modules/booking/index.ts';
import type { Mail } from '../modules/jobs/index.ts';
import { changeableUntil, type Order } from '../modules/orders/index.ts';
import { type Translate, translator } from '../translations.ts';
import { inBoth, visitTime, type LetterPart } from './email-body.ts';
import { placeFacts, visitCalendars } from './order-email-sections.ts';

type When = Pick<Booking, 'day' | 'time'>;
/** The data of an email about a booking. `former` is its time before it was moved. */
export interface BookingEmailContext {
  readonly order: Order;
  readonly booking: Booking;
  readonly options: Order['snapshot']['options'];
  readonly former: When | null;
  /** It was given back; whether another can be booked. */
  readonly canceled?: 'in_booking' | 'stopped';
  /** The place of this voucher was given back: it was used up before the day. */
  readonly usedUp?: string;
  /** The visit goes on with other vouchers than that one. */
  readonly isStillBooked?: boolean;
  readonly locale: Locale;
  readonly origin: string;
  /** The address that our emails come from. */
  readonly sender: string;
  readonly now: Date;
}

/** Whether it moved to another time; else only its options changed. */
const hasMoved = (booking: Booking, former: When | null): former is When =>
  former !== null && (former.day !== booking.day || former.time !== booking.time);

/** Which of its letters a booking has: the last part of the keys of its texts. */
const stepOf = ({ booking, former, canceled, usedUp }: BookingEmailContext) => {
  if (usedUp) return 'released';
  if (canceled) return canceled === 'stopped' ? 'stopped' : 'canceled';
  if (!former) return 'booked';
  return hasMoved(booking, former) ? 'moved' : 'changed';
};

const timeFacts = (
  { booking, former }: BookingEmailContext,
  t: Translate,
  locale: Locale,
): readonly (readonly [string, string])[] =>
  hasMoved(booking, former)
    ? [
        [t('email.booking.from'), visitTime(former, locale)],
        [t('email.booking.to'), visitTime(booking, locale)],
      ]
    : [[t('email.order.when'), visitTime(booking, locale)]];

const partsOf = (context: BookingEmailContext, locale: Locale): readonly LetterPart[] => {
  const { order, booking, options, canceled, usedUp, origin, now } = context;
  const t = translator(locale);
  const urlOf = (path: string): string => origin + localePath(locale, path);
  const until = changeableUntil(order, booking.startsAt);
  const isLive = !canceled && !usedUp;
  const isChangeable = isLive && Date.parse(until) > now.getTime();
  return [
    { title: localised(order.snapshot.productName, locale) },
    t(`email.booking.${stepOf(context)}`),
    {
      facts: [
        ...timeFacts(context, t, locale),
        ...options.map(
          (option) =>
            [localised(option.optionName, locale), localised(option.fieldName, locale)] as const,
        ),
        usedUp
          ? ([t('email.order.voucher'), groupedNumber(usedUp)] as const)
          : ([t('email.booking.count'), String(booking.bookingNum)] as const),
        [t('email.booking.name'), booking.customerName],
        ...placeFacts(order, locale),
        [t('email.order.order'), order.orderNo],
      ],
    },
    ...(isChangeable
      ? [t('email.booking.until', { time: formatDateTime(until, locale) })]
      : isLive
        ? [t('email.booking.fixed')]
        : []),
    {
      label: t('email.order.openVouchers', { count: order.quantity }),
      url: urlOf(links.voucher(order.orderNo)),
    },
    ...(isChangeable
      ? [{ label: t('email.booking.change'), url: urlOf(links.profile('vouchers', order.orderNo)) }]
      : []),
  ];
};

/**
 * The confirmation of a booking, of its move or of its end, once for each state of it; with a file
 * that puts it into calendars or takes it out of them.
 */
export const bookingEmail = (context: BookingEmailContext): Mail => {
  const { order, booking, options, canceled, usedUp, isStillBooked = false, locale } = context;
  const step = stepOf(context);
  const state = usedUp ? `used-up:${usedUp}` : canceled ? 'canceled' : booking.version;
  return {
    to: order.email ?? '',
    dedupeKey: `booking:${booking.id}:${state}`,
    subject: translator(locale)(`email.booking.${step === 'stopped' ? 'canceled' : step}About`, {
      when: visitTime(booking, locale),
    }),
    letter: inBoth(locale, (language) => partsOf(context, language)),
    ...(!isStillBooked && {
      calendars: visitCalendars(context, [
        {
          id: booking.visitId,
          day: booking.day,
          time: booking.time,
          options,
          isCanceled: canceled !== undefined || usedUp !== undefined,
        },
      ]),
    }),
  };
};
