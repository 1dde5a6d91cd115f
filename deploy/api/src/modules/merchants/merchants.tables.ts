import type { LocalisedText } from '@tapnook/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const words = (name: string) => jsonb(name).$type<LocalisedText>();

export const merchants = pgTable(
  'merchants',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    key: text().notNull().unique(),
    route: text().notNull().unique(),
    name: words('name').notNull(),
    logo: text().notNull(),
    cover: text().notNull(),
    gallery: text().array().notNull(),
    brief: words('brief').notNull(),
    detailed: words('detailed').notNull(),
    mainCategoryId: integer('main_category_id').notNull(),
    /** With all above them: what filters look at. */
    categoryIds: integer('category_ids').array().notNull(),
    districtIds: integer('district_ids').array().notNull(),
    contact: jsonb().$type<{
      button: LocalisedText;
      description: LocalisedText;
      below?: LocalisedText;
    }>(),
    keywords: text().array().notNull(),
    published: boolean().notNull().default(true),
    /** Kept by the reviews module. */
    score: doublePrecision(),
    reviewCount: integer('review_count').notNull().default(0),
    /** How many of each score, from 1 to 5; kept by the reviews module. */
    scoreCounts: integer('score_counts')
      .array()
      .notNull()
      .default(sql`'{0,0,0,0,0}'`),
    weight: integer().notNull().default(0),
    grams: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    searchText: text('search_text').notNull().default(''),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('merchants_grams').using('gin', table.grams),
    index('merchants_search_text').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('merchants_categories').using('gin', table.categoryIds),
    index('merchants_districts').using('gin', table.districtIds),
  ],
);

export const branches = pgTable(
  'branches',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchants.id, { onDelete: 'cascade' }),
    name: words('name').notNull(),
    address: words('address').notNull(),
    districtId: integer('district_id').notNull(),
    tel: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** Closing times after midnight are past 24:00. */
    hours: jsonb().$type<{ days: number[]; opens: string; closes: string }[]>().notNull(),
    sort: integer().notNull(),
  },
  (table) => [index('branches_merchant').on(table.merchantId, table.sort)],
);
