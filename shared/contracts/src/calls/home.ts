import { defineCall } from '../call.ts';

/** Home sections (part 2, section 7). */
export const getSectionSettings = defineCall(
  'getSectionSettings',
  'GET',
  '/v1/public/home/section-settings',
  'public',
);
export const getHeaderCategories = defineCall(
  'getHeaderCategories',
  'GET',
  '/v1/public/home/header-categories',
  'public',
);
export const getMobileCategories = defineCall(
  'getMobileCategories',
  'GET',
  '/v1/public/home/mobile-categories',
  'public',
);
export const getHeaderCampaign = defineCall(
  'getHeaderCampaign',
  'GET',
  '/v1/public/home/header-campaign',
  'public',
);
/**
 * The second version: the moments of the day, in the order of the clock, with the one it is now.
 */
export const getHeaderCampaignV2 = defineCall(
  'getHeaderCampaignV2',
  'GET',
  '/v1/public/home/header-campaignV2',
  'public',
);
export const getHomeCategories = defineCall(
  'getHomeCategories',
  'GET',
  '/v1/public/home/categories',
  'public',
);
/** Every public route, for site maps. */
export const listPublicRoutes = defineCall(
  'listPublicRoutes',
  'GET',
  '/v1/public/home/products-and-productlist-routes',
  'public',
);
export const getScrollingBanner = defineCall(
  'getScrollingBanner',
  'GET',
  '/v1/public/home/scrolling-banner',
  'public',
);
export const getTrending = defineCall('getTrending', 'GET', '/v1/public/home/trending', 'public');
export const getPromotionalOffer = defineCall(
  'getPromotionalOffer',
  'GET',
  '/v1/public/home/promotional-offer',
  'public',
);
export const getInformationGrids = defineCall(
  'getInformationGrids',
  'GET',
  '/v1/public/home/information-grids',
  'public',
);
export const getPressReleases = defineCall(
  'getPressReleases',
  'GET',
  '/v1/public/home/press-release',
  'public',
);
export const getSeoLinks = defineCall('getSeoLinks', 'GET', '/v1/public/home/seo-link', 'public');
export const getCashCouponProducts = defineCall(
  'getCashCouponProducts',
  'GET',
  '/v1/public/home/cashCouponProduct',
  'public',
);
export const getCashCouponBanner = defineCall(
  'getCashCouponBanner',
  'GET',
  '/v1/public/home/cashCouponProductBanner',
  'public',
);
export const getHandpicked = defineCall(
  'getHandpicked',
  'GET',
  '/v1/public/home/handpicked',
  'public',
);
export const getRanking = defineCall('getRanking', 'GET', '/v1/public/home/ranking', 'public');
export const getHomeProducts = defineCall(
  'getHomeProducts',
  'GET',
  '/v1/public/home/products',
  'public',
);
export const getBrowsingHistory = defineCall(
  'getBrowsingHistory',
  'GET',
  '/v1/public/home/browsing-history',
  'public',
  200,
  ['productIds'],
);
export const getJumpName = defineCall(
  'getJumpName',
  'GET',
  '/v1/public/home/jump-name/{source}',
  'public',
);
/** Ours: product lists as sections of the home page, and the band about coins. */
export const getHomeProductLists = defineCall(
  'getHomeProductLists',
  'GET',
  '/v1/public/home/product-lists',
  'public',
);
export const getCoinBanner = defineCall(
  'getCoinBanner',
  'GET',
  '/v1/public/home/coin-banner',
  'public',
);
