import type { RefundRequestState } from '@tapnook/kernel';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });
const now = sql`app_now()`;

/** A shopper's request for a refund of some vouchers of an order. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id').notNull(),
    userId: text('user_id').notNull(),
    merchantId: integer('merchant_id').notNull(),
    reason: text()
      .$type<
        | 'plans_changed'
        | 'illness'
        | 'not_as_described'
        | 'merchant_closed'
        | 'bought_twice'
        | 'other'
      >()
      .notNull(),
    message: text(),
    voucherNos: jsonb('voucher_nos').$type<string[]>().notNull(),
    /** What the vouchers would have brought back when it was asked. */
    amount: integer().notNull(),
    coins: integer().notNull(),
    /** What the product's rule promised of it then. */
    policyAmount: integer('policy_amount').notNull(),
    grantedAmount: integer('granted_amount'),
    state: text().$type<RefundRequestState>().notNull().default('waiting'),
    /** Until when the merchant answers. */
    answerDueAt: at('answer_due_at').notNull(),
    /** Until when its shopper may answer the merchant's refusal. */
    appealUntil: at('appeal_until'),
    createdAt: at('created_at').notNull().default(now),
    closedAt: at('closed_at'),
  },
  (table) => [
    uniqueIndex('refund_requests_one_open')
      .on(table.orderId)
      .where(sql`state in ('waiting', 'escalated')`),
    index('refund_requests_of_order').on(table.orderId, table.createdAt.desc()),
    index('refund_requests_of_merchant').on(table.merchantId, table.createdAt.desc()),
    index('refund_requests_due')
      .on(table.answerDueAt)
      .where(sql`state = 'waiting'`),
    check(
      'refund_requests_amounts',
      sql`policy_amount between 0 and amount and (granted_amount is null) = (state <> 'approved')`,
    ),
  ],
);

/** Every step of a request, and what was written with it. */
export const refundRequestEvents = pgTable(
  'refund_request_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => refundRequests.id, { onDelete: 'cascade' }),
    actor: text().$type<'shopper' | 'merchant' | 'house' | 'clock'>().notNull(),
    actorId: text('actor_id'),
    event: text()
      .$type<
        'asked' | 'approved' | 'declined' | 'escalated' | 'answered' | 'refused' | 'withdrawn'
      >()
      .notNull(),
    fromState: text('from_state').$type<RefundRequestState>(),
    toState: text('to_state').$type<RefundRequestState>().notNull(),
    message: text(),
    amount: integer(),
    at: at('at').notNull().default(now),
  },
  (table) => [index('refund_request_events_of_request').on(table.requestId, table.id)],
);

/** A day, or a start of it, that a merchant called off. */
export const calledOffDays = pgTable(
  'called_off_days',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: integer('product_id').notNull(),
    merchantId: integer('merchant_id').notNull(),
    day: date().notNull(),
    time: text(),
    reason: text().notNull(),
    actorId: text('actor_id').notNull(),
    chooseUntil: at('choose_until').notNull(),
    createdAt: at('created_at').notNull().default(now),
  },
  (table) => [index('called_off_days_of_merchant').on(table.merchantId, table.createdAt.desc())],
);

/** A visit of a day that was called off: its shopper chooses, or the clock refunds it. */
export const calledOffVisits = pgTable(
  'called_off_visits',
  {
    id: uuid().primaryKey().defaultRandom(),
    calledOffId: uuid('called_off_id')
      .notNull()
      .references(() => calledOffDays.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id').notNull(),
    day: date().notNull(),
    time: text(),
    /** Of a visit that was booked after buying. */
    bookingId: uuid('booking_id'),
    state: text()
      .$type<'choosing' | 'moved' | 'refunded' | 'ended'>()
      .notNull()
      .default('choosing'),
    chooseUntil: at('choose_until').notNull(),
    createdAt: at('created_at').notNull().default(now),
    settledAt: at('settled_at'),
  },
  (table) => [
    uniqueIndex('called_off_visits_one').on(table.calledOffId, table.orderId, table.bookingId),
    index('called_off_visits_of_order').on(table.orderId),
    index('called_off_visits_due')
      .on(table.chooseUntil)
      .where(sql`state = 'choosing'`),
  ],
);
