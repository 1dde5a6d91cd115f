import { links, localePath, localised, type Locale } from '@tapnook/contracts';
import { formatDateTime, formatDay, groupedNumber } from '@tapnook/kernel';
import type { Booking } from '../modules/booking/index.ts';
import type { Mail } from '../modules/jobs/index.ts';
import { changeableUntil, type Order } from '../modules/orders/index.ts';
import { inBoth, type LetterPart } from './email-body.ts';
import { branchLines, visitCalendars } from './order-email-sections.ts';

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

const WORDS = {
  'en-US': {
    booked: 'Your visit is booked.',
    moved: 'Your visit has moved to another time.',
    changed: 'Your visit has changed; the time stays.',
    canceled: 'Your visit is cancelled.',
    again: 'You can book another day with the same voucher.',
    released: 'This voucher is used up, so the place that was booked with it is given back.',
    stopped: 'The merchant takes no new bookings at the moment.',
    when: 'When',
    to: 'Now',
    from: 'Before',
    count: 'Vouchers',
    voucher: 'Voucher',
    name: 'For',
    where: 'Where',
    order: 'Order',
    vouchers: (count: number) => (count === 1 ? 'Show voucher' : 'Show vouchers'),
    until: (time: string) => `You can change or cancel this visit until ${time}.`,
    fixed: 'This visit cannot be changed or cancelled any more.',
    change: 'Change or cancel',
  },
  'zh-HK': {
    booked: '預約已確認。',
    moved: '預約已更改。',
    changed: '預約已更改，時間不變。',
    canceled: '預約已取消。',
    again: '你可用同一張電子券預約其他日子。',
    released: '此電子券已用完，以此券預約的名額已釋放。',
    stopped: '商戶暫停接受新預約。',
    when: '時間',
    to: '新時間',
    from: '原定時間',
    count: '電子券數目',
    voucher: '電子券',
    name: '姓名',
    where: '地點',
    order: '訂單',
    vouchers: () => '出示電子券',
    until: (time: string) => `可於${time}前更改或取消此預約。`,
    fixed: '此預約已不能更改或取消。',
    change: '更改或取消',
  },
} as const;

const whenText = ({ day, time }: When, locale: Locale): string =>
  [formatDay(day, locale), time].filter(Boolean).join(' ');

/** Whether it moved to another time; else only its options changed. */
const hasMoved = (booking: Booking, former: When | null): former is When =>
  former !== null && (former.day !== booking.day || former.time !== booking.time);

const partsOf = (
  { order, booking, options, former, canceled, usedUp, origin, now }: BookingEmailContext,
  locale: Locale,
): readonly LetterPart[] => {
  const words = WORDS[locale];
  const urlOf = (path: string): string => origin + localePath(locale, path);
  const until = changeableUntil(order, booking.startsAt);
  const isLive = !canceled && !usedUp;
  const isChangeable = isLive && Date.parse(until) > now.getTime();
  const where = branchLines(order, locale);
  return [
    { title: localised(order.snapshot.productName, locale) },
    usedUp
      ? words.released
      : canceled
        ? [words.canceled, canceled === 'stopped' ? words.stopped : words.again].join(
            locale === 'zh-HK' ? '' : ' ',
          )
        : !former
          ? words.booked
          : hasMoved(booking, former)
            ? words.moved
            : words.changed,
    {
      facts: [
        ...(hasMoved(booking, former)
          ? ([
              [words.from, whenText(former, locale)],
              [words.to, whenText(booking, locale)],
            ] as const)
          : ([[words.when, whenText(booking, locale)]] as const)),
        ...options.map(
          (option) =>
            [localised(option.optionName, locale), localised(option.fieldName, locale)] as const,
        ),
        usedUp
          ? ([words.voucher, groupedNumber(usedUp)] as const)
          : ([words.count, String(booking.bookingNum)] as const),
        [words.name, booking.customerName],
        ...(where ? [[words.where, where] as const] : []),
        [words.order, order.orderNo],
      ],
    },
    ...(isLive ? [isChangeable ? words.until(formatDateTime(until, locale)) : words.fixed] : []),
    { label: words.vouchers(order.quantity), url: urlOf(links.voucher(order.orderNo)) },
    ...(isChangeable
      ? [{ label: words.change, url: urlOf(links.profile('vouchers', order.orderNo)) }]
      : []),
  ];
};

/**
 * The confirmation of a booking, of its move or of its end, once for each state of it; with a file
 * that puts it into calendars or takes it out of them.
 */
export const bookingEmail = (context: BookingEmailContext): Mail => {
  const {
    order,
    booking,
    options,
    former,
    canceled,
    usedUp,
    isStillBooked = false,
    locale,
  } = context;
  const when = whenText(booking, locale);
  const [english, chinese] = usedUp
    ? [`Place given back: ${when}`, `預約名額已釋放 ${when}`]
    : canceled
      ? [`Visit cancelled: ${when}`, `預約已取消 ${when}`]
      : !former
        ? [`Booked for ${when}`, `預約確認 ${when}`]
        : hasMoved(booking, former)
          ? [`Your visit moved to ${when}`, `預約已改至 ${when}`]
          : [`Your visit on ${when} has changed`, `預約已更改 ${when}`];
  return {
    to: order.email ?? '',
    dedupeKey: `booking:${booking.id}:${usedUp ? `used-up:${usedUp}` : canceled ? 'canceled' : booking.version}`,
    subject: locale === 'zh-HK' ? chinese : english,
    letter: inBoth(locale, partsOf(context, 'en-US'), partsOf(context, 'zh-HK')),
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
