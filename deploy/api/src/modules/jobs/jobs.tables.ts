import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PushTarget } from '../web-push/index.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * One row a sweep: when it runs next and who has it until when. By the machine's clock, which
 * nobody shifts.
 */
export const jobs = pgTable('jobs', {
  name: text().primaryKey(),
  nextRunAt: instant('next_run_at').notNull().defaultNow(),
  lockedUntil: instant('locked_until'),
  lastRunAt: instant('last_run_at'),
  lastError: text('last_error'),
  runs: integer().notNull().default(0),
});

export interface OutboxPayload {
  readonly subject?: string;
  readonly text: string;
  readonly html?: string;
  /** Addresses for List-Unsubscribe of news. */
  readonly unsubscribe?: string;
  readonly replyTo?: string;
  /** The browser that a message is pushed to. */
  readonly target?: PushTarget;
  /** iCalendar messages that go along, one for each visit. */
  readonly calendars?: readonly string[];
}

/**
 * Mail, SMS and pushed messages to be sent, written in the transaction of what they tell. The
 * payload goes once it is sent.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    channel: text({ enum: ['mail', 'sms', 'push'] }).notNull(),
    recipient: text().notNull(),
    payload: jsonb().$type<OutboxPayload>(),
    /** The same key is sent once, however often it is written. */
    dedupeKey: text('dedupe_key'),
    status: text({ enum: ['queued', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    lastError: text('last_error'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`app_now()`),
    sentAt: instant('sent_at'),
    /** The carrier's id of what it took. */
    providerId: text('provider_id'),
    /** What the carrier told afterwards; null until it does. */
    deliveryStatus: text('delivery_status', { enum: ['sent', 'delivered', 'undelivered'] }),
    deliveryError: text('delivery_error'),
  },
  (table) => [
    index('outbox_due')
      .on(table.nextAttemptAt)
      .where(sql`status = 'queued'`),
    uniqueIndex('outbox_dedupe').on(table.dedupeKey),
  ],
);

/**
 * Addresses that mail must not go to any more, by their hash: nobody is named, and who comes back
 * after leaving is still spared. A bounce stops all mail, a complaint and a wish only news.
 */
export const mailSuppressions = pgTable('mail_suppressions', {
  addressHash: text('address_hash').primaryKey(),
  reason: text({ enum: ['bounce', 'complaint', 'unsubscribe'] }).notNull(),
  /** The mail provider's words for it. */
  detail: text(),
  createdAt: instant('created_at')
    .notNull()
    .default(sql`app_now()`),
});
