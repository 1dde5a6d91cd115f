import { WITHHELD_MS } from '../../db/replica-freshness.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers, RequestContext, Viewer } from '../../handlers.ts';
import { readHomeLists } from '../home/home-lists.service.ts';
import { readProductList } from '../lists/product-list.service.ts';
import { merchantOfUser } from '../merchants/merchant.service.ts';
import { boundedQuery } from './bounded-query.ts';
import { calendarHandlers } from './calendar.routes.ts';
import { countShop, readCategories, readDistricts } from './category-tree.service.ts';
import { readTreeCounts, readSearchCounts } from './facet-counts.service.ts';
import { idsOf } from './ids.ts';
import { readChanges } from './page-changes.service.ts';
import { availabilityHandlers } from './product-availability.routes.ts';
import { refreshAvailability } from './product-availability.service.ts';
import { previewProduct, readProduct, type PageContext } from './product.service.ts';
import { similarProducts, popular } from './related-products.service.ts';
import { searchProducts } from './search.service.ts';
import { flatSuggestions, readHotWords, readSuggestions } from './suggestion.service.ts';

const HOT_WORDS = 10;
export const pageOf = (deps: Deps, context: Pick<RequestContext, 'locale'>): PageContext => ({
  origin: deps.env.PUBLIC_ORIGIN,
  locale: context.locale,
});

const searchHandlers = (
  deps: Deps,
): Pick<
  Handlers,
  | 'getHotWords'
  | 'getSearchList'
  | 'getSearchListV2'
  | 'searchProducts'
  | 'getHotKeywords'
  | 'getSearchCounts'
> => ({
  getHotWords: ({ params }) => readHotWords(deps.readDb, params.limit ?? HOT_WORDS),
  getHotKeywords: () => readHotWords(deps.readDb, HOT_WORDS),
  getSearchList: async ({ params }) =>
    flatSuggestions(await boundedQuery(deps.readDb, (tx) => readSuggestions(tx, params.keyword))),
  getSearchListV2: ({ params }) =>
    boundedQuery(deps.readDb, (tx) => readSuggestions(tx, params.keyword)),
  searchProducts: async ({ body }) => {
    const { cards, ...extra } = await boundedQuery(deps.readDb, (tx) => searchProducts(tx, body));
    return { data: cards, extra };
  },
  getSearchCounts: ({ body }) => readSearchCounts(deps.readDb, body),
});

const treeHandlers = (
  deps: Deps,
): Pick<
  Handlers,
  'getDistrictAndCategories' | 'getCategories' | 'getCategoriesDistricts' | 'getDistricts'
> => ({
  getDistrictAndCategories: async () => {
    const [categories, districts] = await Promise.all([
      countShop(deps.readDb, 'category_ids'),
      countShop(deps.readDb, 'district_ids'),
    ]);
    return {
      categories: await readCategories(deps.readDb, categories),
      districts: await readDistricts(deps.readDb, districts),
    };
  },
  getCategories: async () =>
    readCategories(deps.readDb, await countShop(deps.readDb, 'category_ids')),
  getCategoriesDistricts: async ({ body }) => {
    const counts = await readTreeCounts(deps.readDb, body);
    return {
      categories: await readCategories(deps.readDb, counts.categories),
      districts: await readDistricts(deps.readDb, counts.districts),
    };
  },
  getDistricts: async ({ body }) =>
    readDistricts(deps.readDb, (await readTreeCounts(deps.readDb, body)).districts),
});

/** Which merchant's products a viewer may preview. */
const previewOf = async (deps: Deps, viewer: Viewer): Promise<number | 'any' | undefined> =>
  viewer.role === 'admin' ? 'any' : merchantOfUser(deps.db, viewer.userId);

const productHandlers = (
  deps: Deps,
): Pick<
  Handlers,
  | 'getProductInfo'
  | 'previewProduct'
  | 'getProduct'
  | 'getHotProducts'
  | 'listMaybeLike'
  | 'listHomeProducts'
  | 'refreshShelf'
> => ({
  getProduct: ({ params, locale }) =>
    readProduct(deps.readDb, params.productRoute, pageOf(deps, { locale })),
  getProductInfo: ({ params, locale }) =>
    readProduct(deps.readDb, params.productId, pageOf(deps, { locale })),
  previewProduct: async ({ params, locale, viewer }) =>
    previewProduct(
      deps.db,
      params.productId,
      pageOf(deps, { locale }),
      await previewOf(deps, viewer),
    ),
  getHotProducts: () => popular(deps.readDb, 12),
  listMaybeLike: ({ body }) =>
    similarProducts(
      deps.readDb,
      idsOf([...(body.productIds ?? []), ...(body.productId ? [body.productId] : [])]),
      body.pageSize,
    ),
  listHomeProducts: async ({ body }) => {
    const found = await searchProducts(deps.readDb, {
      ...(body.categoryId && { categoryIds: [body.categoryId] }),
      sort: 'recommended',
      pageNum: body.pageNum,
      pageSize: body.pageSize,
    });
    return { data: found.cards, extra: { totalCount: found.totalCount } };
  },
  refreshShelf: ({ viewer }) =>
    refreshAvailability(deps.db, viewer?.role === 'admin' || viewer?.role === 'server'),
});

/** Products, legacy and v2, from the same services. */
export const catalogHandlers = (deps: Deps): Partial<Handlers> => ({
  ...searchHandlers(deps),
  ...treeHandlers(deps),
  ...productHandlers(deps),
  ...calendarHandlers(deps),
  ...availabilityHandlers(deps),
  getHomeData: () => readHomeLists(deps.readDb),
  getProductListInfo: ({ params, locale }) =>
    readProductList(deps.readDb, params.productListId, pageOf(deps, { locale })),
  getProductListByRoute: ({ params, locale }) =>
    readProductList(deps.readDb, params.productListRoute, pageOf(deps, { locale })),
  getChanges: () => readChanges(deps.freshReadDb, deps.freshness ? WITHHELD_MS : 0),
  getServerTime: async () => ({
    now: (await deps.clock.now()).toISOString(),
    today: await deps.clock.today(),
  }),
});
