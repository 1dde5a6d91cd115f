import type { LocalisedText } from '@tapnook/contracts';
import type { CampaignState } from '@tapnook/kernel';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const words = (name: string) => jsonb(name).$type<LocalisedText>();
const id = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** Where a banner or link leads; `id` is of the product, list or category. */
export interface Target {
  readonly kind: 'product' | 'product-list' | 'category' | 'cash-coupon' | 'search';
  readonly id?: number;
  readonly keyword?: string;
}

export const homeSections = pgTable('home_sections', {
  key: text().primaryKey(),
  name: words('name').notNull(),
  style: text().notNull(),
  lines: integer().notNull(),
  display: boolean().notNull(),
  mobileDisplay: boolean('mobile_display').notNull(),
  appDisplay: boolean('app_display').notNull(),
  icon: text().notNull(),
  sort: integer().notNull(),
});

export const banners = pgTable(
  'banners',
  {
    id: id(),
    place: text().$type<'campaign' | 'scrolling' | 'grid' | 'coins' | 'cash-coupon'>().notNull(),
    name: words('name').notNull(),
    line: words('line'),
    image: text().notNull(),
    /** Cut for a phone; `image` stands there when there is none. */
    mobileImage: text('mobile_image'),
    target: jsonb().$type<Target>().notNull(),
    /** The hour of the day it belongs to, `HH:mm`. */
    time: text(),
    sort: integer().notNull(),
    /** A campaign is shown while it is on. */
    status: text().$type<CampaignState>().notNull().default('on_state'),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
  },
  (table) => [index('banners_place').on(table.place, table.sort)],
);

export const pressReleases = pgTable('press_releases', {
  id: id(),
  title: words('title').notNull(),
  outlet: words('outlet').notNull(),
  content: words('content').notNull(),
  publishedOn: date('published_on').notNull(),
  image: text().notNull(),
});

export const seoLinkGroups = pgTable('seo_link_groups', {
  id: id(),
  name: words('name').notNull(),
  links: jsonb().$type<{ name: LocalisedText; target: Target }[]>().notNull(),
  sort: integer().notNull(),
});
