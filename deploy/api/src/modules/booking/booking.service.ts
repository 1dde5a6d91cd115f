import { hongKongInstant } from '@tapnook/kernel';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { optionFields, optionGroups } from '../catalog/index.ts';
import { lockOrder, record, type Order, readOwnOrder } from '../orders/index.ts';
import { slotsBetween, type BookableSlot } from './booking-calendar.service.ts';
import { occupyPlaces } from './booking-places.service.ts';
import { bookings, productBookingStates, voucherBookings } from './booking.tables.ts';
import { endMissedVisits } from './visit-completion.service.ts';
import { optionPlaces } from './visit-options.service.ts';

export type Booking = typeof bookings.$inferSelect;

export interface When {
  readonly date: string;
  readonly time?: string | undefined;
}

/** Vouchers in the order in which they are numbered for the shopper. */
export const byPosition = sql`(select position from vouchers
  where vouchers.voucher_no = ${voucherBookings.voucherNo})`;

export const bookingStateOf = async (
  tx: Tx,
  productId: number,
): Promise<'in_booking' | 'stopped'> => {
  const [row] = await tx
    .select({ state: productBookingStates.state })
    .from(productBookingStates)
    .where(eq(productBookingStates.productId, productId));
  return row?.state ?? 'in_booking';
};

/**
 * A limited-quantity order of this shopper that is paid; 10405 for others', 20601 for other kinds
 * and states.
 */
export const bookableOrder = async (tx: Tx, userId: string, orderNo: string): Promise<Order> => {
  const order = await readOwnOrder(tx, userId, orderNo);
  if (!order.isBooking || order.capturedAmount === 0) throw new ApiError('20601');
  return order;
};

/** How many vouchers of an order have no day yet. */
export const countUnbooked = async (tx: Tx, orderId: string): Promise<number> => {
  const [row] = await tx
    .select({ unbooked: count() })
    .from(voucherBookings)
    .where(and(eq(voucherBookings.orderId, orderId), eq(voucherBookings.status, 'unbooked')));
  return row?.unbooked ?? 0;
};

/**
 * The slot of a day and time that still has room for so many; 20623 when it is not offered, 20619
 * when it is full.
 */
export const findSlot = async (
  tx: Tx,
  order: Order,
  when: When,
  quantity: number,
): Promise<BookableSlot> => {
  const slots = await slotsBetween(tx, order, when.date, when.date);
  const slot =
    when.time === undefined && slots.length === 1
      ? slots[0]
      : slots.find((one) => one.time === (when.time ?? null));
  if (!slot || slot.status === 'closed' || slot.status === 'past') throw new ApiError('20623');
  if (slot.remaining < quantity)
    throw new ApiError('20619', { data: { remaining: slot.remaining } });
  return slot;
};

/**
 * The inventory of the chosen options that were not bought with the order: a visit takes it as it
 * takes its time.
 */
export const optionIdsOf = async (
  tx: Tx,
  order: Order,
  fieldIds: readonly string[],
): Promise<readonly number[]> =>
  (await optionPlaces(tx, order))
    .filter(({ fieldId }) => fieldIds.includes(fieldId))
    .map(({ inventoryId }) => inventoryId);

export const lockOwn = async (tx: Tx, userId: string, orderNo: string): Promise<Order> => {
  const order = await lockOrder(tx, (await bookableOrder(tx, userId, orderNo)).id);
  if (!order || !['TBR', 'PTR'].includes(order.code)) throw new ApiError('20601');
  return order;
};

/** At most one field of each group of the plan that was bought: 20623 for any other. */
export const checkFields = async (
  tx: Tx,
  order: Order,
  fieldIds: readonly string[],
): Promise<void> => {
  if (fieldIds.length === 0) return;
  const offered = await tx
    .select({ id: optionFields.id, group: optionGroups.id })
    .from(optionFields)
    .innerJoin(optionGroups, eq(optionGroups.id, optionFields.groupId))
    .where(eq(optionGroups.planId, order.planId));
  const groups = fieldIds.map((fieldId) => offered.find(({ id }) => String(id) === fieldId)?.group);
  if (groups.includes(undefined) || new Set(groups).size < groups.length)
    throw new ApiError('20623');
};

export interface BookingWish extends When {
  readonly orderNo: string;
  readonly fieldIds: readonly string[];
  readonly bookingNum: number;
  readonly customerName: string;
}

/** Books a date for some unbooked vouchers of an order: quota and vouchers in one transaction. */
export const book = async (db: Db, userId: string, wish: BookingWish): Promise<Booking> =>
  inTransaction(db, async (tx) => {
    const order = await lockOwn(tx, userId, wish.orderNo);
    if ((await bookingStateOf(tx, order.productId)) === 'stopped') throw new ApiError('20620');
    await endMissedVisits(tx, order.id);
    await checkFields(tx, order, wish.fieldIds);
    const free = await tx
      .select()
      .from(voucherBookings)
      .where(and(eq(voucherBookings.orderId, order.id), eq(voucherBookings.status, 'unbooked')))
      .orderBy(byPosition)
      .limit(wish.bookingNum)
      .for('update');
    if (free.length < wish.bookingNum) throw new ApiError('20622');
    const slot = await findSlot(tx, order, wish, wish.bookingNum);
    const [booking] = await tx
      .insert(bookings)
      .values({
        orderId: order.id,
        day: slot.day,
        time: slot.time,
        fieldIds: [...wish.fieldIds],
        bookingNum: wish.bookingNum,
        customerName: wish.customerName,
        startsAt: new Date(hongKongInstant(slot.day, slot.time ?? '00:00')),
      })
      .returning();
    if (!booking) throw new Error('the booking was not kept');
    await occupyPlaces(
      tx,
      booking.id,
      [...slot.inventoryIds, ...(await optionIdsOf(tx, order, wish.fieldIds))],
      wish.bookingNum,
    );
    const numbers = free.map((row) => row.voucherNo);
    await tx
      .update(voucherBookings)
      .set({ status: 'booked', bookingId: booking.id, updatedAt: sql`app_now()` })
      .where(
        and(inArray(voucherBookings.voucherNo, numbers), eq(voucherBookings.status, 'unbooked')),
      );
    await record(
      tx,
      ...numbers.map((voucherNo) => ({
        orderId: order.id,
        kind: 'booking' as const,
        event: 'booking_booked',
        voucherNo,
        bookingId: booking.id,
        fromState: 'unbooked',
        toState: 'booked',
      })),
    );
    return booking;
  });
