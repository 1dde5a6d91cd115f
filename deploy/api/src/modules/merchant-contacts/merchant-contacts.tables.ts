import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Enquiries to merchants. */
export const merchantContacts = pgTable(
  'merchant_contacts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    merchantId: integer('merchant_id').notNull(),
    userId: bigint('user_id', { mode: 'number' }),
    visitorId: text('visitor_id'),
    username: text().notNull(),
    email: text().notNull(),
    regionId: text('region_id'),
    phone: text(),
    message: text().notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`app_now()`),
    readAt: instant('read_at'),
  },
  (table) => [
    index('merchant_contacts_merchant').on(table.merchantId, table.createdAt),
    index('merchant_contacts_user').on(table.userId),
  ],
);
