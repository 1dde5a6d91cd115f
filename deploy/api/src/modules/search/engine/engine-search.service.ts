import type { SearchCounts, SearchFilters, SearchRequest } from '@tapnook/contracts/api';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/pool.ts';
import { ints, readPage, visible, type DayWindow } from '../../catalog/index.ts';
import type { CatalogueTerms } from '../catalogue-terms.ts';
import {
  countMerchantsOf,
  toSearchCounts,
  toTreeCounts,
  type TreeCounts,
} from '../facet-counts.service.ts';
import { readToday, understand } from '../query-interpretation.service.ts';
import { windowOf } from '../search-filter.ts';
import type { Found } from '../search.service.ts';
import { readSuggestions, SUGGESTED_PRODUCTS, type Suggestions } from '../suggestion.service.ts';
import { facetBody, facetCountsOf, pairsOf, treeBody } from './engine-facets.ts';
import { ordered, type Ordered } from './engine-order.ts';
import { all, bears, queryOf, queryParts, tokensQuery, type Query } from './engine-query.ts';
import { MAX_RESULT_WINDOW } from './product-index.ts';
import { SearchEngineError, type SearchBody, type SearchEngine } from './search-engine.ts';

/** Whether anything is found: one document is enough to know. */
const oneOf = (query: Query): SearchBody => ({ size: 0, query, track_total_hits: 1 });
const countOf = (query: Query, limit: number): SearchBody => ({
  size: 0,
  query,
  track_total_hits: limit,
});
const totalOf = (result: { readonly hits: { readonly total?: unknown } } | undefined): number => {
  const { total } = result?.hits ?? {};
  if (typeof total === 'number') return total;
  if (typeof total === 'object' && total !== null && 'value' in total) return Number(total.value);
  throw new SearchEngineError('An answer says not how many were found');
};

/** What reading a query asks, of the engine. */
export const engineTerms = (engine: SearchEngine): CatalogueTerms => ({
  exist: async (queries, further) => {
    const more = bears('grams', further);
    const results = await engine.search(
      queries.map(({ tokens, matching }) =>
        oneOf(all([...tokensQuery(tokens, matching), ...more])),
      ),
    );
    return results.map((result) => totalOf(result) > 0);
  },
  isFew: async ({ tokens, matching }, further, limit) => {
    const query = all([...tokensQuery(tokens, matching), ...bears('grams', further)]);
    const [result] = await engine.search([countOf(query, limit)]);
    return totalOf(result) < limit;
  },
  count: async (tokens, limit) => {
    if (tokens.length === 0) return [];
    const results = await engine.search(
      tokens.map((token) => countOf(all(bears('grams', [token])), limit)),
    );
    return results.map((result) => Math.min(totalOf(result), limit));
  },
  leaves: async (request, understood, today) => {
    const [result] = await engine.search([oneOf(queryOf(queryParts(request, understood, today)))]);
    return totalOf(result) > 0;
  },
});

/** A request read by the engine's words, on Hong Kong's day by the database's clock. */
const read = async (engine: SearchEngine, db: Db, request: SearchFilters) => {
  const today = await readToday(db);
  const understood = await understand(db, request, today, engineTerms(engine));
  return { today, understood, parts: queryParts(request, understood, today) };
};

const pageBody = ({ query, sort }: Ordered, from: number, size: number): SearchBody => ({
  query,
  sort,
  from,
  size,
  _source: false,
  track_total_hits: true,
});
const idsOf = (hits: readonly { readonly _id?: string }[] = []): number[] =>
  hits.map(({ _id }) => Number(_id));

/** The cards come from the database: prices and places are never older than elsewhere. */
const readFound = async (db: Db, ids: readonly number[], within: DayWindow | undefined) =>
  ids.length === 0
    ? []
    : (
        await readPage(
          db,
          sql`select p.id, wanted.position from unnest(${ints(ids)}) with ordinality
            as wanted(id, position) join products p on p.id = wanted.id where ${visible}`,
          undefined,
          within,
        )
      ).cards;

/** Whether a page lies where an engine's index still gives one. */
export const isWithinWindow = ({ pageNum, pageSize }: SearchRequest): boolean =>
  pageNum * pageSize <= MAX_RESULT_WINDOW;

export const findWithEngine = async (
  engine: SearchEngine,
  db: Db,
  request: SearchRequest,
): Promise<Found> => {
  const { today, understood, parts } = await read(engine, db, request);
  const { bookableTime = request.bookableTime } = understood.filters;
  const from = (request.pageNum - 1) * request.pageSize;
  const [result] = await engine.search([
    pageBody(ordered(queryOf(parts), request.sort, understood), from, request.pageSize),
  ]);
  const within = (bookableTime && windowOf(bookableTime, today)) || undefined;
  return {
    cards: await readFound(db, idsOf(result?.hits.hits), within),
    totalCount: totalOf(result),
    correctedKeyword: understood.corrected,
    readFilters: understood.readFilters,
  };
};

export const countWithEngine = async (
  engine: SearchEngine,
  db: Db,
  request: SearchFilters,
): Promise<SearchCounts> => {
  const { today, understood, parts } = await read(engine, db, request);
  const [[result], merchants] = await Promise.all([
    engine.search([facetBody(parts, today)]),
    countMerchantsOf(db, request, understood),
  ]);
  if (!result) throw new SearchEngineError('No answer to a search');
  return toSearchCounts(facetCountsOf(result), merchants);
};

export const countTreesWithEngine = async (
  engine: SearchEngine,
  db: Db,
  request: SearchFilters,
): Promise<TreeCounts> => {
  const { parts } = await read(engine, db, request);
  const [result] = await engine.search([treeBody(parts)]);
  if (!result) throw new SearchEngineError('No answer to a search');
  return toTreeCounts(pairsOf(result, 'category'), pairsOf(result, 'district'));
};

/** Names that have the typed text come first, as in PostgreSQL: two searches, one request. */
export const suggestWithEngine = (
  engine: SearchEngine,
  db: Db,
  typed: string,
): Promise<Suggestions> =>
  readSuggestions(db, typed, engineTerms(engine), async (understood, keyword) => {
    const text = keyword
      .trim()
      .toLowerCase()
      .replaceAll(/[*?\\]/g, String.raw`\$&`);
    const named: Query = { wildcard: { names: { value: `*${text}*`, case_insensitive: true } } };
    const found = all(
      understood.nothing
        ? [{ match_none: {} }]
        : tokensQuery(understood.tokens, understood.matching),
    );
    const others: Query = { bool: { filter: [found], must_not: [named] } };
    const results = await engine.search(
      [all([found, named]), others].map((query) =>
        pageBody(ordered(query, 'recommended', understood), 0, SUGGESTED_PRODUCTS),
      ),
    );
    return results.flatMap((result) => idsOf(result.hits.hits)).slice(0, SUGGESTED_PRODUCTS);
  });
