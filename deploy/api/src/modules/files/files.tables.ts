import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/users.tables.ts';
import { bytea } from './bytea.ts';

/** Uploaded pictures, re-encoded. Kept in the database so that every process has them. */
export const files = pgTable(
  'files',
  {
    id: text().primaryKey(),
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id),
    type: text({ enum: ['review', 'avatar', 'enquiry'] }).notNull(),
    mimeType: text('mime_type').notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    size: integer().notNull(),
    hash: text().notNull(),
    content: bytea().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`app_now()`),
  },
  (table) => [index('files_user').on(table.userId)],
);
