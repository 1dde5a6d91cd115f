import { and, eq, gt, gte, inArray, lt, not, sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { lockOrder, record, type Order, vouchers } from '../orders/index.ts';
import { freePlaces } from './booking-places.service.ts';
import { bookings, voucherBookings } from './booking.tables.ts';

/**
 * Tells the shopper, in the same transaction, that the place of a visit was given back because its
 * voucher is used up.
 */
export type NotifyPlaceReleased = (
  tx: Tx,
  order: Order,
  booking: typeof bookings.$inferSelect,
  voucherNo: string,
) => Promise<void>;

const today = sql`hk_today()`;
const isBooked = sql<boolean>`exists (select 1 from voucher_bookings still
  where still.booking_id = ${bookings.id} and still.status = 'booked')`;

/** Whether a visit is still that of some voucher. */
export const isStillBooked = async (tx: Tx, bookingId: string): Promise<boolean> => {
  const [row] = await tx.select({ is: isBooked }).from(bookings).where(eq(bookings.id, bookingId));
  return row?.is === true;
};

/** Visits to come that ended with these vouchers, as no other voucher is left of them. */
export const findEndedVisits = async (
  tx: Tx,
  voucherNos: readonly string[],
): Promise<(typeof bookings.$inferSelect)[]> => {
  if (voucherNos.length === 0) return [];
  const ended = tx
    .select({ id: voucherBookings.bookingId })
    .from(voucherBookings)
    .where(
      and(
        inArray(voucherBookings.voucherNo, [...voucherNos]),
        eq(voucherBookings.status, 'invalid'),
      ),
    );
  return tx
    .select()
    .from(bookings)
    .where(and(inArray(bookings.id, ended), gte(bookings.day, today), not(isBooked)));
};

/** Ends what is booked, or could have been, with vouchers that can no longer be used. */
export const expireBookings = async (
  tx: Tx,
  order: Order,
  voucherNos: readonly string[],
): Promise<void> => {
  if (!order.isBooking || voucherNos.length === 0) return;
  for (const from of ['unbooked', 'booked'] as const) {
    const ended = await tx
      .update(voucherBookings)
      .set({ status: 'expired', updatedAt: sql`app_now()` })
      .where(
        and(inArray(voucherBookings.voucherNo, [...voucherNos]), eq(voucherBookings.status, from)),
      )
      .returning({ voucherNo: voucherBookings.voucherNo, bookingId: voucherBookings.bookingId });
    await record(
      tx,
      ...ended.map(({ voucherNo, bookingId }) => ({
        orderId: order.id,
        kind: 'booking' as const,
        event: 'booking_expired',
        voucherNo,
        bookingId,
        fromState: from,
        toState: 'expired',
      })),
    );
  }
};

/**
 * A use completes a visit of its day or of a day past, whose place stays used; a voucher with uses
 * left can be booked again. A visit of a later day stays booked for the uses left; with none left,
 * its place is given back.
 */
export const completeVisitAfterUse = async (
  tx: Tx,
  order: Order,
  { voucherNo, status }: Pick<typeof vouchers.$inferSelect, 'voucherNo' | 'status'>,
  notify: NotifyPlaceReleased,
): Promise<void> => {
  const isLast = status === 'redeemed';
  const ofVoucher = and(
    eq(voucherBookings.voucherNo, voucherNo),
    eq(voucherBookings.status, 'booked'),
  );
  const [visit] = await tx
    .select({ booking: bookings, isLater: sql<boolean>`${gt(bookings.day, today)}` })
    .from(voucherBookings)
    .innerJoin(bookings, eq(bookings.id, voucherBookings.bookingId))
    .where(ofVoucher);
  if (!visit) return isLast ? expireBookings(tx, order, [voucherNo]) : undefined;
  const { booking, isLater } = visit;
  if (isLater && !isLast) return undefined;
  const toState = isLater ? 'invalid' : isLast ? 'completed' : 'unbooked';
  await tx
    .update(voucherBookings)
    .set({ status: toState, ...(!isLast && { bookingId: null }), updatedAt: sql`app_now()` })
    .where(ofVoucher);
  await record(tx, {
    orderId: order.id,
    kind: 'booking',
    event: isLater ? 'booking_invalid' : 'booking_completed',
    voucherNo,
    bookingId: booking.id,
    fromState: 'booked',
    toState,
  });
  if (!isLater) return undefined;
  await freePlaces(tx, booking.id, 1);
  return notify(tx, order, booking, voucherNo);
};

/**
 * Visits of days past that nobody used, of vouchers with uses left. One that is for a single use
 * keeps its visit.
 */
const missedVisits = (tx: Tx) =>
  tx
    .select({
      voucherNo: voucherBookings.voucherNo,
      bookingId: voucherBookings.bookingId,
      orderId: voucherBookings.orderId,
    })
    .from(voucherBookings)
    .innerJoin(bookings, eq(bookings.id, voucherBookings.bookingId))
    .innerJoin(vouchers, eq(vouchers.voucherNo, voucherBookings.voucherNo))
    .$dynamic();
const isMissed = and(
  eq(voucherBookings.status, 'booked'),
  lt(bookings.day, today),
  gt(vouchers.usageLimit, 1),
  eq(vouchers.status, 'requires_redeemed'),
);

/**
 * Their vouchers can be booked again, and their places stay used. The caller holds the order's
 * lock.
 */
export const endMissedVisits = async (tx: Tx, orderId: string): Promise<void> => {
  const missed = await missedVisits(tx).where(and(isMissed, eq(voucherBookings.orderId, orderId)));
  if (missed.length === 0) return;
  await tx
    .update(voucherBookings)
    .set({ status: 'unbooked', bookingId: null, updatedAt: sql`app_now()` })
    .where(
      inArray(
        voucherBookings.voucherNo,
        missed.map(({ voucherNo }) => voucherNo),
      ),
    );
  await record(
    tx,
    ...missed.map((visit) => ({
      ...visit,
      kind: 'booking' as const,
      event: 'booking_missed',
      fromState: 'booked',
      toState: 'unbooked',
    })),
  );
};

/** The same for every order that has one. */
export const endAllMissedVisits = async (db: Db): Promise<void> => {
  const due = await missedVisits(db).where(isMissed).limit(200);
  for (const orderId of new Set(due.map((visit) => visit.orderId))) {
    await inTransaction(db, async (tx) => {
      if (await lockOrder(tx, orderId)) await endMissedVisits(tx, orderId);
    });
  }
};
