import type { LocalisedText } from '@tapnook/contracts';
import type { Api } from '@tapnook/contracts/api';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Tx } from '../../db/pool.ts';
import { bilingual, isTextKey } from '../../translations.ts';
import { bookings, visitOptions } from '../booking/index.ts';
import { type Order, orderEvents } from '../orders/index.ts';

type TimelineEvent = z.input<Api['getOrderTimeline']['data']>['events'][number];
/** What a shopper is told of an event; those without a text stay inside. */
const titleOf = (event: string): LocalisedText | undefined => {
  const key = `timeline.${event}`;
  return isTextKey(key) ? bilingual(key) : undefined;
};
/** Events whose `coins` are the shopper's own that came back; `coins_earned` are new ones. */
const COINS_BACK: ReadonlySet<string> = new Set([
  'order_canceled',
  'order_expired',
  'refund_decided',
]);
const coinMoveOf = (event: string, coins: number | null): Pick<TimelineEvent, 'coinMove'> =>
  coins ? { coinMove: COINS_BACK.has(event) ? 'returned' : 'earned' } : {};

const formerBookings = alias(bookings, 'former_bookings');
type Slot = Pick<typeof bookings.$inferSelect, 'day' | 'time' | 'fieldIds'> | null;
/** A day as the event of a change of date names it: `2026-12-24` or `2026-12-24T14:30`. */
const dayOf = (text: string | null): { date: string; time: string | null } | undefined => {
  const [date, time = null] = text?.split('T') ?? [];
  return date ? { date, time } : undefined;
};
/** Both days of a change of date. */
const changedDays = (
  event: string,
  from: string | null,
  to: string | null,
): Pick<TimelineEvent, 'slot' | 'formerSlot'> => {
  const [slot, formerSlot] = event === 'date_changed' ? [dayOf(to), dayOf(from)] : [];
  return slot && formerSlot ? { slot, formerSlot } : {};
};
/** When the booking is of which an event tells, and of a move also when it was before. */
const slotsOf = (
  event: string,
  booked: Slot,
  before: Slot,
): Pick<TimelineEvent, 'slot' | 'formerSlot'> => ({
  ...(booked && { slot: { date: booked.day, time: booked.time } }),
  // A change of the options alone is no move.
  ...(booked &&
    before &&
    event === 'booking_changed' &&
    (before.day !== booked.day || before.time !== booked.time) && {
      formerSlot: { date: before.day, time: before.time },
    }),
});

const isShown = (kind: string): kind is TimelineEvent['kind'] => kind !== 'coupon';

/** What happened to an order, the oldest first. */
export const timelineOf = async (tx: Tx, order: Order): Promise<TimelineEvent[]> => {
  const rows = await tx
    .select({
      ...getTableColumns(orderEvents),
      booked: { day: bookings.day, time: bookings.time, fieldIds: bookings.fieldIds },
      before: {
        day: formerBookings.day,
        time: formerBookings.time,
        fieldIds: formerBookings.fieldIds,
      },
    })
    .from(orderEvents)
    .leftJoin(bookings, eq(bookings.id, orderEvents.bookingId))
    .leftJoin(formerBookings, eq(formerBookings.id, bookings.formerId))
    .where(eq(orderEvents.orderId, order.id))
    .orderBy(asc(orderEvents.id));
  const optionsOf = await visitOptions(
    tx,
    rows.flatMap(({ booked, before }) => [booked, before].filter((slot) => slot !== null)),
  );
  const changedOptions = (
    event: string,
    booked: Slot,
    before: Slot,
  ): Pick<TimelineEvent, 'options'> => {
    if (!booked || !before || event !== 'booking_changed') return {};
    const former = optionsOf(order, before.fieldIds).map(({ fieldId }) => fieldId);
    const options = optionsOf(order, booked.fieldIds).filter(
      ({ fieldId }) => !former.includes(fieldId),
    );
    return options.length > 0 ? { options } : {};
  };
  return rows.flatMap((row): TimelineEvent[] => {
    const title = titleOf(row.event);
    // What was never booked is not told of as released.
    if (!title || !isShown(row.kind) || (row.event === 'booking_invalid' && !row.booked)) return [];
    return [
      {
        id: String(row.id),
        at: row.at.toISOString(),
        kind: row.kind,
        event: row.event,
        voucherNo: row.voucherNo,
        title,
        amount: row.amount,
        coins: row.coins,
        ...coinMoveOf(row.event, row.coins),
        ...slotsOf(row.event, row.booked, row.before),
        ...changedDays(row.event, row.fromState, row.toState),
        ...changedOptions(row.event, row.booked, row.before),
      },
    ];
  });
};
