import type { BookingState } from '@tapnook/kernel';
import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/**
 * A date taken for some vouchers of an order. `version` grows with every move, so that each is
 * mailed once; `formerId` is the booking it was moved from. `visitId` stays with its visit, however
 * often that moves.
 */
export const bookings = pgTable(
  'bookings',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id').notNull(),
    day: date().notNull(),
    time: text(),
    fieldIds: jsonb('field_ids').$type<string[]>().notNull().default([]),
    bookingNum: integer('booking_num').notNull(),
    customerName: text('customer_name').notNull(),
    startsAt: at('starts_at').notNull(),
    version: integer().notNull().default(1),
    formerId: uuid('former_id'),
    visitId: uuid('visit_id').notNull().defaultRandom(),
    mailedVersion: integer('mailed_version').notNull().default(0),
    createdAt: at('created_at')
      .notNull()
      .default(sql`app_now()`),
  },
  (table) => [index('bookings_of_order').on(table.orderId)],
);

/** The booking state of each voucher of a limited-quantity order. */
export const voucherBookings = pgTable(
  'voucher_bookings',
  {
    voucherNo: text('voucher_no').primaryKey(),
    orderId: uuid('order_id').notNull(),
    status: text().$type<BookingState>().notNull().default('unbooked'),
    bookingId: uuid('booking_id'),
    updatedAt: at('updated_at')
      .notNull()
      .default(sql`app_now()`),
  },
  (table) => [
    index('voucher_bookings_of_order').on(table.orderId),
    index('voucher_bookings_of_booking').on(table.bookingId),
  ],
);

/**
 * Which inventory a booking has taken: one row for each thing that can run out, one place per
 * voucher.
 */
export const bookingPlaces = pgTable(
  'booking_places',
  {
    bookingId: uuid('booking_id').notNull(),
    inventoryId: bigint('inventory_id', { mode: 'number' }).notNull(),
    quantity: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.inventoryId] })],
);

/** Whether a product takes new bookings; in_booking when there is no row. */
export const productBookingStates = pgTable('product_booking_states', {
  productId: integer('product_id').primaryKey(),
  state: text().$type<'in_booking' | 'stopped'>().notNull(),
  updatedAt: at('updated_at')
    .notNull()
    .default(sql`app_now()`),
});
