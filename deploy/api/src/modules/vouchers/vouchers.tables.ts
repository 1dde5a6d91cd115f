import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** One-use tokens of 60 seconds, shown as QR codes; only their digest is kept. */
export const voucherTokens = pgTable(
  'voucher_tokens',
  {
    digest: text().primaryKey(),
    voucherNo: text('voucher_no').notNull(),
    createdAt: at('created_at')
      .notNull()
      .default(sql`app_now()`),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [index('voucher_tokens_of_voucher').on(table.voucherNo, table.createdAt.desc())],
);
