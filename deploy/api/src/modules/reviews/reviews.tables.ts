import type { LocalisedText } from '@tapnook/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const reviewTemplates = pgTable('review_templates', {
  id: text().primaryKey(),
  name: jsonb().$type<LocalisedText>().notNull(),
  items: jsonb().$type<{ id: string; itemName: LocalisedText }[]>().notNull(),
});

/** A review of one activity. Seeded ones have no order. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id'),
    userId: text('user_id'),
    productId: integer('product_id').notNull(),
    merchantId: integer('merchant_id').notNull(),
    planId: integer('plan_id'),
    planName: jsonb('plan_name').$type<LocalisedText>(),
    templateId: text('template_id').notNull(),
    authorName: text('author_name').notNull(),
    authorImage: text('author_image'),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    overallScore: smallint('overall_score').notNull(),
    scores: jsonb().$type<{ id: string; score: number }[]>().notNull().default([]),
    message: text().notNull(),
    language: text().$type<'en_gb' | 'zh_hk'>().notNull(),
    pictures: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    isRecommended: boolean('is_recommended').notNull().default(false),
    likes: integer().notNull().default(0),
    /** How many found it not helpful. */
    hates: integer().notNull().default(0),
    status: text().$type<'PENDING' | 'NORMAL' | 'HIDE'>().notNull().default('PENDING'),
    platform: text(),
    maxPoint: integer('max_point').notNull().default(0),
    reward: integer().notNull().default(0),
    /** The Hong Kong month in which it was written, `YYYY-MM`. */
    month: text().notNull(),
    /** What the merchant answered in public. */
    answer: text(),
    answeredAt: at('answered_at'),
    /** Null: the merchant, as before answers said who. */
    answeredBy: text('answered_by', { enum: ['merchant', 'house'] }),
    moderateAt: at('moderate_at').notNull(),
    createdAt: at('created_at')
      .notNull()
      .default(sql`app_now()`),
    updatedAt: at('updated_at')
      .notNull()
      .default(sql`app_now()`),
  },
  (table) => [
    uniqueIndex('reviews_of_order').on(table.orderId),
    index('reviews_of_product')
      .on(table.productId, table.createdAt.desc())
      .where(sql`status = 'NORMAL'`),
    index('reviews_of_merchant')
      .on(table.merchantId, table.createdAt.desc())
      .where(sql`status = 'NORMAL'`),
    index('reviews_of_user').on(table.userId, table.month),
    index('reviews_to_moderate')
      .on(table.moderateAt)
      .where(sql`status = 'PENDING'`),
    check('reviews_score', sql`overall_score between 1 and 5`),
  ],
);

/** One reward per person, month and activity: the key makes the second one impossible. */
export const reviewRewards = pgTable(
  'review_rewards',
  {
    userId: text('user_id').notNull(),
    month: text().notNull(),
    productId: integer('product_id').notNull(),
    reviewId: uuid('review_id').notNull(),
    /** 1 to 10 within the month. */
    place: smallint().notNull(),
    coins: integer().notNull(),
    state: text().$type<'waiting' | 'credited' | 'withdrawn'>().notNull().default('waiting'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.month, table.productId] }),
    uniqueIndex('review_rewards_of_review').on(table.reviewId),
    uniqueIndex('review_rewards_place').on(table.userId, table.month, table.place),
    check('review_rewards_ten', sql`place between 1 and 10`),
  ],
);

/** Whether somebody found a review helpful; one vote of each person. */
export const reviewLikes = pgTable(
  'review_likes',
  {
    reviewId: uuid('review_id').notNull(),
    userId: text('user_id').notNull(),
    /** False: found it not helpful. */
    helpful: boolean().notNull().default(true),
    at: at('at')
      .notNull()
      .default(sql`app_now()`),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.userId] })],
);

/** Why a merchant thinks that a review breaks the rules; an administrator decides, once. */
export const reviewReports = pgTable(
  'review_reports',
  {
    reviewId: uuid('review_id').primaryKey(),
    merchantId: integer('merchant_id').notNull(),
    actorId: bigint('actor_id', { mode: 'number' }).notNull(),
    reason: text({
      enum: ['offensive', 'personal_data', 'not_a_visit', 'advertising', 'other'],
    }).notNull(),
    note: text(),
    createdAt: at('created_at')
      .notNull()
      .default(sql`app_now()`),
    outcome: text({ enum: ['kept', 'hidden'] }),
    decidedAt: at('decided_at'),
  },
  (table) => [
    index('review_reports_open')
      .on(table.createdAt)
      .where(sql`outcome is null`),
  ],
);

/** Every change of a review's moderation. */
export const reviewEvents = pgTable(
  'review_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    reviewId: uuid('review_id').notNull(),
    fromStatus: text('from_status'),
    toStatus: text('to_status').notNull(),
    actor: text().notNull(),
    at: at('at')
      .notNull()
      .default(sql`app_now()`),
  },
  (table) => [index('review_events_of_review').on(table.reviewId)],
);

/**
 * Statistics of a product (`product:{id}`) or merchant (`merchant:{id}`), kept with every change of
 * what is shown.
 */
export const reviewStatistics = pgTable('review_statistics', {
  key: text().primaryKey(),
  count: integer().notNull().default(0),
  /** How many of each star, 1 to 5. */
  histogram: integer()
    .array()
    .notNull()
    .default(sql`'{0,0,0,0,0}'`),
  withPictures: integer('with_pictures').notNull().default(0),
  recommended: integer().notNull().default(0),
  /** Sum and number of each template item's scores. */
  items: jsonb().$type<Record<string, { sum: number; count: number }>>().notNull().default({}),
});
