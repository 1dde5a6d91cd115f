import type { SearchCounts, SearchFilters, SearchRequest } from '@tapnook/contracts/api';
import type { Deps } from '../../deps.ts';
import { boundedQuery } from './bounded-query.ts';
import {
  countTreesWithEngine,
  countWithEngine,
  findWithEngine,
  isWithinWindow,
  suggestWithEngine,
} from './engine/engine-search.service.ts';
import type { SearchEngine } from './engine/search-engine.ts';
import { readSearchCounts, readTreeCounts, type TreeCounts } from './facet-counts.service.ts';
import { findInPostgres, type Found } from './search.service.ts';
import { readSuggestions, type Suggestions } from './suggestion.service.ts';

/** What a search of products needs: the database, and the search engine where there is one. */
export type SearchDeps = Pick<Deps, 'readDb' | 'searchEngine'>;

/** Asks the engine where one is configured and answers; PostgreSQL otherwise. */
const withEngine = async <T>(
  { searchEngine }: SearchDeps,
  viaEngine: (engine: SearchEngine) => Promise<T>,
  viaPostgres: () => Promise<T>,
): Promise<T> => {
  if (!searchEngine || searchEngine.isAway()) return viaPostgres();
  try {
    return await viaEngine(searchEngine);
  } catch (error) {
    // What fails beside the engine fails in PostgreSQL as well, and is told from there.
    if (searchEngine.isAway()) return viaPostgres();
    throw error;
  }
};

/** The search: words in either language, every filter, a page of cards and how many there are. */
export const searchProducts = (deps: SearchDeps, request: SearchRequest): Promise<Found> => {
  const viaPostgres = () => boundedQuery(deps.readDb, (tx) => findInPostgres(tx, request));
  return isWithinWindow(request)
    ? withEngine(deps, (engine) => findWithEngine(engine, deps.readDb, request), viaPostgres)
    : viaPostgres();
};

/** Counts for every filter of a search. */
export const countProducts = (deps: SearchDeps, request: SearchFilters): Promise<SearchCounts> =>
  withEngine(
    deps,
    (engine) => countWithEngine(engine, deps.readDb, request),
    () => readSearchCounts(deps.readDb, request),
  );

/** Products of a search in each category and district. */
export const countProductTrees = (deps: SearchDeps, request: SearchFilters): Promise<TreeCounts> =>
  withEngine(
    deps,
    (engine) => countTreesWithEngine(engine, deps.readDb, request),
    () => readTreeCounts(deps.readDb, request),
  );

/** What the search box offers for a half-typed text. */
export const suggest = (deps: SearchDeps, typed: string): Promise<Suggestions> =>
  withEngine(
    deps,
    (engine) => suggestWithEngine(engine, deps.readDb, typed),
    () => boundedQuery(deps.readDb, (tx) => readSuggestions(tx, typed)),
  );
