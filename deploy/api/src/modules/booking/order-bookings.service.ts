import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { changeableUntil, type Order, type OrderView } from '../orders/index.ts';
import { bookings, productBookingStates, voucherBookings } from './booking.tables.ts';
import { visitOptions } from './visit-options.service.ts';

/** The booking of a voucher, with what a view of its order shows of the visit. */
export type OrderBooking = typeof voucherBookings.$inferSelect &
  Pick<
    OrderView['vouchers'][number],
    'visitId' | 'bookingDate' | 'bookingTime' | 'bookingOptions' | 'changeableUntil'
  >;

/** The bookings of some orders. */
export const readBookingsOfOrders = async (tx: Tx, orderIds: readonly string[]) => {
  const rows = await tx
    .select({
      row: voucherBookings,
      visitId: bookings.visitId,
      bookingDate: bookings.day,
      bookingTime: bookings.time,
      fieldIds: bookings.fieldIds,
      startsAt: bookings.startsAt,
    })
    .from(voucherBookings)
    .leftJoin(bookings, eq(bookings.id, voucherBookings.bookingId))
    .where(inArray(voucherBookings.orderId, [...orderIds]));
  const optionsOfVisit = await visitOptions(tx, rows);
  return (order: Order): readonly OrderBooking[] =>
    rows
      .filter(({ row }) => row.orderId === order.id)
      .map(({ row, visitId, fieldIds, startsAt, ...when }) => ({
        ...row,
        ...when,
        ...(visitId && { visitId }),
        bookingOptions: fieldIds && optionsOfVisit(order, fieldIds),
        changeableUntil: startsAt && changeableUntil(order, startsAt),
      }));
};

/** Those of these products that take no bookings. */
export const readStoppedProducts = async (
  tx: Tx,
  productIds: readonly number[],
): Promise<Set<number>> => {
  if (productIds.length === 0) return new Set();
  const rows = await tx
    .select({ id: productBookingStates.productId })
    .from(productBookingStates)
    .where(
      and(
        inArray(productBookingStates.productId, [...productIds]),
        eq(productBookingStates.state, 'stopped'),
      ),
    );
  return new Set(rows.map(({ id }) => id));
};
