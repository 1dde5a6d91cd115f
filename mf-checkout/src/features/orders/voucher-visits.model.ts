import {
  addMonths,
  hongKongDay,
  hongKongInstant,
  hongKongTime,
  startOfMonth,
} from '@tapnook/kernel';
import { lastDay } from '../../shared/model/order-lines.ts';
import { missedDay, type Voucher } from '../../shared/model/order.ts';
import type { TimelineEvent } from './group-events.ts';

export type LaneKind =
  | 'bought'
  | 'booked'
  | 'redeemed'
  | 'refunded'
  | 'expired'
  | 'missed'
  | 'ahead';
export interface LanePoint {
  readonly kind: LaneKind;
  /** ISO instant, for its place. */
  readonly at: string;
  /** What is said of it: a Hong Kong day, and a time where there is one. */
  readonly day: string;
  readonly time: string | null;
  /** Place on the axis, 0 to 1; neighbours keep apart, so that their icons do not cover each other. */
  readonly x: number;
}
export interface Lane {
  readonly voucherNo: string;
  readonly points: readonly LanePoint[];
  /** How far its story has come, 0 to 1; the rest is still ahead. */
  readonly solid: number;
}
export interface LaneChart {
  /** First days of the months on the axis, `YYYY-MM-DD`. */
  readonly months: readonly { readonly day: string; readonly x: number }[];
  readonly today: number;
  readonly lanes: readonly Lane[];
}

const KINDS: Readonly<Record<string, LaneKind>> = {
  voucher_issued: 'bought',
  booking_booked: 'booked',
  booking_changed: 'booked',
  voucher_redeemed: 'redeemed',
  voucher_refunded: 'refunded',
  voucher_expired: 'expired',
};
const OVER: ReadonlySet<LaneKind> = new Set(['refunded', 'expired']);
const SHORT_MS = 30 * 86_400_000;
/** Room for one icon, as a share of the axis. */
const APART = 0.055;
/** The axis is a little longer than the story. */
const END = 1.04;

/** Moves what stands too close to the right, then what would stand beyond its own limit back to the left. */
const keepApart = (
  points: readonly { readonly place: number; readonly limit: number }[],
): readonly number[] => {
  const right: number[] = [];
  for (const { place } of points) right.push(Math.max(place, (right.at(-1) ?? -1) + APART));
  const left: number[] = [];
  for (const [index, { limit }] of [...points.entries()].toReversed())
    left.unshift(Math.min(right[index] ?? 0, limit, (left[0] ?? 2) - APART));
  return left;
};

/** The earliest instant of the axis: no later than `from`, and with room for `count` icons side by side before today. */
const withRoom = (from: number, now: number, last: number, count: number): number => {
  const room = Math.min(0.5, (count - 0.5) * APART) * END;
  return now < last ? Math.min(from, (now - room * last) / (1 - room)) : from;
};

type Happening = Omit<LanePoint, 'x'>;

/** What happened to one voucher; of several bookings only the last counts, and one that was given back does not. */
const storyOf = (voucher: Voucher, events: readonly TimelineEvent[]): Happening[] => {
  const mine = events.filter((event) => event.voucherNo === voucher.voucherNo);
  const given = mine.findLastIndex((event) => event.event === 'booking_canceled');
  const booked = mine.findLastIndex((event) => KINDS[event.event] === 'booked');
  return mine.flatMap((event, index) => {
    const kind = KINDS[event.event];
    return kind && (kind !== 'booked' || (index === booked && index > given))
      ? [{ kind, at: event.at, day: hongKongDay(event.at), time: hongKongTime(event.at) }]
      : [];
  });
};

/** A booked day that passed unused, and what is to come: the visit, or else the end of the voucher. */
const aheadOf = (voucher: Voucher, now: number): Happening[] => {
  const { status, bookingDate, bookingTime, participationTime, endExchangeTime } = voucher;
  if (status !== 'requires_redeemed') return [];
  const end: Happening[] = endExchangeTime
    ? [{ kind: 'ahead', at: endExchangeTime, day: lastDay(endExchangeTime), time: null }]
    : [];
  if (bookingDate) {
    const visit = {
      at: hongKongInstant(bookingDate, bookingTime ?? '12:00'),
      day: bookingDate,
      time: bookingTime,
    };
    return missedDay(voucher, hongKongDay(now))
      ? [{ kind: 'missed', ...visit }, ...end]
      : [{ kind: 'ahead', ...visit }];
  }
  return participationTime
    ? [
        {
          kind: 'ahead',
          at: participationTime,
          day: hongKongDay(participationTime),
          time: hongKongTime(participationTime),
        },
      ]
    : end;
};

/** Every voucher's story on one axis of time. Undefined while nothing was issued. `now` in milliseconds. */
export const laneChart = (
  vouchers: readonly Voucher[],
  events: readonly TimelineEvent[],
  now: number,
): LaneChart | undefined => {
  const stories = vouchers.map((voucher) => {
    const ahead = aheadOf(voucher, now).filter(
      ({ kind, at }) => kind === 'missed' || Date.parse(at) > now,
    );
    return { voucherNo: voucher.voucherNo, points: [...storyOf(voucher, events), ...ahead] };
  });
  const instants = stories.flatMap(({ points }) => points.map(({ at }) => Date.parse(at)));
  if (instants.length === 0) return undefined;
  const earliest = Math.min(...instants);
  const last = Math.max(now, ...instants);
  const first = startOfMonth(hongKongDay(earliest));
  // A story of a few days gets the whole width, one of months starts with its month.
  const begin =
    last - earliest < SHORT_MS
      ? earliest - (last - earliest) * 0.1
      : Date.parse(hongKongInstant(first));
  const from = withRoom(
    begin,
    now,
    last,
    Math.max(...stories.map(({ points }) => points.filter(({ kind }) => kind !== 'ahead').length)),
  );
  const span = (last - from) * END;
  const place = (instant: number): number => Math.min(1, Math.max(0, (instant - from) / span));
  const months: { day: string; x: number }[] = [];
  for (let day: string = first; Date.parse(hongKongInstant(day)) <= last; day = addMonths(day, 1))
    if (Date.parse(hongKongInstant(day)) >= from)
      months.push({ day, x: place(Date.parse(hongKongInstant(day))) });
  return {
    months,
    today: place(now),
    lanes: stories.map(({ voucherNo, points }) => {
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
        !(done && OVER.has(done.kind));
      return {
        voucherNo,
        points: placed,
        solid: open ? Math.max(place(now), done?.x ?? 0) : (done?.x ?? 0),
      };
    }),
  };
};
