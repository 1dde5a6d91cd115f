import type { Api } from '@tapnook/contracts/api';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { inTransaction } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { bookingEmail } from '../../emails/booking.email.ts';
import { ApiError } from '../../errors.ts';
import type { Call, Handlers } from '../../handlers.ts';
import { optionFields, optionGroups, products } from '../catalog/catalog.tables.ts';
import { enqueueMail } from '../jobs/outbox.service.ts';
import type { Order } from '../orders/order-events.service.ts';
import { merchantIdOf } from '../orders/order-queries.service.ts';
import { vouchersOf } from '../orders/order-state.service.ts';
import { displayedBookStatus } from './book-status.ts';
import { lastDayOf, monthOf, nextFreeDay, slotsBetween } from './booking-calendar.service.ts';
import {
  book,
  bookableOrder,
  bookingStateOf,
  byPosition,
  cancelBooking,
  changeBooking,
} from './booking.service.ts';
import { bookings, productBookingStates, voucherBookings } from './booking.tables.ts';
import { changeableUntil, optionPlaces, visitOptions } from './visit-options.service.ts';

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

const overviewOf = async (deps: Deps, userId: string, orderNo: string): Promise<Overview> => {
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

/** The options of a plan with those that were chosen when it was bought; what has sold out is not to be chosen. */
const optionsOf = async (deps: Deps, order: Order) => {
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

const formerBookings = alias(bookings, 'former_bookings');

/** Mails the confirmation of each live booking once for each state of it, to its owner. */
const mailBookings = async (
  deps: Deps,
  userId: string,
  orderNo: string,
  bookingId: string | undefined,
  locale: 'en-US' | 'zh-HK',
): Promise<boolean> => {
  const order = await bookableOrder(deps.db, userId, orderNo);
  if (!order.email) return false;
  const rows = await deps.db
    .selectDistinct({
      booking: bookings,
      former: { day: formerBookings.day, time: formerBookings.time },
    })
    .from(bookings)
    .innerJoin(
      voucherBookings,
      and(eq(voucherBookings.bookingId, bookings.id), eq(voucherBookings.status, 'booked')),
    )
    .leftJoin(formerBookings, eq(formerBookings.id, bookings.formerId))
    .where(eq(bookings.orderId, order.id));
  const wanted = rows.filter(({ booking }) => bookingId === undefined || booking.id === bookingId);
  if (bookingId !== undefined && wanted.length === 0) throw new ApiError('10405');
  const optionsOfVisit = await visitOptions(
    deps.db,
    wanted.map(({ booking }) => booking),
  );
  const now = await deps.clock.now();
  for (const { booking, former } of wanted) {
    await inTransaction(deps.db, async (tx) => {
      await enqueueMail(
        tx,
        bookingEmail({
          order,
          booking,
          options: optionsOfVisit(order, booking.fieldIds),
          former,
          locale,
          origin: deps.env.PUBLIC_ORIGIN,
          now,
        }),
      );
      await tx
        .update(bookings)
        .set({ mailedVersion: booking.version })
        .where(eq(bookings.id, booking.id));
    });
  }
  return wanted.length > 0;
};

const quotaOf = async (deps: Deps, { viewer, body }: Call<Api['getCombinationQuotaAndStatus']>) => {
  const order = await bookableOrder(deps.db, viewer.userId, body.orderNo);
  const slots = await slotsBetween(deps.db, order, body.date, body.date, body.fieldIds);
  const slot =
    slots.find((one) => one.time === (body.time ?? null)) ??
    (body.time === undefined ? slots[0] : undefined);
  return {
    orderNo: order.orderNo,
    date: body.date,
    time: slot?.time ?? body.time ?? null,
    fieldIds: body.fieldIds,
    total: slot?.total ?? 0,
    remaining: slot?.remaining ?? 0,
    status: slot?.status ?? ('closed' as const),
    bookingState: await bookingStateOf(deps.db, order.productId),
  };
};

const STATE_TEXT = {
  in_booking: { en_gb: 'Open for booking', zh_hk: '接受預約' },
  stopped: {
    en_gb: 'The merchant takes no new bookings at the moment.',
    zh_hk: '商戶暫停接受新預約。',
  },
} as const;

const monthCall = async (deps: Deps, { viewer, body }: Call<Api['getBookingOptionList']>) => {
  const order = await bookableOrder(deps.db, viewer.userId, body.orderNo);
  const state = await bookingStateOf(deps.db, order.productId);
  const today = await deps.clock.today();
  return {
    orderNo: order.orderNo,
    month: body.month,
    bookingState: state,
    bookingStateText: STATE_TEXT[state],
    openBookingDate: order.snapshot.openBookingDate,
    days: [...(await monthOf(deps.db, order, body.month, today, body.fieldIds))],
    nextFreeDate: await nextFreeDay(deps.db, order, today, body.fieldIds),
  };
};

const setState = async (deps: Deps, { viewer, params, body }: Call<Api['setProductBooking']>) => {
  const merchantId = await merchantIdOf(deps.db, viewer);
  const [product] = await deps.db
    .select({ id: products.id, merchantId: products.merchantId })
    .from(products)
    .where(sql`${products.id} = ${params.productId}::bigint`);
  if (!product || (merchantId !== null && product.merchantId !== merchantId))
    throw new ApiError('10405');
  await deps.db
    .insert(productBookingStates)
    .values({ productId: product.id, state: body.state })
    .onConflictDoUpdate({
      target: productBookingStates.productId,
      set: { state: body.state, updatedAt: sql`app_now()` },
    });
  return { productId: params.productId, state: body.state };
};

type BookingCalls =
  | 'createBooking'
  | 'getCombinationQuotaAndStatus'
  | 'getBookingOption'
  | 'sendBookingSucceed'
  | 'getBookingOptionList'
  | 'getBooking'
  | 'changeBooking'
  | 'cancelBooking'
  | 'setProductBooking';

/** Booking of limited-quantity vouchers (part 2, section 7; part 3). */
export const bookingHandlers = (deps: Deps): Pick<Handlers, BookingCalls> => ({
  createBooking: async ({ viewer, body, locale }) => {
    const booking = await book(deps.db, viewer.userId, body);
    await mailBookings(deps, viewer.userId, body.orderNo, booking.id, locale);
    return overviewOf(deps, viewer.userId, body.orderNo);
  },
  changeBooking: async ({ viewer, body, locale }) => {
    await changeBooking(deps.db, viewer.userId, body);
    await mailBookings(deps, viewer.userId, body.orderNo, undefined, locale);
    return overviewOf(deps, viewer.userId, body.orderNo);
  },
  cancelBooking: async ({ viewer, body, locale }) => {
    const { order, booking } = await cancelBooking(
      deps.db,
      viewer.userId,
      body.orderNo,
      body.bookingId,
    );
    if (order.email)
      await enqueueMail(
        deps.db,
        bookingEmail({
          order,
          booking,
          options: (await visitOptions(deps.db, [booking]))(order, booking.fieldIds),
          former: null,
          canceled: await bookingStateOf(deps.db, order.productId),
          locale,
          origin: deps.env.PUBLIC_ORIGIN,
          now: await deps.clock.now(),
        }),
      );
    return overviewOf(deps, viewer.userId, body.orderNo);
  },
  getBooking: ({ viewer, params }) => overviewOf(deps, viewer.userId, params.orderNo),
  getBookingOption: async ({ viewer, query }) => {
    const order = await bookableOrder(deps.db, viewer.userId, query.orderNo);
    const slots = await slotsBetween(deps.db, order, query.date, query.date);
    const states = await deps.db
      .select({ status: voucherBookings.status })
      .from(voucherBookings)
      .where(and(eq(voucherBookings.orderId, order.id), eq(voucherBookings.status, 'unbooked')));
    return {
      orderNo: order.orderNo,
      date: query.date,
      bookingState: await bookingStateOf(deps.db, order.productId),
      options: await optionsOf(deps, order),
      slots: slots.map(({ time, total, remaining, status }) => ({
        time,
        total,
        remaining,
        status,
      })),
      bookableNum: states.length,
    };
  },
  getBookingOptionList: (call) => monthCall(deps, call),
  getCombinationQuotaAndStatus: (call) => quotaOf(deps, call),
  sendBookingSucceed: async ({ viewer, query, locale }) => ({
    sent: await mailBookings(deps, viewer.userId, query.orderNo, query.bookingId, locale),
  }),
  setProductBooking: (call) => setState(deps, call),
});
