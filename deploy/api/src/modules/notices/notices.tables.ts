import { bigint, boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { NoticeTopic } from './notice-topics.ts';

/**
 * Where a person wants notices of a topic, besides the account; the topic's default without a row.
 */
export const noticeSettings = pgTable(
  'notice_settings',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    topic: text().$type<NoticeTopic>().notNull(),
    byEmail: boolean('by_email').notNull(),
    bySms: boolean('by_sms').notNull(),
    byPush: boolean('by_push').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.topic] })],
);
