import type { LocalisedText } from '@tapnook/contracts';
import type { ContentState, ShelfState } from '@tapnook/kernel';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { merchants } from '../merchants/merchants.tables.ts';
import type { PersonKind } from './pricing.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const words = (name: string) => jsonb(name).$type<LocalisedText>();
const dateRanges = customType<{ data: string }>({ dataType: () => 'datemultirange' });
const id = () => integer().primaryKey().generatedByDefaultAsIdentity();

export const categories = pgTable('categories', {
  id: id(),
  key: text().notNull().unique(),
  parentId: integer('parent_id'),
  name: words('name').notNull(),
  icon: text().notNull(),
  image: text().notNull(),
  sort: integer().notNull(),
  grams: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
});

/** Regions, their districts, and neighbourhoods below. */
export const districts = pgTable('districts', {
  id: id(),
  key: text().notNull().unique(),
  parentId: integer('parent_id'),
  name: words('name').notNull(),
  sort: integer().notNull(),
  /** Where a branch in it begins on the map; both or neither. */
  latitude: doublePrecision(),
  longitude: doublePrecision(),
});

/** The small facts under a title; products name them by key. */
export const notices = pgTable('notices', {
  key: text().primaryKey(),
  icon: text().notNull(),
  name: words('name').notNull(),
});

export const hotWords = pgTable('hot_words', {
  id: id(),
  keyword: words('keyword').notNull(),
  weight: integer().notNull(),
});

export const products = pgTable(
  'products',
  {
    // What searches look at comes first: PostgreSQL reads a row from its beginning, and the long
    // texts are at its end.
    id: id(),
    status: text().$type<ShelfState>().notNull(),
    /** The editors' weight; higher comes first. */
    weight: integer().notNull().default(0),
    /** Units sold, for rankings. */
    soldCount: integer('sold_count').notNull().default(0),
    /** Derived by `refresh_product_prices`: what one pays for the cheapest plan now. */
    payPrice: integer('pay_price').notNull().default(0),
    /** Kept by the reviews module: the mean with one decimal, and how many. */
    score: doublePrecision(),
    reviewCount: integer('review_count').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    /**
     * Words and bigrams of the title and of the places it is in, with a space before and after
     * each.
     */
    titleWords: text('title_words').notNull().default(''),
    route: text().notNull().unique(),
    productNo: text('product_no').notNull().unique(),
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchants.id),
    kind: text().$type<'dated' | 'period' | 'limited' | 'cash-coupon'>().notNull(),
    name: words('name').notNull(),
    sellingPoint: words('selling_point').notNull(),
    sellingPointColor: text('selling_point_color'),
    angleMark: jsonb('angle_mark').$type<{ name: LocalisedText; color: string }>(),
    images: text().array().notNull(),
    /** What a picture shows, by its address: read to whoever does not see it. */
    imageTexts: jsonb('image_texts').$type<Record<string, LocalisedText>>().notNull().default({}),
    /** Written for search engines; the name and the selling point stand in. */
    seoTitle: words('seo_title'),
    seoDescription: words('seo_description'),
    description: words('description').notNull(),
    schedule: words('schedule'),
    location: words('location'),
    locationNote: words('location_note'),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    noticeKeys: text('notice_keys')
      .array()
      .notNull()
      .default(sql`'{}'`),
    faqs: jsonb().$type<{ question: LocalisedText; answer: LocalisedText }[]>().notNull(),
    terms: words('terms').notNull(),
    idCardNeeded: boolean('id_card_needed').notNull().default(false),
    orderCheckWay: text('order_check_way')
      .$type<'instant' | 'confirm'>()
      .notNull()
      .default('instant'),
    startSellAt: instant('start_sell_at'),
    endSellAt: instant('end_sell_at'),
    /** The sale ends by itself at this instant. */
    autoSoldOutAt: instant('auto_sold_out_at'),
    buyLimit: integer('buy_limit'),
    /** HKD paid for one coin; 0 earns none. */
    coinRatio: integer('coin_ratio').notNull().default(10),
    /** Coins that a review can earn. */
    maxPoint: integer('max_point').notNull().default(80),
    labels: jsonb().$type<LocalisedText[]>().notNull(),
    tags: jsonb().$type<LocalisedText[]>().notNull(),
    soldOutSetting: jsonb('sold_out_setting').$type<{
      buttonText: LocalisedText;
      introducer: LocalisedText;
    }>(),
    useMultiOptions: boolean('use_multi_options').notNull().default(false),
    branchIds: integer('branch_ids').array().notNull(),
    /** The main category, and every category with all above it: what filters look at. */
    mainCategoryId: integer('main_category_id')
      .notNull()
      .references(() => categories.id),
    categoryIds: integer('category_ids').array().notNull(),
    mainDistrictId: integer('main_district_id').references(() => districts.id),
    districtIds: integer('district_ids').array().notNull(),
    /** Derived by `refresh_product_prices`: the cheapest plan's cents. */
    lowestPrice: integer('lowest_price').notNull().default(0),
    lowestSpecialPrice: integer('lowest_special_price'),
    /** The most that one unit costs: more than `payPrice` where plans, days or options differ. */
    highestPrice: integer('highest_price').notNull().default(0),
    limitedPriceEndAt: instant('limited_price_end_at'),
    /** Words and bigrams of what is searched, and the same as text. */
    grams: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    searchText: text('search_text').notNull().default(''),
    /**
     * The whole words and bigrams of what its page tells at length, and of what is searched: looked
     * through when that bears nothing.
     */
    describedGrams: text('described_grams')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /**
     * Derived by `refresh_open_days`: the Hong Kong days for which it can be bought now, a minute
     * old at most.
     */
    openDays: dateRanges('open_days').notNull().default('{}'),
    /** What the editors have made of it; unless it is published, it is off the shelf. */
    contentState: text('content_state').$type<ContentState>().notNull().default('published'),
    /** Why an administrator sent it back. */
    contentNote: text('content_note'),
    /** Counts the editors' changes, so that of two at once the second is told. */
    version: integer().notNull().default(1),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('products_grams').using('gin', table.grams),
    index('products_described').using('gin', table.describedGrams),
    index('products_search_text').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('products_categories').using('gin', table.categoryIds),
    index('products_districts').using('gin', table.districtIds),
    index('products_merchant').on(table.merchantId),
    // In the order of the search's sorts: what is sold out comes last in each.
    index('products_by_weight').on(
      sql`(status = 'SOLD_OUT')`,
      table.weight.desc(),
      table.soldCount.desc(),
      table.id,
    ),
    index('products_by_price').on(sql`(status = 'SOLD_OUT')`, table.payPrice, table.id),
    check('products_on_shelf_published', sql`content_state = 'published' or status = 'OFF_SHELF'`),
    index('products_by_sold').on(sql`(status = 'SOLD_OUT')`, table.soldCount.desc(), table.id),
  ],
);

