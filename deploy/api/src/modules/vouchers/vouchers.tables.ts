import type { Locale } from '@tapnook/contracts';
import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

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

/**
 * A ticket that was given. Until it is taken back it is redeemed by `giftNo` and no longer by the
 * number that the giver knows.
 */
export const voucherGifts = pgTable(
  'voucher_gifts',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id').notNull(),
    voucherNo: text('voucher_no').notNull(),
    giftNo: text('gift_no').notNull(),
    /** Who gives it. */
    userId: text('user_id').notNull(),
    recipientName: text('recipient_name').notNull(),
    recipientEmail: text('recipient_email'),
    message: text(),
    /** The Hong Kong day on which its letter goes; at once when null. */
    day: date(),
    locale: text().$type<Locale>().notNull(),
    state: text().$type<'open' | 'claimed' | 'taken_back'>().notNull().default('open'),
    claimedBy: text('claimed_by'),
    createdAt: at('created_at')
      .notNull()
      .default(sql`app_now()`),
    mailedAt: at('mailed_at'),
    /** When it was claimed or taken back. */
    settledAt: at('settled_at'),
  },
  (table) => [
    uniqueIndex('voucher_gifts_one')
      .on(table.voucherNo)
      .where(sql`state <> 'taken_back'`),
    uniqueIndex('voucher_gifts_number').on(table.giftNo),
    index('voucher_gifts_of_order').on(table.orderId),
    index('voucher_gifts_of_recipient').on(table.claimedBy),
    index('voucher_gifts_to_mail')
      .on(table.day)
      .where(sql`mailed_at is null and recipient_email is not null and state = 'open'`),
  ],
);
