import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ShelfState } from '@tapnook/kernel';
import { products } from './catalog.tables.ts';

/** Every move of a product along the shelf, written by the statement that moved it. */
export const productEvents = pgTable(
  'product_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    productId: integer('product_id').notNull().references(() => products.id, { onDelete: 'cascade' }),
    fromState: text('from_state').$type<ShelfState>().notNull(),
    toState: text('to_state').$type<ShelfState>().notNull(),
    /** Null for the clock. */
    actorId: text('actor_id'),
    actor: text().$type<'clock' | 'merchant' | 'admin'>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().default(sql`app_now()`),
  },
  (table) => [index('product_events_of_product').on(table.productId, table.id)],
);
