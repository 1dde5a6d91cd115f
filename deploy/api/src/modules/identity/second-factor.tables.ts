import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users.tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Authenticators (RFC 6238) of merchants and administrators; secrets are encrypted. */
export const secondFactors = pgTable('second_factors', {
  userId: bigint('user_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id),
  /** Null until a first authenticator was proved. */
  secret: text(),
  enrolledAt: instant('enrolled_at'),
  /** The time step of the last code that counted: no code counts twice (RFC 6238, section 5.2). */
  lastStep: bigint('last_step', { mode: 'number' }),
  /** An authenticator that is being set up; the other one counts until it is proved. */
  pendingSecret: text('pending_secret'),
  pendingUntil: instant('pending_until'),
});

/** Codes for the day that the authenticator is lost; only hashes, each good once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    hash: text().primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`app_now()`),
    usedAt: instant('used_at'),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);
