import { z } from 'zod';
import { defineContracts } from '../call.ts';
import * as calls from '../calls/home.ts';
import { localisedText, numberId, pageIndexQuery, repeated } from './shapes/basics.ts';
import { productCard } from './shapes/catalog.ts';
import {
  banner,
  homeList,
  linkItem,
  pressRelease,
  sectionSetting,
  seoLinkGroup,
} from './shapes/home.ts';
import { category, linkListOf } from './shapes/listing.ts';

const tag = 'Home';
const paged = z.object(pageIndexQuery);
const route = z.object({ id: numberId, route: z.string(), updatedAt: z.string() });
/** How many of each list's products come with it; none where only the lists are shown. */
const productsPerList = z.coerce.number().int().min(0).max(20).default(8);
const productIds = repeated(z.string().regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/)).transform(
  (values) => values.flatMap((value) => value.split(',')).slice(0, 50),
);

/** Home sections by configuration (part 2, section 7). */
export const homeContracts = defineContracts({
  getSectionSettings: {
    route: calls.getSectionSettings,
    tag,
    summary: 'Which sections the page has, and how',
    data: z.array(sectionSetting),
    errors: [],
  },
  getHeaderCategories: {
    route: calls.getHeaderCategories,
    tag,
    summary: 'The header’s categories',
    data: z.array(category),
    errors: [],
  },
  getMobileCategories: {
    route: calls.getMobileCategories,
    tag,
    summary: 'Category links for phones',
    data: z.array(linkItem),
    errors: [],
  },
  getHeaderCampaign: {
    route: calls.getHeaderCampaign,
    tag,
    summary: 'Header campaigns',
    data: z.array(banner),
    errors: [],
  },
  getHeaderCampaignV2: {
    route: calls.getHeaderCampaignV2,
    tag,
    summary: 'The moments of the day',
    data: z.object({ currentIndex: z.number().int().min(0), items: z.array(banner) }),
    errors: [],
  },
  getHomeCategories: {
    route: calls.getHomeCategories,
    tag,
    summary: 'The category tree',
    data: z.array(category),
    errors: [],
  },
  listPublicRoutes: {
    route: calls.listPublicRoutes,
    tag,
    summary: 'Every public route',
    data: z.object({
      products: z.array(route),
      productLists: z.array(route),
      merchants: z.array(route),
    }),
    errors: [],
  },
  getScrollingBanner: {
    route: calls.getScrollingBanner,
    tag,
    summary: 'Scrolling banner',
    data: z.array(banner),
    errors: [],
  },
  getTrending: {
    route: calls.getTrending,
    tag,
    summary: 'Trending products',
    query: paged,
    data: linkListOf(productCard),
    errors: [],
  },
  getPromotionalOffer: {
    route: calls.getPromotionalOffer,
    tag,
    summary: 'Reduced for a short time',
    query: paged,
    data: linkListOf(productCard),
    errors: [],
  },
  getInformationGrids: {
    route: calls.getInformationGrids,
    tag,
    summary: 'Information grid',
    data: z.array(linkItem),
    errors: [],
  },
  getPressReleases: {
    route: calls.getPressReleases,
    tag,
    summary: 'Press releases',
    data: z.array(pressRelease),
    errors: [],
  },
  getSeoLinks: {
    route: calls.getSeoLinks,
    tag,
    summary: 'Links by group',
    data: z.array(seoLinkGroup),
    errors: [],
  },
  getCashCouponProducts: {
    route: calls.getCashCouponProducts,
    tag,
    summary: 'Cash coupons',
    query: paged,
    data: linkListOf(productCard),
    errors: [],
  },
  getCashCouponBanner: {
    route: calls.getCashCouponBanner,
    tag,
    summary: 'The banner over cash coupons',
    data: banner.nullable(),
    errors: [],
  },
  getHandpicked: {
    route: calls.getHandpicked,
    tag,
    summary: 'Handpicked products',
    query: paged,
    data: linkListOf(productCard),
    errors: [],
  },
  getRanking: {
    route: calls.getRanking,
    tag,
    summary: 'Most booked',
    query: paged,
    data: linkListOf(productCard),
    errors: [],
  },
  getHomeProducts: {
    route: calls.getHomeProducts,
    tag,
    summary: 'Products, more as one scrolls',
    query: paged,
    data: linkListOf(productCard),
    errors: [],
  },
  getBrowsingHistory: {
    route: calls.getBrowsingHistory,
    tag,
    summary: 'The products one has looked at, in the order given',
    query: z.object({ productIds }),
    data: z.array(productCard),
    errors: [],
  },
  getJumpName: {
    route: calls.getJumpName,
    tag,
    summary: 'What a source is called',
    params: z.object({ source: z.string().regex(/^[\w-]{1,60}$/) }),
    data: z.object({ source: z.string(), name: localisedText }),
    errors: ['10405'],
  },
  getHomeProductLists: {
    route: calls.getHomeProductLists,
    tag,
    summary: 'Product lists as sections',
    query: z.object({ productsPerList }),
    data: z.array(homeList),
    errors: [],
  },
  getCoinBanner: {
    route: calls.getCoinBanner,
    tag,
    summary: 'The band about coins',
    data: banner.nullable(),
    errors: [],
  },
});
