import { z } from 'zod';
import { day, instant, localisedText, numberId, startTime, wireId } from './basics.ts';
import { nameField } from './fields.ts';
import { bookingState, bookStatus, orderMultiOption } from './orders.ts';

/**
 * Why a day or time can or cannot be booked: words, so that a calendar never depends on colour
 * alone.
 */
export const slotState = z.enum(['available', 'few', 'full', 'closed', 'past']);
export const bookingSlot = z
  .object({
    time: startTime.nullable(),
    total: z.number().int(),
    remaining: z.number().int(),
    status: slotState,
  })
  .meta({ id: 'BookingSlot' });
export const bookingDay = z
  .object({ date: day, total: z.number().int(), remaining: z.number().int(), status: slotState })
  .meta({ id: 'BookingDay' });
export const bookingOptionGroup = z
  .object({
    id: z.string(),
    name: localisedText,
    displayType: z.enum(['chips', 'dropdown']),
    type: z.string(),
    status: z.string(),
    fields: z.array(
      z.object({
        id: z.string(),
        name: localisedText,
        isSelected: z.boolean(),
        type: z.string(),
        status: z.string(),
      }),
    ),
  })
  .meta({ id: 'BookingOptionGroup' });
export const bookingRecord = z
  .object({
    bookingId: z.string(),
    visitId: z.string().meta({
      description:
        'Stays when the booking moves, and so becomes another one: calendars know the visit by it.',
    }),
    orderNo: z.string(),
    date: day,
    time: startTime.nullable(),
    fieldIds: z.array(z.string()),
    options: z.array(orderMultiOption),
    bookingNum: z.number().int(),
    customerName: z.string(),
    voucherNos: z.array(z.string()),
    status: z.enum(['booked', 'unbooked', 'completed', 'expired', 'invalid']),
    changeableUntil: instant,
    createdAt: instant,
  })
  .meta({ id: 'BookingRecord' });
export const bookingOverview = z
  .object({
    orderNo: z.string(),
    productId: z.string(),
    productName: localisedText,
    planName: localisedText,
    bookStatus,
    bookingState,
    openBookingDate: day.nullable(),
    lastBookingDate: day.nullable(),
    bookableNum: z
      .number()
      .int()
      .meta({ description: 'Vouchers of this order that have no booking yet.' }),
    bookedNum: z.number().int(),
    cutOffHours: z.number().int().meta({
      description: 'A booking is changed or canceled until this many hours before it starts.',
    }),
    bookings: z.array(bookingRecord),
  })
  .meta({ id: 'BookingOverview' });
/** Booking (part 2, section 3), with the start time where the day has several. */
export const bookingInput = z
  .object({
    orderNo: wireId,
    date: day,
    time: startTime.optional(),
    fieldIds: z.array(numberId).max(20).default([]),
    bookingNum: z.number().int().min(1).max(99),
    customerName: nameField,
  })
  .meta({ id: 'BookingRequest' });
/** Booking change (part 2, section 3). Without `bookingId` the order’s only booking is meant. */
export const bookingChange = z
  .object({
    orderNo: wireId,
    date: day,
    time: startTime.optional(),
    fieldIds: z.array(numberId).max(20).default([]),
    bookingId: wireId.optional(),
  })
  .meta({ id: 'BookingChange' });
export const combinationQuota = z
  .object({
    orderNo: z.string(),
    date: day,
    time: startTime.nullable(),
    fieldIds: z.array(z.string()),
    total: z.number().int(),
    remaining: z.number().int(),
    status: slotState,
    bookingState,
  })
  .meta({ id: 'CombinationQuota' });
