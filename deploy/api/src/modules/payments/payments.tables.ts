import type { AttemptState } from '@tapnook/kernel';
import { sql } from 'drizzle-orm';
import {
  boolean,
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
import type { RefundStatus } from './gateway-records.ts';
import type { NextAction, PayMethod } from './gateway.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/**
 * One try to pay an order. At most one is open, and at most one has money that was not given back.
 */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: uuid().primaryKey().defaultRandom(),
    transactionNo: text('transaction_no').notNull(),
    orderId: uuid('order_id').notNull(),
    userId: text('user_id').notNull(),
    method: text().$type<PayMethod>().notNull(),
    amount: integer().notNull(),
    currency: text().$type<'HKD' | 'USD'>().notNull(),
    status: text().$type<AttemptState>().notNull().default('pending'),
    intentId: text('intent_id'),
    clientSecret: text('client_secret'),
    /** What was asked of the gateway, so that it can be asked again with the same key. */
    customerId: text('customer_id'),
    /** The card is to be kept once the payment went through; false again when it was. */
    keepCard: boolean('keep_card').notNull().default(false),
    cardId: text('card_id'),
    /** Of the card that paid, for result and receipt. */
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    nextAction: jsonb('next_action').$type<NextAction>(),
    declineCode: text('decline_code'),
    refundedAmount: integer('refunded_amount').notNull().default(0),
    /** The gateway was last asked then. */
    askedAt: at('asked_at'),
    createdAt: at('created_at')
      .notNull()
      .default(sql`app_now()`),
    updatedAt: at('updated_at')
      .notNull()
      .default(sql`app_now()`),
  },
  (table) => [
    uniqueIndex('payment_attempts_no').on(table.transactionNo),
    uniqueIndex('payment_attempts_intent').on(table.intentId),
    uniqueIndex('payment_attempts_one_open')
      .on(table.orderId)
      .where(sql`status in ('pending', 'authorized')`),
    uniqueIndex('payment_attempts_one_success')
      .on(table.orderId)
      .where(sql`status in ('succeeded', 'captured')`),
    index('payment_attempts_of_order').on(table.orderId, table.createdAt.desc()),
    index('payment_attempts_silent')
      .on(table.createdAt)
      .where(sql`status in ('pending', 'authorized')`),
    check('payment_attempts_refunded', sql`refunded_amount between 0 and amount`),
  ],
);

/** Of money that goes back; `refused` was never taken by the gateway and needs a person. */
export type RefundState = RefundStatus | 'refused';

/**
 * Why money goes back. `withdrawn`, `unconfirmed`: a waiting order that its shopper or the clock
 * ended; `requested`: a request that was agreed to; `called_off`: by the shopper's choice or the
 * clock; `changed`: the new day costs less.
 */
export type RefundReason =
  | 'late'
  | 'rejected'
  | 'merchant'
  | 'gateway'
  | 'withdrawn'
  | 'unconfirmed'
  | 'requested'
  | 'called_off'
  | 'changed';

/**
 * Money on its way back. A row is written with the decision; the gateway is asked after, until it
 * says how it ended.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey().defaultRandom(),
    attemptId: uuid('attempt_id').notNull(),
    orderId: uuid('order_id').notNull(),
    amount: integer().notNull(),
    coins: integer().notNull().default(0),
    /**
     * `late`: the success of an attempt that no longer counted; `gateway`: made in the gateway's
     * dashboard.
     */
    reason: text().$type<RefundReason>().notNull(),
    note: text(),
    /** Numbers of the vouchers that end with it, those of the moved order for a supplement. */
    voucherNos: text('voucher_nos')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    status: text().$type<RefundState>().notNull().default('pending'),
    /** The gateway's word for a failure or refusal. */
    failureReason: text('failure_reason'),
    gatewayId: text('gateway_id'),
    /** Requests of another amount or by a person's wish are new ones to the gateway. */
    round: integer().notNull().default(0),
    /** The gateway was last asked then. */
    triedAt: at('tried_at'),
    onceKey: text('once_key').notNull(),
    createdAt: at('created_at')
      .notNull()
      .default(sql`app_now()`),
    settledAt: at('settled_at'),
  },
  (table) => [
    uniqueIndex('refunds_once').on(table.onceKey),
    uniqueIndex('refunds_gateway').on(table.gatewayId),
    index('refunds_of_order').on(table.orderId),
    index('refunds_waiting')
      .on(table.createdAt)
      .where(sql`status in ('pending', 'requires_action')`),
  ],
);

/** Events of the gateway, each handled once whatever their order. */
export const gatewayEvents = pgTable('gateway_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  intentId: text('intent_id'),
  receivedAt: at('received_at')
    .notNull()
    .default(sql`app_now()`),
  handledAt: at('handled_at'),
});

export const gatewayCustomers = pgTable('gateway_customers', {
  userId: text('user_id').primaryKey(),
  customerId: text('customer_id').notNull(),
});

/** A shopper's cards as the gateway describes them: never a number or a CVC. */
export const savedCards = pgTable(
  'saved_cards',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    brand: text().notNull(),
    last4: text().notNull(),
    expireMonth: integer('expire_month').notNull(),
    expireYear: integer('expire_year').notNull(),
    country: text(),
    funding: text().notNull(),
    fingerprint: text(),
    name: text(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: at('created_at')
      .notNull()
      .default(sql`app_now()`),
  },
  (table) => [
    index('saved_cards_of_user').on(table.userId),
    uniqueIndex('saved_cards_one_default')
      .on(table.userId)
      .where(sql`is_default`),
  ],
);

/** HK$4 verifications: authorised, then voided at once. */
export const cardChecks = pgTable(
  'card_checks',
  {
    id: uuid().primaryKey().defaultRandom(),
    transactionNo: text('transaction_no').notNull(),
    userId: text('user_id').notNull(),
    day: date().notNull(),
    intentId: text('intent_id'),
    cardId: text('card_id').notNull(),
    bind: boolean().notNull(),
    makeDefault: boolean('make_default').notNull().default(false),
    name: text(),
    status: text()
      .$type<'started' | 'action' | 'verified' | 'failed'>()
      .notNull()
      .default('started'),
    /** The bank's own word; for us alone. */
    declineCode: text('decline_code'),
    voidedAt: at('voided_at'),
    /** The gateway was last asked then. */
    askedAt: at('asked_at'),
    createdAt: at('created_at')
      .notNull()
      .default(sql`app_now()`),
  },
  (table) => [
    index('card_checks_of_day').on(table.userId, table.day),
    uniqueIndex('card_checks_no').on(table.transactionNo),
    index('card_checks_open')
      .on(table.createdAt)
      .where(sql`voided_at is null`),
  ],
);
