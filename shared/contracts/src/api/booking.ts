import { z } from 'zod';
import { defineContracts } from '../call.ts';
import * as calls from '../calls/booking.ts';
import { day, localisedText, numberId, startTime, wireId } from './shapes/basics.ts';
import {
  bookingChange,
  bookingDay,
  bookingInput,
  bookingOptionGroup,
  bookingOverview,
  bookingSlot,
  combinationQuota,
} from './shapes/booking.ts';
import { bookingState } from './shapes/orders.ts';

const tag = 'Booking';
const idempotent = z.object({ 'idempotency-key': z.string().min(8).max(200).optional() }).loose();
const orderNo = 'TN2611-7KQ2M9XBCD';

/** Booking dates for limited-quantity vouchers (part 2, section 7; states in part 3). */
export const bookingContracts = defineContracts({
  createBooking: {
    route: calls.createBooking,
    tag,
    summary: 'Book a date for some vouchers of an order',
    headers: idempotent,
    body: bookingInput,
    data: bookingOverview,
    errors: ['10405', '20601', '20619', '20620', '20621', '20622', '20623', '10409', '10422'],
    example: {
      orderNo,
      date: '2026-12-24',
      time: '18:30',
      fieldIds: [],
      bookingNum: 2,
      customerName: 'Chan Ka Yan',
    },
  },
  getCombinationQuotaAndStatus: {
    route: calls.getCombinationQuotaAndStatus,
    tag,
    summary: 'Free places of one date, time and option combination',
    body: z.object({
      orderNo: wireId,
      date: day,
      time: startTime.optional(),
      fieldIds: z.array(numberId).max(20).default([]),
    }),
    data: combinationQuota,
    errors: ['10405', '20601'],
    example: { orderNo, date: '2026-12-24', time: '18:30', fieldIds: [] },
  },
  getBookingOption: {
    route: calls.getBookingOption,
    tag,
    summary: 'Options and start times of one date',
    query: z.object({ orderNo: wireId, date: day }),
    data: z.object({
      orderNo: z.string(),
      date: day,
      bookingState,
      options: z.array(bookingOptionGroup),
      slots: z.array(bookingSlot),
      bookableNum: z.number().int(),
    }),
    errors: ['10405', '20601'],
  },
  sendBookingSucceed: {
    route: calls.sendBookingSucceed,
    tag,
    summary: 'Mail the confirmation of a booking; once for each state of it',
    query: z.object({ orderNo: wireId, bookingId: wireId.optional() }),
    data: z.object({ sent: z.boolean() }),
    errors: ['10405'],
  },
  getBookingOptionList: {
    route: calls.getBookingOptionList,
    tag,
    summary: 'A month of open dates, and the next free one',
    body: z.object({
      orderNo: wireId,
      month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
      fieldIds: z.array(numberId).max(20).default([]),
    }),
    data: z.object({
      orderNo: z.string(),
      month: z.string(),
      bookingState,
      bookingStateText: localisedText,
      openBookingDate: day.nullable(),
      days: z.array(bookingDay),
      nextFreeDate: day.nullable(),
    }),
    errors: ['10405', '20601'],
    example: { orderNo, month: '2026-12', fieldIds: [] },
  },
  getBooking: {
    route: calls.getBooking,
    tag,
    summary: 'Bookings of an order',
    params: z.object({ orderNo: wireId }),
    data: bookingOverview,
    errors: ['10405'],
  },
  changeBooking: {
    route: calls.changeBooking,
    tag,
    summary: 'Move a booking: the old place is kept until the new one is taken',
    headers: idempotent,
    body: bookingChange,
    data: bookingOverview,
    errors: ['10405', '20601', '20619', '20620', '20621', '20623', '10409', '10422'],
    example: { orderNo, date: '2026-12-26', time: '18:30', fieldIds: [] },
  },
  cancelBooking: {
    route: calls.cancelBooking,
    tag,
    summary: 'Give a booked place back before the cut-off',
    headers: idempotent,
    body: z.object({ orderNo: wireId, bookingId: wireId.optional() }),
    data: bookingOverview,
    errors: ['10405', '20601', '20621', '10409', '10422'],
    example: { orderNo },
  },
  setProductBooking: {
    route: calls.setProductBooking,
    tag: 'Merchant desk',
    summary: 'Stop or open new bookings of a product',
    params: z.object({ productId: numberId }),
    body: z.object({ state: bookingState }),
    data: z.object({ productId: z.string(), state: bookingState }),
    errors: ['10405'],
    example: { state: 'stopped' },
  },
});
