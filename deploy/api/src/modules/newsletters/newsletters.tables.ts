import type { LocalisedText } from '@tapnook/contracts';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export interface NewsletterButton {
  readonly label: LocalisedText;
  readonly path: string;
}

/** A letter to everybody who asked for its topic. */
export const newsletters = pgTable(
  'newsletters',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    topic: text({ enum: ['offers', 'new_places', 'coins', 'reviews'] }).notNull(),
    subject: jsonb().$type<LocalisedText>().notNull(),
    title: jsonb().$type<LocalisedText>().notNull(),
    text: jsonb().$type<LocalisedText>().notNull(),
    button: jsonb().$type<NewsletterButton>(),
    status: text({ enum: ['draft', 'scheduled', 'sending', 'sent', 'stopped'] })
      .notNull()
      .default('draft'),
    scheduledAt: instant('scheduled_at'),
    sentAt: instant('sent_at'),
    /** Readers are written to in the order of their addresses; the last one so far. */
    cursor: text().notNull().default(''),
    readers: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`app_now()`),
  },
  (table) => [
    index('newsletters_due')
      .on(table.scheduledAt)
      .where(sql`status in ('scheduled', 'sending')`),
  ],
);
