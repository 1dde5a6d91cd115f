import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../identity/users.tables.ts';

export const addressBook = pgTable(
  'address_book',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text().notNull(),
    phoneRegionId: text('phone_region_id').notNull(),
    regionId: text('region_id').notNull(),
    email: text().notNull(),
    useNotification: boolean('use_notification').notNull().default(false),
    address: text().notNull().default(''),
  },
  (table) => [index('address_book_user').on(table.userId)],
);
