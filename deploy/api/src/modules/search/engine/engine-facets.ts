import type { Types } from '@opensearch-project/opensearch';
import { PRICE_BARS, PRICE_STEP, SCORE_STEPS } from '@tapnook/contracts';
import type { FacetCounts, Pair } from '../facet-counts.types.ts';
import { FAR_ABOVE, MOST } from '../facet-counts.types.ts';
import type { FilterName } from '../search-filter.ts';
import { all, queryOf, type Query, type QueryParts, usableOn } from './engine-query.ts';
import type { ProductField } from './product-index.ts';
import { SearchEngineError, type SearchBody, type SearchResult } from './search-engine.ts';

type Aggregation = Types.Common_Aggregations.AggregationContainer;

/** More than the shop has categories or districts. */
const MAX_TAGS = 5_000;
/** Distinct prices that are counted one by one; with more, the rarest are left out. */
const MAX_PRICES = 10_000;

/** What is counted within all filters but its own. */
const facet = (parts: QueryParts, own: FilterName, inner: Record<string, Aggregation>) => ({
  filter: all(
    Object.entries(parts.filters).flatMap(([name, queries]) => (name === own ? [] : queries)),
  ),
  aggs: inner,
});
const values = (field: ProductField, size: number): Aggregation => {
  // The generated type leaves out the field that is counted by.
  const terms = { field, size, order: [{ _count: 'desc' as const }, { _key: 'asc' as const }] };
  return { terms };
};
const where = (filter: Query): Aggregation => ({ filter });

/** Both trees: a search without hits whose aggregations count. */
export const treeBody = (parts: QueryParts): SearchBody => ({
  size: 0,
  query: all(parts.base),
  aggregations: {
    category: facet(parts, 'category', { values: values('category_ids', MAX_TAGS) }),
    district: facet(parts, 'district', { values: values('district_ids', MAX_TAGS) }),
  },
});

/** Every facet of a search, one pass over what the words found. */
export const facetBody = (parts: QueryParts, today: string): SearchBody => ({
  ...treeBody(parts),
  aggregations: {
    ...treeBody(parts).aggregations,
    total: where(queryOf({ ...parts, base: [] })),
    cashCoupon: facet(parts, 'cashCoupon', {
      yes: where({ term: { cash_coupon: { value: true } } }),
    }),
    checkWay: facet(parts, 'checkWay', { values: values('order_check_way', MAX_TAGS) }),
    price: facet(parts, 'price', { values: values('pay_price', MAX_PRICES) }),
    day: facet(parts, 'day', {
      today: where(usableOn('today', today)),
      tomorrow: where(usableOn('tomorrow', today)),
      weekend: where(usableOn('weekend', today)),
    }),
    score: facet(
      parts,
      'score',
      Object.fromEntries(
        SCORE_STEPS.map((step) => [`from${step}`, where({ range: { score: { gte: step } } })]),
      ),
    ),
  },
});

/** An answer's part by its path; the engine's types allow any aggregation under any name. */
const at = (from: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (part, name) =>
      typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined,
    from,
  );
const countAt = (result: SearchResult, ...path: readonly string[]): number => {
  const count = at(result.aggregations, ...path, 'doc_count');
  if (typeof count !== 'number')
    throw new SearchEngineError(`No count of ${path.join('.')} in the answer`);
  return count;
};
interface Bucket {
  readonly key: unknown;
  readonly doc_count: number;
}
/** What was counted by the values of a field, as pairs of value and number. */
const valuesAt = <K>(
  result: SearchResult,
  name: string,
  keyOf: (key: unknown) => K,
): (readonly [key: K, count: number])[] => {
  const buckets = at(result.aggregations, name, 'values', 'buckets');
  if (!Array.isArray(buckets)) throw new SearchEngineError(`No counts by ${name} in the answer`);
  return buckets.map(({ key, doc_count }: Bucket) => [keyOf(key), doc_count]);
};

/** The numbers of products in each node of a tree. */
export const pairsOf = (result: SearchResult, name: 'category' | 'district'): Pair[] =>
  valuesAt(result, name, Number).map(([id, count]) => ({ id, count }));

/** The scale of prices and its bars: the rules of `facet-counts.service.ts`. */
const pricesOf = (
  result: SearchResult,
): Pick<FacetCounts, 'lowest' | 'highest' | 'scale' | 'bars'> => {
  const prices = valuesAt(result, 'price', Number).toSorted(([a], [b]) => a - b);
  const bars = Array.from({ length: PRICE_BARS }, () => 0);
  const [lowest, highest] = [prices[0]?.[0], prices.at(-1)?.[0]];
  if (lowest === undefined || highest === undefined)
    return { lowest: null, highest: null, scale: null, bars };
  const total = prices.reduce((sum, [, count]) => sum + count, 0);
  let below = 0;
  const most = prices.find(([, count]) => (below += count) >= MOST * total)?.[0] ?? highest;
  const scale = Math.ceil((highest > FAR_ABOVE * most ? most : highest) / PRICE_STEP) * PRICE_STEP;
  for (const [price, count] of prices) {
    const bar = Math.min(Math.floor((price / (scale + 1)) * PRICE_BARS), PRICE_BARS - 1);
    bars[bar] = (bars[bar] ?? 0) + count;
  }
  return { lowest, highest, scale, bars };
};

export const facetCountsOf = (result: SearchResult): FacetCounts => {
  const ways = new Map(valuesAt(result, 'checkWay', String));
  return {
    total: countAt(result, 'total'),
    cash: countAt(result, 'cashCoupon', 'yes'),
    instant: ways.get('instant') ?? 0,
    confirm: ways.get('confirm') ?? 0,
    ...pricesOf(result),
    today: countAt(result, 'day', 'today'),
    tomorrow: countAt(result, 'day', 'tomorrow'),
    weekend: countAt(result, 'day', 'weekend'),
    scores: SCORE_STEPS.map((step) => countAt(result, 'score', `from${step}`)),
    categories: pairsOf(result, 'category'),
    districts: pairsOf(result, 'district'),
  };
};
