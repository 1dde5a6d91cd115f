import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { LocalisedText } from '@tapnook/contracts';
import type { Coupon } from '@tapnook/kernel';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Promotion codes. `reserved` orders wait for payment, `consumed` are paid. */
export const coupons = pgTable(
  'coupons',
  {
    id: uuid().primaryKey().defaultRandom(),
    code: text().notNull(),
    name: jsonb().$type<LocalisedText>().notNull(),
    status: text().$type<Coupon['status']>().notNull().default('VALID'),
    issue: text().$type<'AUTOMATIC' | 'MANUAL'>().notNull().default('MANUAL'),
    type: text().$type<Coupon['type']>().notNull(),
    value: integer().notNull(),
    minimum: integer().notNull().default(0),
    above: boolean().notNull().default(false),
    most: integer(),
    scope: text().$type<Coupon['scope']>().notNull().default('ALL'),
    /** Ids of lists, categories or products, by `scope`. */
    scopeIds: text('scope_ids').array().notNull().default(sql`'{}'`),
    audience: text().$type<Coupon['audience']>().notNull().default('ALL'),
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
    check('coupons_within_quota', sql`reserved >= 0 and consumed >= 0 and (quota is null or reserved + consumed <= quota)`),
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
