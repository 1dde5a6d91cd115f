import {
  addMonths,
  hongKongDay,
  hongKongInstant,
  hongKongTime,
  startOfMonth,
} from '@tapnook/kernel';
import { lastDay } from '../../shared/model/order-lines.ts';
import { missedDay, type Order, type Voucher } from '../../shared/model/order.ts';
import { usesByEvent, type TimelineEvent } from './group-events.ts';

export type VisitEventKind =
  | 'bought'
  | 'booked'
  | 'redeemed'
  | 'refunded'
  | 'expired'
  | 'missed'
  | 'ahead';
export interface VisitPoint {
  readonly kind: VisitEventKind;
  /** ISO instant, for its place. */
  readonly at: string;
  /** What is said of it: a Hong Kong day, and a time where there is one. */
  readonly day: string;
  readonly time: string | null;
  /**
   * Place on the axis, 0 to 1; neighbours keep apart, so that their icons do not cover each other.
   */
  readonly x: number;
}
export interface VoucherVisits {
  readonly voucherNo: string;
  readonly points: readonly VisitPoint[];
  /** How far its story has come, 0 to 1; the rest is still ahead. */
  readonly solid: number;
}
export interface VisitsChart {
  /** First days of the months on the axis, `YYYY-MM-DD`. */
  readonly months: readonly { readonly day: string; readonly x: number }[];
  readonly today: number;
  readonly vouchers: readonly VoucherVisits[];
}

const KIND_BY_EVENT: Readonly<Record<string, VisitEventKind>> = {
  voucher_issued: 'bought',
  booking_booked: 'booked',
  booking_changed: 'booked',
  voucher_redeemed: 'redeemed',
  voucher_refunded: 'refunded',
  voucher_expired: 'expired',
};
const CLOSING_KINDS: ReadonlySet<VisitEventKind> = new Set(['refunded', 'expired']);
const SHORT_SPAN_MS = 30 * 86_400_000;
/** Room for one icon, as a share of the axis. */
const MIN_DISTANCE = 0.055;
/** The axis is a little longer than the story. */
const AXIS_STRETCH = 1.04;

/**
 * Moves what stands too close to the right, then what would stand beyond its own limit back to the
 * left.
 */
const keepApart = (
  points: readonly { readonly place: number; readonly limit: number }[],
): readonly number[] => {
  const right: number[] = [];
  for (const { place } of points) right.push(Math.max(place, (right.at(-1) ?? -1) + MIN_DISTANCE));
  const left: number[] = [];
  for (const [index, { limit }] of [...points.entries()].toReversed())
    left.unshift(Math.min(right[index] ?? 0, limit, (left[0] ?? 2) - MIN_DISTANCE));
  return left;
};

/**
 * The earliest instant of the axis: no later than `from`, and with room for `count` icons side by
 * side before today.
 */
const axisStart = (from: number, now: number, last: number, count: number): number => {
  const room = Math.min(0.5, (count - 0.5) * MIN_DISTANCE) * AXIS_STRETCH;
  return now < last ? Math.min(from, (now - room * last) / (1 - room)) : from;
};

type VisitEvent = Omit<VisitPoint, 'x'>;

/**
 * What happened to one voucher; of several bookings only the last counts, and neither one that was
 * given back nor a redemption that was undone does.
 */
const pastEvents = (voucher: Voucher, events: readonly TimelineEvent[]): VisitEvent[] => {
  const mine = events.filter((event) => event.voucherNo === voucher.voucherNo);
  const given = mine.findLastIndex((event) => event.event === 'booking_canceled');
  const booked = mine.findLastIndex((event) => KIND_BY_EVENT[event.event] === 'booked');
  const uses = usesByEvent(mine);
  return mine.flatMap((event, index) => {
    const kind = KIND_BY_EVENT[event.event];
    if (kind === 'redeemed' && !uses.has(event.id)) return [];
    return kind && (kind !== 'booked' || (index === booked && index > given))
      ? [{ kind, at: event.at, day: hongKongDay(event.at), time: hongKongTime(event.at) }]
      : [];
  });
};

