import { PRICE_BARS, PRICE_STEP, SCORE_STEPS } from '@tapnook/contracts';
import type { SearchCounts, SearchFilters } from '@tapnook/contracts/api';
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import type { Counts } from '../catalog/index.ts';
import { FAR_ABOVE, MOST, type FacetCounts, type Pair } from './facet-counts.types.ts';
import { countMerchants } from './merchant-search.service.ts';
import { readToday, understand } from './query-interpretation.service.ts';
import type { Understood } from './query-interpretation.types.ts';
import { both, searchParts, usableOn, type FilterName, type SearchParts } from './search-filter.ts';

const NAMES: readonly FilterName[] = [
  'category',
  'district',
  'price',
  'day',
  'checkWay',
  'score',
  'cashCoupon',
];
const column = (name: FilterName): SQL => sql.raw(`in_${name.toLowerCase()}`);
/** Every filter but one: a facet must show what its own other choices would leave. */
const without = (name: FilterName | null): SQL =>
  both(NAMES.filter((one) => one !== name).map(column));

/** One pass over what the words found; each filter becomes a column. */
const found = (parts: SearchParts, today: string): SQL => sql`
  found as materialized (
    select p.id, p.category_ids, p.district_ids, p.order_check_way, p.kind, p.pay_price, p.score,
      ${usableOn('today', today)} as today, ${usableOn('tomorrow', today)} as tomorrow,
        ${usableOn('weekend', today)} as weekend,
      ${sql.join(
        NAMES.map((name) => sql`(${parts.filters[name]}) as ${column(name)}`),
        sql.raw(', '),
      )}
    from products p where ${parts.base})`;
/** The same without the days, which cost most, where no day is counted. */
const foundForTrees = (parts: SearchParts): SQL => sql`
  found as materialized (
    select p.category_ids, p.district_ids, ${sql.join(
      NAMES.map((name) => sql`(${parts.filters[name]}) as ${column(name)}`),
      sql.raw(', '),
    )}
    from products p where ${parts.base})`;

interface CountRow extends FacetCounts, Record<string, unknown> {}
const facet = (ids: string, own: FilterName): SQL => sql`
  (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'count', count) order by count desc, id),
    '[]') from (
    select tag.id, count(*)::int as count from found cross join unnest(${sql.raw(ids)}) as tag(id)
      where ${without(own)} group by tag.id) as facet)`;

const most = sql`percentile_disc(${MOST}::float8) within group (order by pay_price)`;
const priceScale = sql`
  scale as (
    select ceil((case when max(pay_price) > ${FAR_ABOVE}::numeric * ${most} then ${most}
      else max(pay_price) end) / ${PRICE_STEP}::numeric)::int * ${PRICE_STEP}::int as top
    from found where ${without('price')})`;
/**
 * How many by price; the end of the scale itself belongs to the last bar, and so does what is
 * above.
 */
const priceBars = sql`
  (select jsonb_agg(coalesce(count, 0) order by bar)
    from generate_series(1, ${PRICE_BARS}::int) as bar left join (
    select least(width_bucket(pay_price::numeric, 0, scale.top + 1, ${PRICE_BARS}::int),
      ${PRICE_BARS}::int) as at, count(*)::int as count
    from found cross join scale where ${without('price')} group by at) as counted
      on counted.at = bar)`;

const readCounts = async (tx: Tx, parts: SearchParts, today: string): Promise<CountRow> => {
  const { rows } = await tx.execute<CountRow>(sql`
    with ${found(parts, today)}, ${priceScale}
    select count(*) filter (where ${without(null)})::int as total,
      count(*) filter (where kind = 'cash-coupon' and ${without('cashCoupon')})::int as cash,
      count(*) filter (where order_check_way = 'instant'
        and ${without('checkWay')})::int as instant,
      count(*) filter (where order_check_way = 'confirm'
        and ${without('checkWay')})::int as confirm,
      min(pay_price) filter (where ${without('price')}) as lowest, max(pay_price)
        filter (where ${without('price')}) as highest,
      count(*) filter (where today and ${without('day')})::int as today, count(*)
        filter (where tomorrow and ${without('day')})::int as tomorrow, count(*)
        filter (where weekend and ${without('day')})::int as weekend,
      array[${sql.join(
        SCORE_STEPS.map(
          (step) => sql`count(*) filter (where score >= ${step} and ${without('score')})::int`,
        ),
        sql.raw(', '),
      )}] as scores,
      (select top from scale) as scale, ${priceBars} as bars,
        ${facet('category_ids', 'category')} as categories,
        ${facet('district_ids', 'district')} as districts
    from found`);
  const [row] = rows;
  if (!row) throw new Error('a count always has a row');
  return row;
};

const wire = (pairs: readonly Pair[]) =>
  pairs.map((pair) => ({ id: String(pair.id), count: pair.count }));

/** The counts of a search as its answer has them (part 2: get-count). */
export const toSearchCounts = (counts: FacetCounts, merchantCount: number): SearchCounts => ({
  totalCount: counts.total,
  categories: wire(counts.categories),
  districts: wire(counts.districts),
  orderCheckWays: [
    { value: 'instant', count: counts.instant },
    { value: 'confirm', count: counts.confirm },
  ],
  cashCouponCount: counts.cash,
  lowestPrice: counts.lowest,
  highestPrice: counts.highest,
  priceScale: counts.scale,
  priceBars: [...counts.bars],
  days: [
    { value: 'today', count: counts.today },
    { value: 'tomorrow', count: counts.tomorrow },
    { value: 'weekend', count: counts.weekend },
  ],
  scores: SCORE_STEPS.map((value, index) => ({ value, count: counts.scores[index] ?? 0 })),
  merchantCount,
});

/** How many merchants the words of a product search find. */
export const countMerchantsOf = (
  tx: Tx,
  request: SearchFilters,
  { corrected }: Understood,
): Promise<number> =>
  countMerchants(tx, {
    keyword: corrected ?? request.keyword,
    categoryIds: request.categoryIds,
    districtIds: request.districtIds,
  });

/** Counts for every filter of a search, by PostgreSQL. */
export const readSearchCounts = async (tx: Tx, request: SearchFilters): Promise<SearchCounts> => {
  const today = await readToday(tx);
  const understood = await understand(tx, request, today);
  const [row, merchantCount] = await Promise.all([
    readCounts(tx, searchParts(request, understood, today), today),
    countMerchantsOf(tx, request, understood),
  ]);
  return toSearchCounts(row, merchantCount);
};

/** The numbers of products in the nodes of both trees, by id. */
export interface TreeCounts {
  readonly categories: Counts;
  readonly districts: Counts;
}
export const toTreeCounts = (
  categories: readonly Pair[],
  districts: readonly Pair[],
): TreeCounts => {
  const map = (pairs: readonly Pair[]): Counts =>
    new Map(pairs.map((pair) => [pair.id, pair.count]));
  return { categories: map(categories), districts: map(districts) };
};

/** The counts of both trees within a search, by PostgreSQL. */
export const readTreeCounts = async (tx: Tx, request: SearchFilters): Promise<TreeCounts> => {
  const today = await readToday(tx);
  const understood = await understand(tx, request, today);
  const parts = searchParts(request, understood, today);
  const { rows } = await tx.execute<{ categories: Pair[]; districts: Pair[] }>(
    sql`with ${foundForTrees(parts)} select ${facet('category_ids', 'category')} as categories,
      ${facet('district_ids', 'district')} as districts`,
  );
  return toTreeCounts(rows[0]?.categories ?? [], rows[0]?.districts ?? []);
};
