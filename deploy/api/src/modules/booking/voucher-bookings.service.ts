import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { record, type Order } from '../orders/index.ts';
import { freePlaces } from './booking-places.service.ts';
import { bookings, voucherBookings } from './booking.tables.ts';

/** Lets new vouchers of an order be booked. */
export const openVoucherBookings = async (
  tx: Tx,
  orderId: string,
  voucherNos: readonly string[],
): Promise<void> => {
  await tx.insert(voucherBookings).values(voucherNos.map((voucherNo) => ({ voucherNo, orderId })));
};

/** When the booked vouchers of an order are used: the start of each one's visit. */
export const bookedStarts = (
  tx: Tx,
  orderId: string,
): Promise<{ readonly voucherNo: string; readonly startsAt: Date }[]> =>
  tx
    .select({ voucherNo: voucherBookings.voucherNo, startsAt: bookings.startsAt })
    .from(voucherBookings)
    .innerJoin(bookings, eq(bookings.id, voucherBookings.bookingId))
    .where(and(eq(voucherBookings.orderId, orderId), eq(voucherBookings.status, 'booked')));

/** Those of some vouchers that are not booked, and could be. */
export const unbookedOf = async (tx: Tx, voucherNos: readonly string[]): Promise<string[]> => {
  const rows = await tx
    .select({ voucherNo: voucherBookings.voucherNo })
    .from(voucherBookings)
    .where(
      and(
        inArray(voucherBookings.voucherNo, [...voucherNos]),
        eq(voucherBookings.status, 'unbooked'),
      ),
    );
  return rows.map(({ voucherNo }) => voucherNo);
};

/** The visits that are booked for a day, or for one of its times, of any product. */
export const bookedVisitsOn = (
  tx: Tx,
  day: string,
  time: string | undefined,
): Promise<{ readonly orderId: string; readonly bookingId: string }[]> =>
  tx
    .selectDistinct({ orderId: bookings.orderId, bookingId: bookings.id })
    .from(bookings)
    .innerJoin(
      voucherBookings,
      and(eq(voucherBookings.bookingId, bookings.id), eq(voucherBookings.status, 'booked')),
    )
    .where(and(eq(bookings.day, day), time === undefined ? undefined : eq(bookings.time, time)));

/** A visit by its booking; undefined for none. */
export const findBooking = async (
  tx: Tx,
  bookingId: string,
): Promise<typeof bookings.$inferSelect | undefined> => {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, bookingId));
  return booking;
};

/** Gives a booked place back: its vouchers can be booked again, or refunded by choice. */
export const releaseBooking = async (tx: Tx, order: Order, bookingId: string): Promise<void> => {
  const released = await tx
    .update(voucherBookings)
    .set({ status: 'unbooked', bookingId: null, updatedAt: sql`app_now()` })
    .where(and(eq(voucherBookings.bookingId, bookingId), eq(voucherBookings.status, 'booked')))
    .returning({ voucherNo: voucherBookings.voucherNo });
  await freePlaces(tx, bookingId, released.length);
  await record(
    tx,
    ...released.map(({ voucherNo }) => ({
      orderId: order.id,
      kind: 'booking' as const,
      event: 'booking_canceled',
      voucherNo,
      bookingId,
      fromState: 'booked',
      toState: 'unbooked',
    })),
  );
};

/** Ends the bookings of vouchers that are refunded; gives how many places were booked. */
export const invalidateBookings = async (
  tx: Tx,
  order: Order,
  voucherNos: readonly string[],
): Promise<number> => {
  if (!order.isBooking) return 0;
  const rows = await tx
    .select()
    .from(voucherBookings)
    .where(
      and(
        inArray(voucherBookings.voucherNo, [...voucherNos]),
        inArray(voucherBookings.status, ['unbooked', 'booked']),
      ),
    )
    .for('update');
  for (const row of rows) {
    if (row.status === 'booked' && row.bookingId) await freePlaces(tx, row.bookingId, 1);
    await tx
      .update(voucherBookings)
      .set({ status: 'invalid', updatedAt: sql`app_now()` })
      .where(eq(voucherBookings.voucherNo, row.voucherNo));
    await record(tx, {
      orderId: order.id,
      kind: 'booking',
      event: 'booking_invalid',
      voucherNo: row.voucherNo,
      bookingId: row.bookingId,
      fromState: row.status,
      toState: 'invalid',
    });
  }
  return rows.filter((row) => row.status === 'booked').length;
};
