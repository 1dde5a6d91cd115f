import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });
interface Localised {
  en_gb: string;
  zh_hk: string;
}

export const faqCategories = pgTable('faq_categories', {
  id: text().primaryKey(),
  parentId: text('parent_id').references((): AnyPgColumn => faqCategories.id),
  name: jsonb().$type<Localised>().notNull(),
  icon: text().notNull(),
  sort: integer().notNull(),
});

export const faqQuestions = pgTable(
  'faq_questions',
  {
    id: text().primaryKey(),
    categoryId: text('category_id')
      .notNull()
      .references(() => faqCategories.id),
    question: jsonb().$type<Localised>().notNull(),
    answer: jsonb().$type<Localised>().notNull(),
    hot: boolean().notNull().default(false),
    sort: integer().notNull(),
    updatedAt: instant('updated_at')
      .notNull()
      .default(sql`app_now()`),
  },
  (table) => [index('faq_questions_category').on(table.categoryId, table.sort)],
);

/** One vote a reader: `user:{id}` or `visitor:{id}`. */
export const faqVotes = pgTable(
  'faq_votes',
  {
    questionId: text('question_id')
      .notNull()
      .references(() => faqQuestions.id, { onDelete: 'cascade' }),
    voter: text().notNull(),
    helpful: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.questionId, table.voter] })],
);

/** Policies and terms, as Markdown: the first version of each, in force until a dated one is. */
export const helpDocuments = pgTable('help_documents', {
  type: text().primaryKey(),
  title: jsonb().$type<Localised>().notNull(),
  content: jsonb().$type<Localised>().notNull(),
  updatedAt: instant('updated_at')
    .notNull()
    .default(sql`app_now()`),
});

/** The later versions of policies and terms; each holds from the beginning of its day. */
export const helpDocumentVersions = pgTable(
  'help_document_versions',
  {
    type: text()
      .notNull()
      .references(() => helpDocuments.type, { onDelete: 'cascade' }),
    /** In Hong Kong. */
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    title: jsonb().$type<Localised>().notNull(),
    content: jsonb().$type<Localised>().notNull(),
    updatedAt: instant('updated_at')
      .notNull()
      .default(sql`app_now()`),
  },
  (table) => [primaryKey({ columns: [table.type, table.validFrom] })],
);

/** Letters to us: contact us, join us, affiliate. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    enquiryNo: text('enquiry_no').notNull().unique(),
    kind: text({ enum: ['contact_us', 'join_us', 'affiliate'] }).notNull(),
    userId: bigint('user_id', { mode: 'number' }),
    visitorId: text('visitor_id'),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Of an application: what an administrator made of it, and the merchant that came of it. */
    decision: text({ enum: ['accepted', 'declined'] }),
    decidedAt: instant('decided_at'),
    merchantId: integer('merchant_id'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`app_now()`),
  },
  (table) => [index('enquiries_user').on(table.userId)],
);
