import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';
import { readCategories, readDistricts } from '../catalog/index.ts';
import { boundedQuery } from './bounded-query.ts';
import { readTreeCounts, readSearchCounts } from './facet-counts.service.ts';
import { searchProducts } from './search.service.ts';
import { flatSuggestions, readHotWords, readSuggestions } from './suggestion.service.ts';

const HOT_WORDS = 10;

type SearchCalls =
  | 'getHotWords'
  | 'getSearchList'
  | 'getSearchListV2'
  | 'searchProducts'
  | 'getHotKeywords'
  | 'getSearchCounts'
  | 'getCategoriesDistricts'
  | 'getDistricts'
  | 'listHomeProducts';

/** Search with its suggestions, facets and counts, legacy and v2, from the same services. */
export const searchHandlers = ({ readDb }: Deps): Pick<Handlers, SearchCalls> => ({
  getHotWords: ({ params }) => readHotWords(readDb, params.limit ?? HOT_WORDS),
  getHotKeywords: () => readHotWords(readDb, HOT_WORDS),
  getSearchList: async ({ params }) =>
    flatSuggestions(await boundedQuery(readDb, (tx) => readSuggestions(tx, params.keyword))),
  getSearchListV2: ({ params }) =>
    boundedQuery(readDb, (tx) => readSuggestions(tx, params.keyword)),
  searchProducts: async ({ body }) => {
    const { cards, ...extra } = await boundedQuery(readDb, (tx) => searchProducts(tx, body));
    return { data: cards, extra };
  },
  getSearchCounts: ({ body }) => readSearchCounts(readDb, body),
  getCategoriesDistricts: async ({ body }) => {
    const counts = await readTreeCounts(readDb, body);
    return {
      categories: await readCategories(readDb, counts.categories),
      districts: await readDistricts(readDb, counts.districts),
    };
  },
  getDistricts: async ({ body }) =>
    readDistricts(readDb, (await readTreeCounts(readDb, body)).districts),
  listHomeProducts: async ({ body }) => {
    const found = await searchProducts(readDb, {
      ...(body.categoryId && { categoryIds: [body.categoryId] }),
      sort: 'recommended',
      pageNum: body.pageNum,
      pageSize: body.pageSize,
    });
    return { data: found.cards, extra: { totalCount: found.totalCount } };
  },
});
