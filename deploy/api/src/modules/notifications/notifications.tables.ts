import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../identity/users.tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Notices in the account: security, orders, coins. */
export const notifications = pgTable(
  'notifications',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    kind: text({ enum: ['security', 'order', 'coins', 'review', 'account'] }).notNull(),
    title: jsonb().$type<{ en_gb: string; zh_hk: string }>().notNull(),
    body: jsonb().$type<{ en_gb: string; zh_hk: string }>().notNull(),
    /** A path inside the shop, without the locale. */
    link: text(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`app_now()`),
    readAt: instant('read_at'),
    /** The same key is told once. */
    dedupeKey: text('dedupe_key'),
  },
  (table) => [
    uniqueIndex('notifications_once').on(table.dedupeKey),
    index('notifications_user').on(table.userId, table.createdAt),
  ],
);

/** News by mail, one row an address, member or not. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    email: text().primaryKey(),
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id),
    subscribed: boolean().notNull().default(false),
    topics: text()
      .array()
      .notNull()
      .default(sql`'{offers,new_places,coins,reviews}'`),
    /** The language of who has no account. */
    locale: text({ enum: ['en-US', 'zh-HK'] }),
    /** A reader gets one newsletter a week at most. */
    lastNewsletterAt: instant('last_newsletter_at'),
    updatedAt: instant('updated_at')
      .notNull()
      .default(sql`app_now()`),
  },
  (table) => [index('subscriptions_user').on(table.userId)],
);
