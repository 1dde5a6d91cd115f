import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { CredentialSnapshot } from './credential-snapshot.service.ts';
import { users } from './users.tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Verification codes, bound to purpose, identity and browser; only their keyed hash is kept. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    /** Unguessable; given to the browser that asked. */
    id: text().primaryKey(),
    purpose: text().notNull(),
    /** `email:{address}` or `phone:{code}:{number}`. */
    identity: text().notNull(),
    /** The visitor id of the browser that asked, if it has one. */
    browser: text(),
    /** The device that asked, when the identity's holder signed in on it before. */
    knownDevice: text('known_device'),
    codeHash: text('code_hash').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`app_now()`),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** A newer code of the same kind takes its place. */
    superseded: boolean().notNull().default(false),
  },
  (table) => [
    index('verification_codes_identity').on(table.identity, table.createdAt),
    index('verification_codes_age').on(table.expiresAt),
  ],
);

/**
 * Proofs that are spent on one act; only their hash is kept. Mail links (SUBSCRIBE, UNSUBSCRIBE)
 * are not spent by use.
 */
export const actionTokens = pgTable(
  'tickets',
  {
    hash: text().primaryKey(),
    purpose: text().notNull(),
    identity: text().notNull(),
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('tickets_age').on(table.expiresAt)],
);

/**
 * Social sign-ins on their way: verifier, state and nonce stay here, the browser holds the
 * unguessable id.
 */
export const oauthFlows = pgTable(
  'oauth_flows',
  {
    hash: text().primaryKey(),
    provider: text({ enum: ['google', 'facebook', 'apple'] }).notNull(),
    intent: text({ enum: ['login', 'link'] }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id),
    state: text().notNull(),
    nonce: text().notNull(),
    codeVerifier: text('code_verifier').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('oauth_flows_age').on(table.expiresAt)],
);

export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential id, base64url. */
    id: text().primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull().default(0),
    transports: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`app_now()`),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** WebAuthn challenges, good once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: text().primaryKey(),
    challenge: text().notNull(),
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_age').on(table.expiresAt)],
);

/**
 * Changes of the ways into an account. The letter about each carries a token that takes it back;
 * only the token's hash is kept.
 */
export const credentialChanges = pgTable(
  'credential_changes',
  {
    /** Later changes have higher numbers. */
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    /** Every way in as it was before the change. */
    before: jsonb().$type<CredentialSnapshot>().notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`app_now()`),
    expiresAt: instant('expires_at').notNull(),
    /** When this change, or an earlier one, was taken back. */
    undoneAt: instant('undone_at'),
  },
  (table) => [
    index('credential_changes_user').on(table.userId, table.id),
    index('credential_changes_age').on(table.expiresAt),
  ],
);
