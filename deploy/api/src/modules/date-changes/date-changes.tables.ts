import type { PersonType } from '@tapnook/contracts/api';
import { sql } from 'drizzle-orm';
import {
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

/** Cents of one of each kind of person on the new day; none where all pay the same. */
export type KindPrices = Readonly<Partial<Record<PersonType['kind'], number>>>;

const at = (name: string) => timestamp(name, { withTimezone: true });

/**
 * A change of the day that was bought. `held`: the new place is held for the payment of the
 * difference; `waiting`: it is taken and the merchant has to confirm it. The old one is kept in
 * both. `done`: the order has the new day.
 */
export const orderChanges = pgTable(
  'order_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id').notNull(),
    /** The order that pays the difference. */
    supplementId: uuid('supplement_id'),
    fromDay: date('from_day').notNull(),
    fromTime: text('from_time'),
    toDay: date('to_day').notNull(),
    toTime: text('to_time'),
    units: integer().notNull(),
    /** Cents of one unit on the new day, and of all of them more (or less) than before. */
    unitPrice: integer('unit_price').notNull(),
    difference: integer().notNull(),
    personPrices: jsonb('person_prices').$type<KindPrices>().notNull().default({}),
    cause: text().$type<'shopper' | 'called_off'>().notNull(),
    state: text().$type<'held' | 'waiting' | 'done' | 'ended'>().notNull(),
    createdAt: at('created_at')
      .notNull()
      .default(sql`app_now()`),
    /** Until when the merchant confirms the new day. */
    confirmBy: at('confirm_by'),
    settledAt: at('settled_at'),
    /** Shopper and merchant were told. */
    mailedAt: at('mailed_at'),
  },
  (table) => [
    index('order_changes_to_mail')
      .on(table.settledAt)
      .where(sql`state <> 'held' and mailed_at is null`),
    uniqueIndex('order_changes_one_open')
      .on(table.orderId)
      .where(sql`state in ('held', 'waiting')`),
    uniqueIndex('order_changes_of_supplement').on(table.supplementId),
    index('order_changes_of_order').on(table.orderId, table.createdAt),
    check('order_changes_held', sql`state not in ('held', 'waiting') or supplement_id is not null`),
  ],
);
