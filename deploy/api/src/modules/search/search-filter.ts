import type { SearchFilters } from '@tapnook/contracts/api';
import { addDays, weekday } from '@tapnook/kernel';
import { sql, type SQL } from 'drizzle-orm';
import { idsOf, ints, visible, type DayWindow } from '../catalog/index.ts';
import type { Matching, Understood } from './query-interpretation.types.ts';
import type { Token } from './query-tokens.ts';

/** The parts of a search that facets switch off one by one. */
export type FilterName =
  | 'category'
  | 'district'
  | 'price'
  | 'day'
  | 'checkWay'
  | 'score'
  | 'cashCoupon';

export interface SearchParts {
  /** What holds for every count: words, list, and that it may be seen. */
  readonly base: SQL;
  readonly filters: Readonly<Record<FilterName, SQL>>;
}

const TRUE = sql.raw('true');
export const texts = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;
export const both = (parts: readonly SQL[]): SQL =>
  parts.length ? sql.join([...parts], sql.raw(' and ')) : TRUE;

/**
 * The coming Saturday and Sunday, or what is left of this weekend; a day; or a range. Null when
 * nothing of it is still to come.
 */
export const windowOf = (bookable: string, today: string): DayWindow | null => {
  if (bookable === 'today') return { from: today, to: today };
  if (bookable === 'tomorrow') return { from: addDays(today, 1), to: addDays(today, 1) };
  if (bookable === 'weekend') {
    const sunday = addDays(today, (7 - weekday(today)) % 7);
    return { from: today === sunday ? today : addDays(sunday, -1), to: sunday };
  }
  const [from = '', to = from] = bookable.split('~');
  const first = from < today ? today : from;
  return first <= to ? { from: first, to } : null;
};

/**
 * Whether a product `p` can be bought now for one of these days: a free slot, or a period that
 * covers them (`open_days`, a minute old at most). The days are values and not calls, or the
 * planner could not tell how many products they leave.
 */
export const usableOn = (bookable: string, today: string): SQL => {
  const window = windowOf(bookable, today);
  return window
    ? sql`p.open_days && daterange(${window.from}::date, ${window.to}::date, '[]')`
    : sql.raw('false');
};

/** Whether these grams have every token, in one of the ways to write it. */
export const bears = (grams: SQL, tokens: readonly Token[]): SQL =>
  both(
    tokens.map(({ anyOf }) => {
      const [only] = anyOf;
      if (anyOf.length === 1 && only) return sql`${grams} @> ${texts(only)}`;
      // One look into the index for concepts, of which each is one gram.
      if (anyOf.every((way) => way.length === 1)) return sql`${grams} && ${texts(anyOf.flat())}`;
      return sql`(${sql.join(
        anyOf.map((way) => sql`${grams} @> ${texts(way)}`),
        sql.raw(' or '),
      )})`;
    }),
  );

export const matches = (tokens: readonly Token[], matching: Matching): SQL =>
  bears(sql.raw(matching === 'all' ? 'p.grams' : 'p.described_grams'), tokens);

/** Products that have all that is looked for, or one of the ways that stand in for it. */
const wordsFilter = ({ nothing, tokens, matching, ways }: Understood): SQL => {
  if (nothing) return sql.raw('false');
  const whole = matches(tokens, matching);
  if (ways.length === 0) return whole;
  const partly = ways.map((way) => sql`(${matches(way, 'all')})`);
  return sql`((${whole}) or ${sql.join(partly, sql.raw(' or '))})`;
};

const categoryFilter = (request: SearchFilters): SQL => {
  const ids = idsOf(request.categoryIds);
  const root = idsOf(request.rootCategoryId ? [request.rootCategoryId] : []);
  return both([
    ...(request.categoryIds?.length ? [sql`p.category_ids && ${ints(ids)}`] : []),
    ...(request.rootCategoryId ? [sql`p.category_ids && ${ints(root)}`] : []),
  ]);
};

const priceFilter = (request: SearchFilters): SQL =>
  both([
    ...(request.lowestPrice === undefined ? [] : [sql`p.pay_price >= ${request.lowestPrice}`]),
    ...(request.highestPrice === undefined ? [] : [sql`p.pay_price <= ${request.highestPrice}`]),
  ]);

/** A search request as conditions on a product `p`, on this Hong Kong day. */
export const searchParts = (
  asked: SearchFilters,
  understood: Understood,
  today: string,
): SearchParts => {
  const request = { ...asked, ...understood.filters };
  return {
    base: both([
      visible,
      wordsFilter(understood),
      matches(understood.further, 'all'),
      ...(request.productListId
        ? [
            sql`exists (select 1 from product_list_items li where li.product_id = p.id
              and li.list_id = any(${ints(idsOf([request.productListId]))}))`,
          ]
        : []),
    ]),
    filters: {
      category: categoryFilter(request),
      district: request.districtIds?.length
        ? sql`p.district_ids && ${ints(idsOf(request.districtIds))}`
        : TRUE,
      price: priceFilter(request),
      day: request.bookableTime ? usableOn(request.bookableTime, today) : TRUE,
      checkWay: request.orderCheckWay ? sql`p.order_check_way = ${request.orderCheckWay}` : TRUE,
      score:
        request.lowestScore === undefined
          ? TRUE
          : sql`coalesce(p.score >= ${request.lowestScore}, false)`,
      cashCoupon:
        request.isCashCouponProduct === undefined
          ? TRUE
          : sql`(p.kind = 'cash-coupon') = ${request.isCashCouponProduct}`,
    },
  };
};

export const whereOf = (parts: SearchParts): SQL =>
  both([parts.base, ...Object.values(parts.filters)]);
