import type { LocalisedText } from '@tapnook/contracts';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { products } from '../catalog/catalog.tables.ts';

const words = (name: string) => jsonb(name).$type<LocalisedText>();

export const productLists = pgTable('product_lists', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  key: text().notNull().unique(),
  route: text().notNull().unique(),
  name: words('name').notNull(),
  description: words('description').notNull(),
  image: text().notNull(),
  /** Cut for a phone; `image` stands there when there is none. */
  mobileImage: text('mobile_image'),
  /** Where the home page shows it. */
  shownAs: text('shown_as').$type<
    'handpicked' | 'ranking' | 'promotional' | 'trending' | 'list' | 'grid'
  >(),
  sort: integer().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

export const productListItems = pgTable(
  'product_list_items',
  {
    listId: integer('list_id')
      .notNull()
      .references(() => productLists.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sort: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.productId] }),
    index('product_list_items_product').on(table.productId),
  ],
);

/** Who wants to hear when a product can be bought; once per address and product. */
export const productSubscriptions = pgTable(
  'product_subscriptions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'number' }),
    visitorId: text('visitor_id'),
    email: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    notifiedAt: timestamp('notified_at', { withTimezone: true }),
  },
  (table) => [unique('product_subscriptions_once').on(table.productId, table.email)],
);

/** The wishlist: products that a shopper saved. */
export const favourites = pgTable(
  'favourites',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] })],
);
