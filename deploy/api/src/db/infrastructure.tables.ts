import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/**
 * Answers kept for repeated Idempotency-Keys, for a day. `status` is empty while the first request
 * is being handled.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Whose key: `user:{id}` or `visitor:{id}`. */
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer(),
    answer: jsonb().$type<unknown>(),
    /** After this a request that never finished (its process died) may be taken over. */
    lockedUntil: timestamp('locked_until', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
);

/**
 * Every move of a product, a coupon or a campaign from state to state, written by the statement
 * that moved it. Orders have their own.
 */
export const stateEvents = pgTable(
  'state_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().$type<'product' | 'coupon' | 'campaign'>().notNull(),
    /** The row's id. */
    subject: text().notNull(),
    fromState: text('from_state').notNull(),
    toState: text('to_state').notNull(),
    actor: text().$type<'clock' | 'order' | 'merchant' | 'admin'>().notNull(),
    actorId: text('actor_id'),
    at: timestamp('at', { withTimezone: true })
      .notNull()
      .default(sql`app_now()`),
  },
  (table) => [index('state_events_of_subject').on(table.kind, table.subject, table.id)],
);

/** Counts per window, shared by all processes. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
  count: integer().notNull().default(1),
});

/** The keys that processes have used, by their fingerprints, and since when. */
export const keyAges = pgTable(
  'key_ages',
  {
    name: text().notNull(),
    fingerprint: text().notNull(),
    firstUsedAt: timestamp('first_used_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.name, table.fingerprint] })],
);

/** One row when the shop has been filled to the end. */
export const shopFilled = pgTable('shop_filled', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  scale: integer().notNull(),
  filledAt: timestamp('filled_at', { withTimezone: true }).notNull().defaultNow(),
});

/**
 * The steps of the demo seed that are done, each written by the step's own transaction: a seeding
 * that was cut off goes on with the next.
 */
export const seedSteps = pgTable('seed_steps', {
  name: text().primaryKey(),
  position: integer().notNull(),
  /** How many times each product is there; the same for every step of a seeding. */
  scale: integer().notNull(),
  /** The instant at which the seeding began: every date of its rows is relative to this one. */
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  finishedAt: timestamp('finished_at', { withTimezone: true })
    .notNull()
    .default(sql`clock_timestamp()`),
});