export const plans = pgTable(
  'plans',
  {
    id: id(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    planNo: text('plan_no').notNull().unique(),
    name: words('name').notNull(),
    description: words('description'),
    howToUse: words('how_to_use'),
    terms: words('terms'),
    images: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Cents of HKD; a special price replaces it, a limited price replaces both while it lasts. */
    price: integer().notNull(),
    specialPrice: integer('special_price'),
    limitedPrice: integer('limited_price'),
    limitedStartAt: instant('limited_start_at'),
    limitedEndAt: instant('limited_end_at'),
    usageLimit: integer('usage_limit').notNull().default(1),
    /** Period plans: Hong Kong days of use, or days from the purchase. */
    validFrom: date('valid_from'),
    validTo: date('valid_to'),
    validForDays: integer('valid_for_days'),
    needsAddress: boolean('needs_address').notNull().default(false),
    note: jsonb().$type<{ label: LocalisedText; required: boolean }>(),
    extraField: jsonb('extra_field').$type<{ title: LocalisedText; content: LocalisedText }>(),
    active: boolean().notNull().default(true),
    sort: integer().notNull().default(0),
  },
  (table) => [
    index('plans_product').on(table.productId, table.sort),
    check(
      'plans_prices',
      sql`price >= 0 and coalesce(special_price, 0) >= 0 and coalesce(limited_price, 0) >= 0`,
    ),
  ],
);

/**
 * The kinds of persons of a plan, for whom it has prices of their own. They share the plan's
 * places. The one without a price pays the plan's own.
 */
export const personTypes = pgTable(
  'person_types',
  {
    id: id(),
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    kind: text().$type<PersonKind>().notNull(),
    name: words('name').notNull(),
    /** Years, both included. */
    minAge: integer('min_age'),
    maxAge: integer('max_age'),
    price: integer(),
    specialPrice: integer('special_price'),
    /** In one order. */
    minCount: integer('min_count').notNull().default(0),
    maxCount: integer('max_count'),
    /** Bought only beside somebody of a type that is not accompanied. */
    isAccompanied: boolean('is_accompanied').notNull().default(false),
    sort: integer().notNull(),
  },
  (table) => [
    unique('person_types_kind').on(table.planId, table.kind),
    check(
      'person_types_prices',
      sql`coalesce(price, 0) >= 0 and coalesce(special_price, 0) >= 0 and min_count >= 0`,
    ),
  ],
);

export const optionGroups = pgTable(
  'option_groups',
  {
    id: id(),
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    name: words('name').notNull(),
    display: text().$type<'chips' | 'dropdown'>().notNull(),
    sort: integer().notNull(),
  },
  (table) => [index('option_groups_plan').on(table.planId, table.sort)],
);

export const optionFields = pgTable(
  'option_fields',
  {
    id: id(),
    groupId: integer('group_id')
      .notNull()
      .references(() => optionGroups.id, { onDelete: 'cascade' }),
    name: words('name').notNull(),
    /** Cents added to each unit; may be negative. */
    surcharge: integer().notNull().default(0),
    sort: integer().notNull(),
    /** Nobody can choose it any more; orders that have it still count it. */
    retired: boolean().notNull().default(false),
  },
  (table) => [index('option_fields_group').on(table.groupId, table.sort)],
);

export const additions = pgTable(
  'additions',
  {
    id: id(),
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    name: words('name').notNull(),
    required: boolean().notNull().default(false),
    choose: text().$type<'single' | 'multiple'>().notNull(),
    sort: integer().notNull(),
  },
  (table) => [index('additions_plan').on(table.planId, table.sort)],
);

export const additionOptions = pgTable(
  'addition_options',
  {
    id: id(),
    additionId: integer('addition_id')
      .notNull()
      .references(() => additions.id, { onDelete: 'cascade' }),
    name: words('name').notNull(),
    price: integer().notNull(),
    maxCount: integer('max_count').notNull(),
    sort: integer().notNull(),
    /** As of an option field. */
    retired: boolean().notNull().default(false),
  },
  (table) => [
    index('addition_options_addition').on(table.additionId, table.sort),
    check('addition_options_price', sql`price >= 0 and max_count >= 1`),
  ],
);

/** What is scored of each product; the general template when there is no row. */
export const productReviewTemplates = pgTable('product_review_templates', {
  productId: integer('product_id').primaryKey(),
  templateId: text('template_id').notNull(),
});
