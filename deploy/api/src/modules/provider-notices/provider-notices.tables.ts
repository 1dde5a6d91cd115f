import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A request to delete data that came by a provider, by the code that its sender was given. */
export const dataDeletions = pgTable('data_deletions', {
  code: text().primaryKey(),
  provider: text({ enum: ['facebook'] }).notNull(),
  /** Whether all is done; an account that is to go is erased after fourteen days. */
  outcome: text({ enum: ['unknown', 'removed', 'account_deletion'] }).notNull(),
  requestedAt: timestamp('requested_at', { withTimezone: true })
    .notNull()
    .default(sql`app_now()`),
});
