import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { GatewayDispute } from './gateway-records.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Payments that cardholders dispute at their banks. */
export const disputes = pgTable(
  'disputes',
  {
    /** The gateway's. */
    id: text().primaryKey(),
    attemptId: uuid('attempt_id').notNull(),
    orderId: uuid('order_id').notNull(),
    amount: integer().notNull(),
    reason: text().notNull(),
    status: text().$type<GatewayDispute['status']>().notNull(),
    evidenceDueAt: at('evidence_due_at'),
    /** What is known of the order was put with the dispute. */
    evidenceAt: at('evidence_at'),
    createdAt: at('created_at')
      .notNull()
      .default(sql`app_now()`),
    closedAt: at('closed_at'),
  },
  (table) => [index('disputes_of_attempt').on(table.attemptId)],
);

/**
 * What happened to money without us: told to the operator and the shopper once, and open until
 * somebody has dealt with it.
 */
export const paymentCases = pgTable(
  'payment_cases',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text()
      .$type<
        | 'refund_failed'
        | 'refund_outside'
        | 'dispute_opened'
        | 'dispute_won'
        | 'dispute_lost'
        | 'fraud_warning'
        | 'books_differ'
      >()
      .notNull(),
    onceKey: text('once_key').notNull(),
    orderId: uuid('order_id'),
    amount: integer(),
    /** Such as the gateway's reason. */
    detail: text(),
    createdAt: at('created_at')
      .notNull()
      .default(sql`app_now()`),
    toldAt: at('told_at'),
    closedAt: at('closed_at'),
    closedNote: text('closed_note'),
  },
  (table) => [
    uniqueIndex('payment_cases_once').on(table.onceKey),
    index('payment_cases_to_tell')
      .on(table.createdAt)
      .where(sql`told_at is null`),
    index('payment_cases_open')
      .on(table.kind)
      .where(sql`closed_at is null`),
  ],
);

/** Days whose movements at the gateway were compared with our books. */
export const reconciledDays = pgTable('reconciled_days', {
  day: date().primaryKey(),
  movements: integer().notNull(),
  differences: integer().notNull(),
  checkedAt: at('checked_at')
    .notNull()
    .default(sql`app_now()`),
});
