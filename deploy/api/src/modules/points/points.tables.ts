import type { LocalisedText } from '@tapnook/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Coins that were given together and expire together. Every coin is in exactly one of the five
 * places.
 */
export const coinLots = pgTable(
  'coin_lots',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text('user_id').notNull(),
    transactionId: uuid('transaction_id').notNull(),
    minted: integer().notNull(),
    available: integer().notNull(),
    frozen: integer().notNull().default(0),
    spent: integer().notNull().default(0),
    expired: integer().notNull().default(0),
    withdrawn: integer().notNull().default(0),
    issuedAt: at('issued_at')
      .notNull()
      .default(sql`app_now()`),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    index('coin_lots_of_user').on(table.userId, table.expiresAt),
    index('coin_lots_to_expire')
      .on(table.expiresAt)
      .where(sql`available > 0`),
    check('coin_lots_conserved', sql`minted = available + frozen + spent + expired + withdrawn`),
    check('coin_lots_not_negative', sql`least(available, frozen, spent, expired, withdrawn) >= 0`),
  ],
);

/**
 * The ledger that a shopper reads (part 2, section 3: Point transaction). `amount` is positive;
 * `method` gives the direction.
 */
export const pointTransactions = pgTable(
  'point_transactions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text('user_id').notNull(),
    externalId: text('external_id'),
    parentId: uuid('parent_id'),
    amount: integer().notNull(),
    channel: text().$type<'PAYMENT' | 'REVIEW' | 'PRODUCT' | 'EXPIRED' | 'MANUAL'>().notNull(),
    type: text()
      .$type<
        'TEXT_REVIEW' | 'IMAGE_REVIEW' | 'RECOMMEND_REVIEW' | 'PAYMENT' | 'BUY_PRODUCT' | 'ADMIN'
      >()
      .notNull(),
    method: text().$type<'IN_ACCOUNT' | 'OUT_ACCOUNT'>().notNull(),
    status: text()
      .$type<
        | 'ENTRY'
        | 'WITHDRAW'
        | 'AUTO_WITHDRAW'
        | 'FROZEN'
        | 'REFUNDED'
        | 'PAID'
        | 'PAID_FAILED'
        | 'EXPIRED'
      >()
      .notNull(),
    remark: jsonb().$type<LocalisedText>().notNull(),
    isWithdraw: boolean('is_withdraw').notNull().default(false),
    /** What must happen once has one key: the second insert finds it taken. */
    onceKey: text('once_key'),
    createdAt: at('created_at')
      .notNull()
      .default(sql`app_now()`),
    updatedAt: at('updated_at')
      .notNull()
      .default(sql`app_now()`),
  },
  (table) => [
    index('point_transactions_of_user').on(table.userId, table.createdAt.desc()),
    index('point_transactions_of_external').on(table.externalId),
    uniqueIndex('point_transactions_once').on(table.onceKey),
    check('point_transactions_positive', sql`amount > 0`),
  ],
);

/** Which coins of which lot each step of a transaction moved. */
export const coinMovements = pgTable(
  'coin_movements',
  {
    id: uuid().primaryKey().defaultRandom(),
    transactionId: uuid('transaction_id').notNull(),
    lotId: uuid('lot_id').notNull(),
    kind: text()
      .$type<'mint' | 'freeze' | 'return' | 'spend' | 'refund' | 'expire' | 'withdraw'>()
      .notNull(),
    coins: integer().notNull(),
    at: at('at')
      .notNull()
      .default(sql`app_now()`),
  },
  (table) => [
    index('coin_movements_of_transaction').on(table.transactionId),
    index('coin_movements_of_lot').on(table.lotId),
  ],
);
