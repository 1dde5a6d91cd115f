import { defineCall } from '../call.ts';

/** Products, legacy (part 2, section 7). They answer from the same services as v2. */
export const getHotWords = defineCall(
  'getHotWords',
  'GET',
  '/user/product/searchHotWord/{limit?}',
  'public',
);
export const getHotProducts = defineCall(
  'getHotProducts',
  'GET',
  '/user/product/hotProduct',
  'public',
);
export const getDistrictAndCategories = defineCall(
  'getDistrictAndCategories',
  'GET',
  '/user/product/districtAndCategories',
  'public',
);
export const getSearchList = defineCall(
  'getSearchList',
  'GET',
  '/user/product/searchList/{keyword}',
  'public',
);
export const getSearchListV2 = defineCall(
  'getSearchListV2',
  'GET',
  '/user/product/searchListV2/{keyword}',
  'public',
);
export const getCategories = defineCall(
  'getCategories',
  'GET',
  '/user/product/categories',
  'public',
);
export const getHomeData = defineCall('getHomeData', 'GET', '/user/product/homeData', 'public');
export const listHomeProducts = defineCall(
  'listHomeProducts',
  'POST',
  '/user/product/homeProductList',
  'public',
);
/** Products like the given ones: "round the next corner". */
export const listMaybeLike = defineCall(
  'listMaybeLike',
  'POST',
  '/user/product/maybeLike',
  'public',
);
export const getProductListInfo = defineCall(
  'getProductListInfo',
  'GET',
  '/user/product/productListInfo/{productListId}',
  'public',
);
/** The search. */
export const searchProducts = defineCall(
  'searchProducts',
  'POST',
  '/user/product/productList',
  'public',
);
/** Recomputes shelf and lowest prices; without the admin role it only reads (part 3). */
export const refreshShelf = defineCall(
  'refreshShelf',
  'GET',
  '/user/product/updateALlSoldOutLowestPriceStartSellTime',
  'public',
);
export const getProductInfo = defineCall(
  'getProductInfo',
  'GET',
  '/user/product/productInfo/{productId}',
  'public',
);
export const previewProduct = defineCall(
  'previewProduct',
  'GET',
  '/user/product/preview/{productId}',
  'merchant',
);
/** The plans of a product as of a Hong Kong day. */
export const listPlans = defineCall(
  'listPlans',
  'GET',
  '/user/product/plans/{productId}/{time}',
  'public',
);
export const getPlansMonth = defineCall(
  'getPlansMonth',
  'GET',
  '/user/product/plansMonth',
  'public',
  200,
  ['planId', 'productId', 'year', 'month', 'firstDayTime'],
);

/** Products, v2. */
export const getCategoriesDistricts = defineCall(
  'getCategoriesDistricts',
  'POST',
  '/v2/public/products/get-categories-districts',
  'public',
);
export const getDistricts = defineCall(
  'getDistricts',
  'POST',
  '/v2/public/products/get-districts',
  'public',
);
export const getHotKeywords = defineCall(
  'getHotKeywords',
  'GET',
  '/v2/public/products/search/hot-keyword',
  'public',
);
export const getProduct = defineCall(
  'getProduct',
  'GET',
  '/v2/public/products/{productRoute}',
  'public',
);
export const getProductListByRoute = defineCall(
  'getProductListByRoute',
  'GET',
  '/v2/public/products/product-list/{productListRoute}',
  'public',
);
export const getCalendarDay = defineCall(
  'getCalendarDay',
  'GET',
  '/v2/public/products/product/calendar',
  'public',
  200,
  ['date', 'planId', 'productId'],
);
export const getCalendarMonth = defineCall(
  'getCalendarMonth',
  'GET',
  '/v2/public/products/calendar/monthly',
  'public',
  200,
  ['date', 'planId', 'productId'],
);
export const getMultiOptions = defineCall(
  'getMultiOptions',
  'POST',
  '/v2/public/products/product/get-multi-options',
  'public',
);
export const getMultiExtraOptions = defineCall(
  'getMultiExtraOptions',
  'POST',
  '/v2/public/products/product/get-multi-extra-options',
  'public',
);
export const getSearchCounts = defineCall(
  'getSearchCounts',
  'POST',
  '/v2/public/products/get-count',
  'public',
);

/** Ours: what public pages show that has just changed; the edge drops such pages. */
export const getChanges = defineCall('getChanges', 'GET', '/v1/public/changes', 'public');
/** Ours: the shop's clock, by which countdowns run. */
export const getServerTime = defineCall('getServerTime', 'GET', '/v1/public/server-time', 'public');
