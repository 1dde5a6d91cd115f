import { isDeepStrictEqual } from 'node:util';
import { hongKongInstant } from '@tapnook/kernel';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { record, type Order } from '../orders/index.ts';
import { freePlaces, occupyPlaces, slotPlacesOf } from './booking-places.service.ts';
import {
  type Booking,
  type When,
  byPosition,
  findSlot,
  optionIdsOf,
  lockOwn,
  checkFields,
} from './booking.service.ts';
import { bookings, voucherBookings } from './booking.tables.ts';
import { visitOptions } from './visit-options.service.ts';

/** The one booking that is meant, whose cut-off has not passed (20621). */
const changeable = async (
  tx: Tx,
  order: Order,
  bookingId: string | undefined,
): Promise<{ booking: Booking; vouchers: readonly string[] }> => {
  const booked = await tx
    .select()
    .from(voucherBookings)
    .where(and(eq(voucherBookings.orderId, order.id), eq(voucherBookings.status, 'booked')))
    .orderBy(byPosition)
    .for('update');
  const ids = [...new Set(booked.map((row) => row.bookingId))];
  const id = bookingId ?? (ids.length === 1 ? ids[0] : undefined);
  if (!id || !ids.includes(id)) throw new ApiError(bookingId ? '10405' : '20601');
  const [row] = await tx
    .select({
      booking: bookings,
      late: sql<boolean>`${bookings.startsAt} - make_interval(hours =>
        ${order.snapshot.cutOffHours}) <= app_now()`,
    })
    .from(bookings)
    .where(eq(bookings.id, id))
    .for('update');
  if (!row) throw new ApiError('10405');
  if (row.late) throw new ApiError('20621');
  return {
    booking: row.booking,
    vouchers: booked.filter((one) => one.bookingId === id).map((one) => one.voucherNo),
  };
};

/**
 * Moves a booking in one transaction: without a new place it keeps the old one. At the same time
 * its options alone change.
 */
export const changeBooking = async (
  db: Db,
  userId: string,
  wish: When & {
    readonly orderNo: string;
    readonly fieldIds: readonly string[];
    readonly bookingId?: string | undefined;
  },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockOwn(tx, userId, wish.orderNo);
    const { booking, vouchers } = await changeable(tx, order, wish.bookingId);
    await checkFields(tx, order, wish.fieldIds);
    const fieldIds = wish.fieldIds.length > 0 ? [...wish.fieldIds] : booking.fieldIds;
    const stays = booking.day === wish.date && booking.time === (wish.time ?? booking.time);
    const optionsOf = await visitOptions(tx, [booking, { fieldIds }]);
    if (stays && isDeepStrictEqual(optionsOf(order, fieldIds), optionsOf(order, booking.fieldIds)))
      return;
    const slot = stays ? booking : await findSlot(tx, order, wish, vouchers.length);
    const [moved] = await tx
      .insert(bookings)
      .values({
        orderId: order.id,
        day: slot.day,
        time: slot.time,
        fieldIds,
        bookingNum: vouchers.length,
        customerName: booking.customerName,
        startsAt: new Date(hongKongInstant(slot.day, slot.time ?? '00:00')),
        version: booking.version + 1,
        formerId: booking.id,
        visitId: booking.visitId,
      })
      .returning();
    if (!moved) throw new Error('the booking was not kept');
    const places = [
      ...('inventoryIds' in slot ? slot.inventoryIds : await slotPlacesOf(tx, booking.id)),
      ...(await optionIdsOf(tx, order, fieldIds)),
    ];
    await freePlaces(tx, booking.id, vouchers.length);
    await occupyPlaces(tx, moved.id, places, vouchers.length);
    await tx
      .update(voucherBookings)
      .set({ bookingId: moved.id, updatedAt: sql`app_now()` })
      .where(
        and(
          inArray(voucherBookings.voucherNo, [...vouchers]),
          eq(voucherBookings.status, 'booked'),
        ),
      );
    await record(
      tx,
      ...vouchers.map((voucherNo) => ({
        orderId: order.id,
        kind: 'booking' as const,
        event: 'booking_changed',
        voucherNo,
        bookingId: moved.id,
        fromState: 'booked',
        toState: 'booked',
      })),
    );
  });

/** Gives a booked place back before the cut-off; its vouchers can be booked again. */
export const cancelBooking = async (
  db: Db,
  userId: string,
  orderNo: string,
  bookingId: string | undefined,
): Promise<{ readonly order: Order; readonly booking: Booking }> =>
  inTransaction(db, async (tx) => {
    const order = await lockOwn(tx, userId, orderNo);
    const { booking, vouchers } = await changeable(tx, order, bookingId);
    await freePlaces(tx, booking.id, vouchers.length);
    await tx
      .update(voucherBookings)
      .set({ status: 'unbooked', bookingId: null, updatedAt: sql`app_now()` })
      .where(
        and(
          inArray(voucherBookings.voucherNo, [...vouchers]),
          eq(voucherBookings.status, 'booked'),
        ),
      );
    await record(
      tx,
      ...vouchers.map((voucherNo) => ({
        orderId: order.id,
        kind: 'booking' as const,
        event: 'booking_canceled',
        voucherNo,
        bookingId: booking.id,
        fromState: 'booked',
        toState: 'unbooked',
      })),
    );
    return { order, booking: { ...booking, bookingNum: vouchers.length } };
  });
