import type { LocalisedText } from '@tapnook/contracts';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A notice of the house to many accounts. */
export const announcements = pgTable(
  'announcements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    title: jsonb().$type<LocalisedText>().notNull(),
    body: jsonb().$type<LocalisedText>().notNull(),
    link: text(),
    audience: text({ enum: ['everybody', 'visitors'] }).notNull(),
    status: text({ enum: ['draft', 'scheduled', 'sending', 'sent', 'stopped'] })
      .notNull()
      .default('draft'),
    scheduledAt: instant('scheduled_at'),
    sentAt: instant('sent_at'),
    /** Accounts are told in the order of their ids; the last one so far. */
    cursor: bigint({ mode: 'number' }).notNull().default(0),
    told: integer().notNull().default(0),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`app_now()`),
  },
  (table) => [
    index('announcements_due')
      .on(table.scheduledAt)
      .where(sql`status in ('scheduled', 'sending')`),
  ],
);
