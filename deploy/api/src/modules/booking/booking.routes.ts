import type { Api } from '@tapnook/contracts/api';
import type { Deps } from '../../deps.ts';
import { bookingEmail } from '../../emails/booking.email.ts';
import type { Call, Handlers } from '../../handlers.ts';
import { bilingual } from '../../translations.ts';
import { enqueueMail, senderAddress } from '../jobs/index.ts';
import { monthOf, nextFreeDay, slotsBetween } from './booking-calendar.service.ts';
import { cancelBooking, changeBooking } from './booking-changes.service.ts';
import { mailBookings } from './booking-emails.service.ts';
import { overviewOf, optionsOf } from './booking-overview.service.ts';
import { setBookingState } from './booking-state.service.ts';
import { book, bookableOrder, bookingStateOf, countUnbooked } from './booking.service.ts';
import { visitOptions } from './visit-options.service.ts';

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
  in_booking: bilingual('booking.openBooking'),
  stopped: bilingual('booking.merchantTakesNoNew'),
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
          sender: senderAddress(deps.env),
          now: await deps.clock.now(),
        }),
      );
    return overviewOf(deps, viewer.userId, body.orderNo);
  },
  getBooking: ({ viewer, params }) => overviewOf(deps, viewer.userId, params.orderNo),
  getBookingOption: async ({ viewer, query }) => {
    const order = await bookableOrder(deps.db, viewer.userId, query.orderNo);
    const slots = await slotsBetween(deps.db, order, query.date, query.date);
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
      bookableNum: await countUnbooked(deps.db, order.id),
    };
  },
  getBookingOptionList: (call) => monthCall(deps, call),
  getCombinationQuotaAndStatus: (call) => quotaOf(deps, call),
  sendBookingSucceed: async ({ viewer, query, locale }) => ({
    sent: await mailBookings(deps, viewer.userId, query.orderNo, query.bookingId, locale),
  }),
  setProductBooking: (call) => setBookingState(deps, call),
});
