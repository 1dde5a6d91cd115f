import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';
import { readCategories, readDistricts } from '../catalog/index.ts';
import { countProducts, countProductTrees, searchProducts, suggest } from './product-search.ts';
import { flatSuggestions, readHotWords } from './suggestion.service.ts';

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
export const searchHandlers = (deps: Deps): Pick<Handlers, SearchCalls> => ({
  getHotWords: ({ params }) => readHotWords(deps.readDb, params.limit ?? HOT_WORDS),
  getHotKeywords: () => readHotWords(deps.readDb, HOT_WORDS),
  getSearchList: async ({ params }) => flatSuggestions(await suggest(deps, params.keyword)),
  getSearchListV2: ({ params }) => suggest(deps, params.keyword),
  searchProducts: async ({ body }) => {
    const { cards, ...extra } = await searchProducts(deps, body);
    return { data: cards, extra };
  },
  getSearchCounts: ({ body }) => countProducts(deps, body),
  getCategoriesDistricts: async ({ body }) => {
    const counts = await countProductTrees(deps, body);
    return {
      categories: await readCategories(deps.readDb, counts.categories),
      districts: await readDistricts(deps.readDb, counts.districts),
    };
  },
  getDistricts: async ({ body }) =>
    readDistricts(deps.readDb, (await countProductTrees(deps, body)).districts, {
      withPositions: true,
    }),
  listHomeProducts: async ({ body }) => {
    const found = await searchProducts(deps, {
      ...(body.categoryId && { categoryIds: [body.categoryId] }),
      sort: 'recommended',
      pageNum: body.pageNum,
      pageSize: body.pageSize,
    });
    return { data: found.cards, extra: { totalCount: found.totalCount } };
  },
});
