import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Handlers } from '../../handlers.ts';
import { countShop, readCategories, idOf, idsOf, readCardsById } from '../catalog/index.ts';
import { listCampaigns, moveCampaign } from './campaign.service.ts';
import {
  readAllProducts,
  readHomeLists,
  readHomeProductLists,
  readRanking,
  readSection,
} from './home-lists.service.ts';
import { readBanners } from './link.service.ts';
import { REFERRER_LABELS } from './referrer-labels.ts';
import {
  readGrid,
  readMobileCategories,
  readMoments,
  readPressReleases,
  readRoutes,
  readSections,
  readSeoLinks,
} from './section.service.ts';

/** Home sections by configuration. */
export const homeHandlers = ({
  db: primary,
  readDb: db,
  clock,
}: Deps): Pick<
  Handlers,
  | 'getHomeData'
  | 'getSectionSettings'
  | 'getHeaderCategories'
  | 'getMobileCategories'
  | 'getHeaderCampaign'
  | 'getHeaderCampaignV2'
  | 'getHomeCategories'
  | 'listPublicRoutes'
  | 'getScrollingBanner'
  | 'getTrending'
  | 'getPromotionalOffer'
  | 'getInformationGrids'
  | 'getPressReleases'
  | 'getSeoLinks'
  | 'getCashCouponProducts'
  | 'getCashCouponBanner'
  | 'getHandpicked'
  | 'getRanking'
  | 'getHomeProducts'
  | 'getBrowsingHistory'
  | 'getJumpName'
  | 'getHomeProductLists'
  | 'getCoinBanner'
  | 'listCampaigns'
  | 'moveCampaign'
> => ({
  getHomeData: () => readHomeLists(db),
  getSectionSettings: () => readSections(db),
  getHeaderCategories: async () => readCategories(db, await countShop(db, 'category_ids')),
  getMobileCategories: () => readMobileCategories(db),
  getHeaderCampaign: async () => (await readBanners(db, 'campaign')).banners,
  getHeaderCampaignV2: async () => readMoments(db, await clock.now()),
  getHomeCategories: async () => readCategories(db, await countShop(db, 'category_ids')),
  listPublicRoutes: () => readRoutes(db),
  getScrollingBanner: async () => (await readBanners(db, 'scrolling')).banners,
  getTrending: ({ query }) =>
    readSection(db, 'trending', 'trending', query.pageIndex, query.pageSize),
  getPromotionalOffer: ({ query }) =>
    readSection(db, 'promotional-offer', 'promotional', query.pageIndex, query.pageSize),
  getInformationGrids: () => readGrid(db),
  getPressReleases: () => readPressReleases(db),
  getSeoLinks: () => readSeoLinks(db),
  getCashCouponProducts: ({ query }) =>
    readAllProducts(db, 'cash-coupon', query.pageIndex, query.pageSize, true),
  getCashCouponBanner: async () => (await readBanners(db, 'cash-coupon')).banners[0] ?? null,
  getHandpicked: ({ query }) =>
    readSection(db, 'handpicked', 'handpicked', query.pageIndex, query.pageSize),
  getRanking: ({ query }) => readRanking(db, query.pageIndex, query.pageSize),
  getHomeProducts: ({ query }) =>
    readAllProducts(db, 'products', query.pageIndex, query.pageSize, false),
  getBrowsingHistory: ({ query }) => readCardsById(db, idsOf(query.productIds)),
  getJumpName: async ({ params }) => {
    const name = REFERRER_LABELS[params.source];
    if (!name) throw new ApiError('10405');
    return { source: params.source, name };
  },
  getHomeProductLists: ({ query }) => readHomeProductLists(db, query.productsPerList),
  listCampaigns: () => listCampaigns(primary),
  moveCampaign: ({ viewer, params, body }) =>
    moveCampaign(primary, idOf(params.campaignId), body.status, viewer.userId),
  getCoinBanner: async () => (await readBanners(db, 'coins')).banners[0] ?? null,
});
