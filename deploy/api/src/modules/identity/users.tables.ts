import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Accounts. An e-mail address or phone is here only after it was proved, so that nobody can wait in
 * somebody else's name. An erased account keeps its row as the pseudonym of its ledger, with
 * everything personal removed.
 */
export const users = pgTable(
  'users',
  {
    id: bigint({ mode: 'number' })
      .primaryKey()
      .generatedByDefaultAsIdentity({ startWith: 100_000 }),
    role: text({ enum: ['client', 'merchant', 'admin'] })
      .notNull()
      .default('client'),
    /** The merchant that a merchant's account speaks for, by its id. */
    merchantId: integer('merchant_id'),
    /** What they may do for it; an account of earlier days without one is an owner's. */
    merchantRole: text('merchant_role', { enum: ['owner', 'manager', 'counter'] }),
    /** Lower case. */
    email: text(),
    phoneRegionId: text('phone_region_id'),
    /** Calling code without plus: regions may share one, numbers may not. */
    phoneCode: text('phone_code'),
    phoneNo: text('phone_no'),
    passwordHash: text('password_hash'),
    passwordChangedAt: instant('password_changed_at'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    realFirstName: text('real_first_name').notNull().default(''),
    realLastName: text('real_last_name').notNull().default(''),
    regionId: text('region_id'),
    profileImage: text('profile_image'),
    locale: text({ enum: ['en-US', 'zh-HK'] })
      .notNull()
      .default('zh-HK'),
    useNotification: boolean('use_notification').notNull().default(true),
    useEmailNotification: boolean('use_email_notification').notNull().default(true),
    usePhoneNotification: boolean('use_phone_notification').notNull().default(false),
    notificationEmailAddress: text('notification_email_address'),
    notificationPhoneRegionId: text('notification_phone_region_id'),
    notificationPhoneNo: text('notification_phone_no'),
    playerId: text('player_id'),
    securityNoticeDismissedAt: instant('security_notice_dismissed_at'),
    status: text({ enum: ['active', 'requested', 'erased'] })
      .notNull()
      .default('active'),
    deletionAt: instant('deletion_at'),
    deletionReason: text('deletion_reason'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`app_now()`),
    firstLoginAt: instant('first_login_at'),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    uniqueIndex('users_phone').on(table.phoneCode, table.phoneNo),
    index('users_deletion')
      .on(table.deletionAt)
      .where(sql`status = 'requested'`),
    check('users_email_lower', sql`email = lower(email)`),
  ],
);

/**
 * Linked social identities; an identity is its issuer and subject, never its e-mail (part 3,
 * Identity).
 */
export const userProviders = pgTable(
  'user_providers',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    type: text({ enum: ['google', 'facebook', 'apple'] }).notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    email: text(),
    givenName: text('given_name').notNull().default(''),
    familyName: text('family_name').notNull().default(''),
    picture: text(),
    /** Encrypted; kept of Apple alone, which wants it revoked when the account lets go. */
    refreshToken: text('refresh_token'),
    linkedAt: instant('linked_at')
      .notNull()
      .default(sql`app_now()`),
  },
  (table) => [
    uniqueIndex('user_providers_identity').on(table.issuer, table.subject),
    uniqueIndex('user_providers_one_a_kind').on(table.userId, table.type),
  ],
);

/** One sign-in on one device: a family of refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    platform: text().notNull(),
    device: text().notNull(),
    ipAddress: text('ip_address').notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`app_now()`),
    lastSeenAt: instant('last_seen_at')
      .notNull()
      .default(sql`app_now()`),
    /** When the owner last proved themselves in this session. */
    authenticatedAt: instant('authenticated_at')
      .notNull()
      .default(sql`app_now()`),
    /** How the second factor was proved; null for a session without one. */
    secondFactor: text('second_factor', { enum: ['totp', 'recovery-code', 'passkey'] }),
    revokedAt: instant('revoked_at'),
    revokedFor: text('revoked_for', {
      enum: [
        'sign_out',
        'removed',
        'reuse',
        'password',
        'deletion',
        'credential',
        'administrator',
        'provider',
      ],
    }),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/**
 * Refresh tokens by hash. A token is used once; its second use ends the session, but for a few
 * seconds.
 */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);
