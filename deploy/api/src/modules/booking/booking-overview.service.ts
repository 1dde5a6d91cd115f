import type { Api } from '@tapnook/contracts/api';
import { asc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { optionFields, optionGroups } from '../catalog/index.ts';
import { type Order, vouchersOf, changeableUntil } from '../orders/index.ts';
import { displayedBookStatus } from './book-status.ts';
import { lastDayOf } from './booking-calendar.service.ts';
import { bookableOrder, bookingStateOf, byPosition } from './booking.service.ts';
import { bookings, voucherBookings } from './booking.tables.ts';
import { optionPlaces, visitOptions } from './visit-options.service.ts';

type Overview = z.input<Api['getBooking']['data']>;

type BookingRecord = Overview['bookings'][number];

const recordsOf = async (
  deps: Deps,
  order: Order,
  states: readonly (typeof voucherBookings.$inferSelect)[],
): Promise<BookingRecord[]> => {
  const ids = [...new Set(states.flatMap((row) => (row.bookingId ? [row.bookingId] : [])))];
  const rows =
    ids.length === 0
      ? []
      : await deps.db
          .select()
          .from(bookings)
          .where(inArray(bookings.id, ids))
          .orderBy(asc(bookings.startsAt));
  const optionsOfVisit = await visitOptions(deps.db, rows);
  return rows.map((booking) => {
    const mine = states.filter((row) => row.bookingId === booking.id);
    const open = mine.filter((row) => row.status === 'booked');
    return {
      bookingId: booking.id,
      visitId: booking.visitId,
      orderNo: order.orderNo,
      date: booking.day,
      time: booking.time,
      fieldIds: booking.fieldIds,
      options: optionsOfVisit(order, booking.fieldIds),
      bookingNum: open.length || mine.length,
      customerName: booking.customerName,
      voucherNos: mine.map((row) => row.voucherNo),
      status: (open[0] ?? mine[0])?.status ?? 'booked',
      changeableUntil: changeableUntil(order, booking.startsAt),
      createdAt: booking.createdAt.toISOString(),
    };
  });
};

export const overviewOf = async (
  deps: Deps,
  userId: string,
  orderNo: string,
): Promise<Overview> => {
  const order = await bookableOrder(deps.db, userId, orderNo);
  const states = await deps.db
    .select()
    .from(voucherBookings)
    .where(eq(voucherBookings.orderId, order.id))
    .orderBy(byPosition);
  return {
    orderNo: order.orderNo,
    productId: String(order.productId),
    productName: order.snapshot.productName,
    planName: order.snapshot.planName,
    bookStatus:
      states.length > 0
        ? displayedBookStatus(states, await vouchersOf(deps.db, order.id))
        : order.code === 'INV'
          ? 'invalid'
          : 'unbooked',
    bookingState: await bookingStateOf(deps.db, order.productId),
    openBookingDate: order.snapshot.openBookingDate,
    lastBookingDate: await lastDayOf(deps.db, order),
    bookableNum: states.filter((row) => row.status === 'unbooked').length,
    bookedNum: states.filter((row) => row.status === 'booked').length,
    cutOffHours: order.snapshot.cutOffHours,
    bookings: await recordsOf(deps, order, states),
  };
};

/**
 * The options of a plan with those that were chosen when it was bought; what has sold out is not to
 * be chosen.
 */
export const optionsOf = async (deps: Deps, order: Order) => {
  const groups = await deps.db
    .select()
    .from(optionGroups)
    .where(eq(optionGroups.planId, order.planId))
    .orderBy(asc(optionGroups.sort));
  const fields =
    groups.length === 0
      ? []
      : await deps.db
          .select()
          .from(optionFields)
          .where(
            inArray(
              optionFields.groupId,
              groups.map((group) => group.id),
            ),
          )
          .orderBy(asc(optionFields.sort));
  const chosen = new Set(order.snapshot.options.map((option) => option.fieldId));
  const gone = new Set(
    (await optionPlaces(deps.db, order))
      .filter(({ left }) => left === 0)
      .map(({ fieldId }) => fieldId),
  );
  return groups.map((group) => ({
    id: String(group.id),
    name: group.name,
    displayType: group.display,
    type: 'option',
    status: 'active',
    fields: fields
      .filter((field) => field.groupId === group.id)
      .map((field) => ({
        id: String(field.id),
        name: field.name,
        isSelected: chosen.has(String(field.id)),
        type: 'field',
        status: gone.has(String(field.id)) ? 'inactive' : 'active',
      })),
  }));
};
