import { sql } from 'drizzle-orm';
import { bigint, customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const textArray = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'`);

/** Every Latin word of the catalogue and of the concepts: what a mistyped word is corrected to. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** How it is written, where that is more than one word: `dimsum` is `dim sum`. */
    written: text(),
  },
  (table) => [index('search_words_alike').using('gin', sql`${table.word} gin_trgm_ops`)],
);

/**
 * What people look for and all their words for it, in both languages: edited as data, by
 * `saveSearchConcept`.
 */
export const searchConcepts = pgTable(
  'search_concepts',
  {
    key: text().primaryKey(),
    /**
     * A thing or a place is required, a wish only ranks what is found, and a filler says nothing by
     * itself.
     */
    kind: text().$type<'thing' | 'place' | 'wish' | 'filler'>().notNull(),
    /** Words for it; the first of each language names it. A text that has one is about it. */
    terms: textArray('terms'),
    /** Further words that mean it when typed, but may mean something else in a text. */
    typed: textArray('typed'),
    /** All of these as they are compared. */
    folded: textArray('folded'),
    /** What is filed under it: by key of category, district, notice and merchant, by route. */
    categories: textArray('categories'),
    districts: textArray('districts'),
    notices: textArray('notices'),
    merchants: textArray('merchants'),
    lists: textArray('lists'),
    products: textArray('products'),
    /** Concepts that stand in when nothing is of this one, the nearest first. */
    related: textArray('related'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('search_concepts_folded').using('gin', table.folded)],
);

/**
 * Products that a search engine does not have yet as they are now: its outbox. Written by triggers
 * (`migrations-sql/after/25-search-changes.sql`) while `search_engine_feeds` has a row.
 */
export const searchChanges = pgTable('search_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  productId: integer('product_id').notNull(),
});

const transactionId = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' });

/** The search engine that is kept up to date, by its alias; without one nothing is noted. */
export const searchEngineFeeds = pgTable('search_engine_feeds', {
  alias: text().primaryKey(),
  /**
   * Every transaction before it has ended when the index may be built: one of those may have
   * changed a product without noting it.
   */
  notedFrom: transactionId('noted_from'),
});