type DatedOrder = Pick<Order, 'participationDate' | 'startTime'>;

/** A visit of a day; one without a time has its place at noon. */
const visitOn = (day: string, time: string | null): Omit<VisitEvent, 'kind'> => ({
  at: hongKongInstant(day, time ?? '12:00'),
  day,
  time,
});

/**
 * A booked day that passed unused, and what is to come: the visit, or else the end of the voucher.
 */
const futureEvents = (
  voucher: Voucher,
  { participationDate, startTime }: DatedOrder,
  now: number,
): VisitEvent[] => {
  const { status, bookingDate, bookingTime, endExchangeTime } = voucher;
  if (status !== 'requires_redeemed') return [];
  const end: VisitEvent[] = endExchangeTime
    ? [{ kind: 'ahead', at: endExchangeTime, day: lastDay(endExchangeTime), time: null }]
    : [];
  if (bookingDate) {
    const visit = visitOn(bookingDate, bookingTime);
    return missedDay(voucher, hongKongDay(now))
      ? [{ kind: 'missed', ...visit }, ...end]
      : [{ kind: 'ahead', ...visit }];
  }
  return participationDate ? [{ kind: 'ahead', ...visitOn(participationDate, startTime) }] : end;
};

/**
 * Every voucher's story on one axis of time. Undefined while nothing was issued. `now` in
 * milliseconds.
 */
export const visitsChart = (
  order: DatedOrder & Pick<Order, 'vouchers'>,
  events: readonly TimelineEvent[],
  now: number,
): VisitsChart | undefined => {
  const eventsByVoucher = order.vouchers.map((voucher) => {
    const ahead = futureEvents(voucher, order, now).filter(
      ({ kind, at, day, time }) =>
        kind === 'missed' || (time ? Date.parse(at) > now : day >= hongKongDay(now)),
    );
    return { voucherNo: voucher.voucherNo, points: [...pastEvents(voucher, events), ...ahead] };
  });
  const instants = eventsByVoucher.flatMap(({ points }) => points.map(({ at }) => Date.parse(at)));
  if (instants.length === 0) return undefined;
  const earliest = Math.min(...instants);
  const last = Math.max(now, ...instants);
  const first = startOfMonth(hongKongDay(earliest));
  // A story of a few days gets the whole width, one of months starts with its month.
  const begin =
    last - earliest < SHORT_SPAN_MS
      ? earliest - (last - earliest) * 0.1
      : Date.parse(hongKongInstant(first));
  const from = axisStart(
    begin,
    now,
    last,
    Math.max(
      ...eventsByVoucher.map(({ points }) => points.filter(({ kind }) => kind !== 'ahead').length),
    ),
  );
  const span = (last - from) * AXIS_STRETCH;
  const place = (instant: number): number => Math.min(1, Math.max(0, (instant - from) / span));
  const months: { day: string; x: number }[] = [];
  for (let day: string = first; Date.parse(hongKongInstant(day)) <= last; day = addMonths(day, 1))
    if (Date.parse(hongKongInstant(day)) >= from)
      months.push({ day, x: place(Date.parse(hongKongInstant(day))) });
  return {
    months,
    today: place(now),
    vouchers: eventsByVoucher.map(({ voucherNo, points }) => {
      // What has happened never stands right of today, however many things did so today.
      const apart = keepApart(
        points.map(({ at, kind }) => ({
          place: place(Date.parse(at)),
          limit: kind === 'ahead' ? 1 : place(now),
        })),
      );
      const placed = points.map((point, index) => ({ ...point, x: apart[index] ?? 0 }));
      const done = placed.findLast(({ kind }) => kind !== 'ahead');
      const open =
        placed.at(-1)?.kind === 'ahead' &&
        done?.kind !== 'booked' &&
        !(done && CLOSING_KINDS.has(done.kind));
      return {
        voucherNo,
        points: placed,
        solid: open ? Math.max(place(now), done?.x ?? 0) : (done?.x ?? 0),
      };
    }),
  };
};
