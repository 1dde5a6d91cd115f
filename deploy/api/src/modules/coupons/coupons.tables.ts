import type { LocalisedText } from '@tapnook/contracts';
import type { Coupon } from '@tapnook/kernel';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Promotion codes. `reserved` orders wait for payment, `consumed` are paid. */
export const coupons = pgTable(
  'coupons',
  {
    id: uuid().primaryKey().defaultRandom(),
    code: text().notNull(),
    name: jsonb().$type<LocalisedText>().notNull(),
    status: text().$type<Coupon['status']>().notNull().default('VALID'),
    /**
     * AUTOMATIC: issued by itself to every shopper of its audience; MANUAL: by an administrator, or
     * told and typed.
     */
    issue: text().$type<'AUTOMATIC' | 'MANUAL'>().notNull().default('MANUAL'),
    type: text().$type<Coupon['type']>().notNull(),
    value: integer().notNull(),
    minimum: integer().notNull().default(0),
    above: boolean().notNull().default(false),
    most: integer(),
    scope: text().$type<Coupon['scope']>().notNull().default('ALL'),
    /** Ids of lists, categories or products, by `scope`. */
    scopeIds: text('scope_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    audience: text().$type<Coupon['audience']>().notNull().default('ALL'),
    /** Who bears what it takes off: it is taken from the merchant's share, or from ours. */
    paidBy: text('paid_by').$type<'house' | 'merchant'>().notNull().default('house'),
    /** Only those to whom it was issued may use it. */
    onlyIssued: boolean('only_issued').notNull().default(false),
    perUser: integer('per_user').notNull().default(1),
    quota: integer(),
    reserved: integer().notNull().default(0),
    consumed: integer().notNull().default(0),
    refusal: jsonb().$type<LocalisedText>(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
  },
  (table) => [
    uniqueIndex('coupons_code').on(table.code),
    check(
      'coupons_within_quota',
      sql`reserved >= 0 and consumed >= 0 and (quota is null or reserved + consumed <= quota)`,
    ),
  ],
);

/** One coupon of one order: reserved, then consumed or released. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    orderId: uuid('order_id').primaryKey(),
    couponId: uuid('coupon_id').notNull(),
    userId: text('user_id').notNull(),
    state: text().$type<'reserved' | 'consumed' | 'released'>().notNull().default('reserved'),
  },
  (table) => [index('coupon_uses_of_user').on(table.couponId, table.userId)],
);

/** To whom a coupon was issued, and how. */
export const couponGrants = pgTable(
  'coupon_grants',
  {
    couponId: uuid('coupon_id').notNull(),
    userId: text('user_id').notNull(),
    issue: text().$type<'AUTOMATIC' | 'MANUAL'>().notNull(),
    issuedAt: at('issued_at')
      .notNull()
      .default(sql`app_now()`),
  },
  (table) => [
    primaryKey({ columns: [table.couponId, table.userId] }),
    index('coupon_grants_of_user').on(table.userId),
  ],
);
