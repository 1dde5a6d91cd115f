import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../identity/users.tables.ts';
import { merchants } from '../merchants/merchants.tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * What merchants and editors changed, written by the transaction that changed it. Rows are never
 * changed or removed.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: instant('at')
      .notNull()
      .default(sql`app_now()`),
    actorId: bigint('actor_id', { mode: 'number' }).notNull(),
    actorRole: text('actor_role', { enum: ['admin', 'owner', 'manager', 'counter'] }).notNull(),
    /** The merchant whose it is; empty for what is the whole shop's. */
    merchantId: integer('merchant_id'),
    action: text().notNull(),
    kind: text().notNull(),
    subject: text().notNull(),
    /** The changed fields as they were and as they are. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [
    index('audit_events_subject').on(table.kind, table.subject, table.id),
    index('audit_events_merchant').on(table.merchantId, table.id),
  ],
);

/** People asked to work for a merchant, by a link in a letter that works once. */
export const merchantInvitations = pgTable(
  'merchant_invitations',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchants.id, { onDelete: 'cascade' }),
    /** Lower case. */
    email: text().notNull(),
    role: text({ enum: ['owner', 'manager', 'counter'] }).notNull(),
    tokenHash: text('token_hash').notNull(),
    invitedBy: bigint('invited_by', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`app_now()`),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    acceptedBy: bigint('accepted_by', { mode: 'number' }).references(() => users.id),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('merchant_invitations_token').on(table.tokenHash),
    index('merchant_invitations_merchant').on(table.merchantId),
  ],
);

/** A product as it was after each change of its editors: what an undo goes back to. */
export const productVersions = pgTable(
  'product_versions',
  {
    productId: integer('product_id').notNull(),
    version: integer().notNull(),
    at: instant('at')
      .notNull()
      .default(sql`app_now()`),
    /** Null where nobody has noted who: what it was before the first change that is kept. */
    actorId: bigint('actor_id', { mode: 'number' }),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.version] })],
);

/** Hundredths of a per cent that the house keeps of what a merchant's vouchers are paid with. */
export const merchantCommissions = pgTable(
  'merchant_commissions',
  {
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchants.id, { onDelete: 'cascade' }),
    /** The first Hong Kong month of payments that it is for, `YYYY-MM`. */
    fromMonth: text('from_month').notNull(),
    basisPoints: integer('basis_points').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.fromMonth] }),
    check('merchant_commissions_range', sql`basis_points between 0 and 10000`),
  ],
);
