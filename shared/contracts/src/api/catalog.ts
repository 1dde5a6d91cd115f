import { z } from 'zod';
import { defineContracts } from '../call.ts';
import * as calls from '../calls/catalog.ts';
import { day, instant, numberId, queryInteger, routeOrId } from './shapes/basics.ts';
import { previewedProduct, previewToken, product, productCard } from './shapes/catalog.ts';
import { homeLists } from './shapes/home.ts';
import {
  category,
  countRequest,
  district,
  productList,
  searchCounts,
  searchExtra,
  searchListItem,
  searchRequest,
  searchSuggestion,
  totalExtra,
} from './shapes/listing.ts';
import { dateSlot, plan } from './shapes/plans.ts';

const legacy = 'Products (legacy)';
const tag = 'Products';
const gone = ['20714', '20715'] as const;
/** What a preview's plans may answer besides. */
const previewable = [...gone, '10405'] as const;
const keyword = z.object({ keyword: z.string().min(1).max(100) });
const tree = z.object({ categories: z.array(category), districts: z.array(district) });
/** `product:{id}`, `merchant:{id}`, or `shop` for what any page may show. */
const change = z.object({ id: numberId, topic: z.string() });
const searchExample = {
  keyword: '陶藝',
  bookableTime: 'weekend',
  highestPrice: 80_000,
  sort: 'price_ASC',
  pageNum: 1,
  pageSize: 20,
};

/** Products, legacy and v2 (part 2, section 7). */
export const catalogContracts = defineContracts({
  getHotWords: {
    route: calls.getHotWords,
    tag: legacy,
    summary: 'What others search for',
    params: z.object({ limit: queryInteger(1, 50).optional() }),
    data: z.array(searchSuggestion),
    errors: [],
  },
  getHotProducts: {
    route: calls.getHotProducts,
    tag: legacy,
    summary: 'The most booked products',
    data: z.array(productCard),
    errors: [],
  },
  getDistrictAndCategories: {
    route: calls.getDistrictAndCategories,
    tag: legacy,
    summary: 'Both trees with their product counts',
    data: tree,
    errors: [],
  },
  getSearchList: {
    route: calls.getSearchList,
    tag: legacy,
    summary: 'Suggestions while typing',
    params: keyword,
    data: z.array(searchListItem),
    errors: [],
  },
  getSearchListV2: {
    route: calls.getSearchListV2,
    tag: legacy,
    summary: 'Suggestions while typing, by kind',
    params: keyword,
    data: z.object({
      keywords: z.array(searchSuggestion),
      products: z.array(searchListItem),
      merchants: z.array(searchListItem),
      categories: z.array(searchListItem),
    }),
    errors: [],
  },
  getCategories: {
    route: calls.getCategories,
    tag: legacy,
    summary: 'The category tree',
    data: z.array(category),
    errors: [],
  },
  getHomeData: {
    route: calls.getHomeData,
    tag: legacy,
    summary: 'The home page in one answer',
    data: homeLists,
    errors: [],
  },
  listHomeProducts: {
    route: calls.listHomeProducts,
    tag: legacy,
    summary: 'Products of the home page, by page',
    body: z.object({
      categoryId: numberId.optional(),
      pageNum: z.number().int().min(1).max(10_000).default(1),
      pageSize: z.number().int().min(1).max(100).default(20),
    }),
    data: z.array(productCard),
    extra: totalExtra,
    errors: [],
    example: { pageNum: 1, pageSize: 20 },
  },
  listMaybeLike: {
    route: calls.listMaybeLike,
    tag: legacy,
    summary: 'Products like the given ones',
    body: z.object({
      productId: numberId.optional(),
      productIds: z.array(numberId).max(20).optional(),
      pageSize: z.number().int().min(1).max(24).default(8),
    }),
    data: z.array(productCard),
    errors: [],
    example: { productId: '1001' },
  },
  getProductListInfo: {
    route: calls.getProductListInfo,
    tag: legacy,
    summary: 'A product list',
    params: z.object({ productListId: routeOrId }),
    data: productList,
    errors: ['10405'],
  },
  searchProducts: {
    route: calls.searchProducts,
    tag: legacy,
    summary: 'Search',
    body: searchRequest,
    data: z.array(productCard),
    extra: searchExtra,
    errors: [],
    example: searchExample,
  },
  refreshShelf: {
    route: calls.refreshShelf,
    tag: legacy,
    summary: 'Recompute shelf and lowest prices; only reads without the admin role',
    data: z.object({ checked: z.number().int(), updated: z.number().int() }),
    errors: [],
  },
  getProductInfo: {
    route: calls.getProductInfo,
    tag: legacy,
    summary: 'A product by id',
    params: z.object({ productId: numberId }),
    data: product,
    errors: gone,
  },
  previewProduct: {
    route: calls.previewProduct,
    tag: legacy,
    summary: 'A product whatever its shelf, for its merchant',
    params: z.object({ productId: numberId }),
    data: previewedProduct,
    errors: ['10405'],
  },
  listPlans: {
    route: calls.listPlans,
    tag: legacy,
    summary: 'The plans of a product as of a day',
    params: z.object({ productId: numberId, time: day }),
    query: z.object({ previewToken: previewToken.optional() }),
    data: z.array(plan),
    errors: previewable,
  },
  getPlansMonth: {
    route: calls.getPlansMonth,
    tag: legacy,
    summary: 'A month of days for a plan',
    query: z.object({
      planId: numberId,
      productId: numberId,
      year: queryInteger(2000, 2100),
      month: queryInteger(1, 12),
      firstDayTime: day.meta({ description: 'Days before it are past.' }),
      previewToken: previewToken.optional(),
    }),
    data: z.array(dateSlot),
    errors: previewable,
  },
  getCategoriesDistricts: {
    route: calls.getCategoriesDistricts,
    tag,
    summary: 'Both trees, counted within a search',
    body: countRequest,
    data: tree,
    errors: [],
    example: { keyword: 'tea' },
  },
  getDistricts: {
    route: calls.getDistricts,
    tag,
    summary: 'The district tree, counted within a search',
    body: countRequest,
    data: z.array(district),
    errors: [],
    example: { keyword: 'tea' },
  },
  getHotKeywords: {
    route: calls.getHotKeywords,
    tag,
    summary: 'What others search for',
    data: z.array(searchSuggestion),
    errors: [],
  },
  getProduct: {
    route: calls.getProduct,
    tag,
    summary: 'A product by its route or id',
    params: z.object({ productRoute: routeOrId }),
    data: product,
    errors: gone,
  },
  getProductListByRoute: {
    route: calls.getProductListByRoute,
    tag,
    summary: 'A product list by its route or id',
    params: z.object({ productListRoute: routeOrId }),
    data: productList,
    errors: ['10405'],
  },
  getSearchCounts: {
    route: calls.getSearchCounts,
    tag,
    summary: 'Counts for the filters of a search',
    body: countRequest,
    data: searchCounts,
    errors: [],
    example: { keyword: 'tea' },
  },
  getChanges: {
    route: calls.getChanges,
    tag: 'System',
    summary: 'What public pages show that changed in the last quarter of a minute',
    data: z.array(change),
    errors: [],
  },
  getServerTime: {
    route: calls.getServerTime,
    tag: 'System',
    summary: 'The shop’s clock',
    data: z.object({ now: instant, today: day }),
    errors: [],
  },
});
