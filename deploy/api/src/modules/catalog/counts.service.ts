import type { SearchCounts, SearchFilters } from '@tapnook/contracts/api';
import { PRICE_BARS, PRICE_STEP, SCORE_STEPS } from '@tapnook/contracts';
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { countMerchants } from '../merchants/merchant-search.service.ts';
import { readToday, understand } from './search.service.ts';
import { both, searchParts, usableOn, type FilterName, type SearchParts } from './search-filter.ts';
import type { Counts } from './tree.service.ts';

const NAMES: readonly FilterName[] = ['category', 'district', 'price', 'day', 'checkWay', 'score', 'cashCoupon'];
const column = (name: FilterName): SQL => sql.raw(`in_${name.toLowerCase()}`);
/** Every filter but one: a facet must show what its own other choices would leave. */
const without = (name: FilterName | null): SQL => both(NAMES.filter((one) => one !== name).map(column));

/** One pass over what the words found; each filter becomes a column. */
const found = (parts: SearchParts, today: string): SQL => sql`
  found as materialized (
    select p.id, p.category_ids, p.district_ids, p.order_check_way, p.kind, p.pay_price, p.score,
      ${usableOn('today', today)} as today, ${usableOn('tomorrow', today)} as tomorrow, ${usableOn('weekend', today)} as weekend,
      ${sql.join(NAMES.map((name) => sql`(${parts.filters[name]}) as ${column(name)}`), sql.raw(', '))}
    from products p where ${parts.base})`;
/** The same without the days, which cost most, where no day is counted. */
const foundForTrees = (parts: SearchParts): SQL => sql`
  found as materialized (
    select p.category_ids, p.district_ids, ${sql.join(NAMES.map((name) => sql`(${parts.filters[name]}) as ${column(name)}`), sql.raw(', '))}
    from products p where ${parts.base})`;

type Pair = { id: number; count: number };
interface CountRow extends Record<string, unknown> {
  total: number; cash: number; instant: number; confirm: number; lowest: number | null; highest: number | null; bars: number[]; today: number; tomorrow: number; weekend: number; scores: number[]; categories: Pair[]; districts: Pair[];
}
const facet = (ids: string, own: FilterName): SQL => sql`
  (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'count', count) order by count desc, id), '[]') from (
    select tag.id, count(*)::int as count from found cross join unnest(${sql.raw(ids)}) as tag(id) where ${without(own)} group by tag.id) as facet)`;

/** How many by price; the top of the range is that of the filter's slider, and belongs to the last bar. */
const priceBars = sql`
  (select jsonb_agg(coalesce(count, 0) order by bar) from generate_series(1, ${PRICE_BARS}::int) as bar left join (
    select width_bucket(pay_price::numeric, 0, top, ${PRICE_BARS}::int) as at, count(*)::int as count
    from (select pay_price, ceil(max(pay_price) over () / ${PRICE_STEP}::numeric) * ${PRICE_STEP}::int + 1 as top from found where ${without('price')}) as priced group by at) as counted on counted.at = bar)`;

const readCounts = async (tx: Tx, parts: SearchParts, today: string): Promise<CountRow> => {
  const { rows } = await tx.execute<CountRow>(sql`
    with ${found(parts, today)}
    select count(*) filter (where ${without(null)})::int as total,
      count(*) filter (where kind = 'cash-coupon' and ${without('cashCoupon')})::int as cash,
      count(*) filter (where order_check_way = 'instant' and ${without('checkWay')})::int as instant,
      count(*) filter (where order_check_way = 'confirm' and ${without('checkWay')})::int as confirm,
      min(pay_price) filter (where ${without('price')}) as lowest, max(pay_price) filter (where ${without('price')}) as highest,
      count(*) filter (where today and ${without('day')})::int as today, count(*) filter (where tomorrow and ${without('day')})::int as tomorrow, count(*) filter (where weekend and ${without('day')})::int as weekend,
      array[${sql.join(SCORE_STEPS.map((step) => sql`count(*) filter (where score >= ${step} and ${without('score')})::int`), sql.raw(', '))}] as scores,
      ${priceBars} as bars, ${facet('category_ids', 'category')} as categories, ${facet('district_ids', 'district')} as districts
    from found`);
  const [row] = rows;
  if (!row) throw new Error('a count always has a row');
  return row;
};

const wire = (pairs: readonly Pair[]) => pairs.map((pair) => ({ id: String(pair.id), count: pair.count }));

/** Counts for every filter of a search (part 2: get-count). */
export const readSearchCounts = async (tx: Tx, request: SearchFilters): Promise<SearchCounts> => {
  const [understood, today] = await Promise.all([understand(tx, request), readToday(tx)]);
  const [row, merchantCount] = await Promise.all([
    readCounts(tx, searchParts(request, understood.keyword, understood.matching, today), today),
    countMerchants(tx, { keyword: understood.keyword, categoryIds: request.categoryIds, districtIds: request.districtIds }),
  ]);
  return {
    totalCount: row.total, categories: wire(row.categories), districts: wire(row.districts),
    orderCheckWays: [{ value: 'instant', count: row.instant }, { value: 'confirm', count: row.confirm }], cashCouponCount: row.cash, lowestPrice: row.lowest, highestPrice: row.highest, priceBars: row.bars,
    days: [{ value: 'today', count: row.today }, { value: 'tomorrow', count: row.tomorrow }, { value: 'weekend', count: row.weekend }], scores: SCORE_STEPS.map((value, index) => ({ value, count: row.scores[index] ?? 0 })), merchantCount,
  };
};

/** The counts of both trees within a search. */
export const readTreeCounts = async (tx: Tx, request: SearchFilters): Promise<{ categories: Counts; districts: Counts }> => {
  const [understood, today] = await Promise.all([understand(tx, request), readToday(tx)]);
  const parts = searchParts(request, understood.keyword, understood.matching, today);
  const { rows } = await tx.execute<{ categories: Pair[]; districts: Pair[] }>(sql`with ${foundForTrees(parts)} select ${facet('category_ids', 'category')} as categories, ${facet('district_ids', 'district')} as districts`);
  const map = (pairs: readonly Pair[] = []): Counts => new Map(pairs.map((pair) => [pair.id, pair.count]));
  return { categories: map(rows[0]?.categories), districts: map(rows[0]?.districts) };
};
