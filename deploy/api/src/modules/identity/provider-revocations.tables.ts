import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Tokens of a provider that are to be revoked there, because the account that they were for let go
 * of it. They name nobody: the account may be erased already.
 */
export const providerRevocations = pgTable(
  'provider_revocations',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    type: text({ enum: ['apple'] }).notNull(),
    /** Encrypted. */
    token: text().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at')
      .notNull()
      .default(sql`app_now()`),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`app_now()`),
  },
  (table) => [index('provider_revocations_next').on(table.nextAttemptAt)],
);
