import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { plans, products } from './catalog.tables.ts';
import type { PersonPrices } from './pricing.ts';

/**
 * The calendar: every Hong Kong day (and start time) on which a plan is offered. Prices override
 * the plan's.
 */
export const slots = pgTable(
  'slots',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    /** `HH:mm` in Hong Kong; null for the whole day. */
    time: text(),
    price: integer(),
    specialPrice: integer('special_price'),
    /** What kinds of persons cost then instead. */
    personPrices: jsonb('person_prices').$type<PersonPrices>(),
    /** False when the merchant has closed it by hand. */
    open: boolean().notNull().default(true),
  },
  (table) => [
    unique('slots_when').on(table.planId, table.day, table.time).nullsNotDistinct(),
    index('slots_product_day').on(table.productId, table.day),
    index('slots_day').on(table.day, table.productId),
  ],
);

/**
 * Everything that can run out, one row each: a product, a plan, a slot of a plan (`day`, `time`),
 * an option field, an addition's option. `quota` null is unlimited. Change it only by conditional
 * updates; the check is the last guard (part 3, invariant 1).
 */
export const inventory = pgTable(
  'inventory',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<'product' | 'plan' | 'slot' | 'option' | 'addition'>().notNull(),
    /** Product id; plan id for `plan` and `slot`; option field id; addition option id. */
    ref: bigint({ mode: 'number' }).notNull(),
    day: date(),
    time: text(),
    quota: integer(),
    held: integer().notNull().default(0),
    sold: integer().notNull().default(0),
  },
  (table) => [
    unique('inventory_thing').on(table.kind, table.ref, table.day, table.time).nullsNotDistinct(),
    // Never an index over held or sold: their updates must stay cheap.
    index('inventory_day')
      .on(table.day)
      .where(sql`kind = 'slot'`),
    check('inventory_not_oversold', sql`quota is null or sold + held <= quota`),
    check('inventory_not_negative', sql`held >= 0 and sold >= 0`),
  ],
);
