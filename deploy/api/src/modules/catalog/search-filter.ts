import type { SearchFilters } from '@tapnook/contracts/api';
import { sql, type SQL } from 'drizzle-orm';
import { visible } from './card.service.ts';
import { queryGrams } from './grams.ts';
import { idsOf } from './ids.ts';

/** The parts of a search that facets switch off one by one. */
export type FilterName = 'category' | 'district' | 'price' | 'day' | 'checkWay' | 'cashCoupon';

export interface SearchParts {
  /** What holds for every count: words, list, score, and that it may be seen. */
  readonly base: SQL;
  readonly filters: Readonly<Record<FilterName, SQL>>;
}

const TRUE = sql.raw('true');
export const ints = (ids: readonly number[]): SQL => sql`${sql.param([...ids])}::int[]`;
export const texts = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;
export const both = (parts: readonly SQL[]): SQL => (parts.length ? sql.join([...parts], sql.raw(' and ')) : TRUE);

/** The coming Saturday and Sunday, or what is left of this weekend; a day; or a range. In SQL: first and last day. */
export const daysOf = (bookable: string): { readonly from: SQL; readonly to: SQL } => {
  if (bookable === 'today') return { from: sql`hk_today()`, to: sql`hk_today()` };
  if (bookable === 'tomorrow') return { from: sql`hk_today() + 1`, to: sql`hk_today() + 1` };
  if (bookable === 'weekend') return { from: sql`greatest(hk_today(), hk_today() + 6 - extract(isodow from hk_today())::int)`, to: sql`hk_today() + 7 - extract(isodow from hk_today())::int` };
  const [from = '', to = from] = bookable.split('~');
  return { from: sql`${from}::date`, to: sql`${to}::date` };
};

/** Whether a product `p` can be used on one of these days: a free slot, or a period that covers them (`usable_days`, a minute old at most). */
export const usableOn = (bookable: string): SQL => {
  const { from, to } = daysOf(bookable);
  return sql`p.id in (
    select d.product_id from usable_days d where not d.period and d.first_day between greatest(${from}, hk_today()) and ${to}
    union all select d.product_id from usable_days d where d.period and ${to} >= hk_today() and d.first_day <= ${to} and d.last_day >= ${from})`;
};

/** How a keyword is matched: every gram, or (when that finds nothing) most of them. */
export type Matching = 'all' | 'most';
export const matches = (keyword: string, matching: Matching): SQL => {
  const grams = queryGrams(keyword);
  if (grams.length === 0) return keyword.trim() ? sql.raw('false') : TRUE;
  if (matching === 'all') return sql`p.grams @> ${texts(grams)}`;
  const needed = Math.max(1, Math.ceil(grams.length * 0.6));
  return sql`(p.grams && ${texts(grams)} and (select count(*) from unnest(${texts(grams)}) as gram where gram = any(p.grams)) >= ${needed})`;
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

/** A search request as conditions on a product `p`. */
export const searchParts = (request: SearchFilters, keyword: string, matching: Matching): SearchParts => ({
  base: both([
    visible,
    matches(keyword, matching),
    ...(request.searchList ?? []).map((word) => matches(word, 'all')),
    ...(request.productListId ? [sql`exists (select 1 from product_list_items li where li.product_id = p.id and li.list_id = any(${ints(idsOf([request.productListId]))}))`] : []),
    ...(request.lowestScore === undefined ? [] : [sql`p.score >= ${request.lowestScore}`]),
  ]),
  filters: {
    category: categoryFilter(request),
    district: request.districtIds?.length ? sql`p.district_ids && ${ints(idsOf(request.districtIds))}` : TRUE,
    price: priceFilter(request),
    day: request.bookableTime ? usableOn(request.bookableTime) : TRUE,
    checkWay: request.orderCheckWay ? sql`p.order_check_way = ${request.orderCheckWay}` : TRUE,
    cashCoupon: request.isCashCouponProduct === undefined ? TRUE : sql`(p.kind = 'cash-coupon') = ${request.isCashCouponProduct}`,
  },
});

export const whereOf = (parts: SearchParts): SQL => both([parts.base, ...Object.values(parts.filters)]);
