import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/users.tables.ts';
import { bytea } from './bytea.ts';

/** Uploaded pictures, re-encoded. */
export const files = pgTable(
  'files',
  {
    id: text().primaryKey(),
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id),
    type: text({ enum: ['review', 'avatar', 'enquiry', 'product'] }).notNull(),
    mimeType: text('mime_type').notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    size: integer().notNull(),
    hash: text().notNull(),
    /**
     * The bytes until they are in the object store, and an hour longer for processes of the former
     * release, which read them here.
     */
    content: bytea(),
    /** When the object store had taken the bytes. */
    storedAt: timestamp('stored_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`app_now()`),
  },
  (table) => [
    index('files_user').on(table.userId),
    index('files_in_database')
      .on(table.createdAt)
      .where(sql`content is not null`),
  ],
);

/** Uploads whose row is gone and whose bytes the object store still has to delete. */
export const fileRemovals = pgTable('file_removals', {
  id: text().primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true })
    .notNull()
    .default(sql`app_now()`),
});
