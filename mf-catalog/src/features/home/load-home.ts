import type { CallRoute } from '@tapnook/contracts';
import type { HomeSection } from '@tapnook/contracts/api';
import {
  getCashCouponBanner,
  getCashCouponProducts,
  getHandpicked,
  getHeaderCampaign,
  getHeaderCampaignV2,
  getHomeProductLists,
  getHomeProducts,
  getInformationGrids,
  getPressReleases,
  getPromotionalOffer,
  getRanking,
  getScrollingBanner,
  getSectionSettings,
  getSeoLinks,
  getTrending,
} from '@tapnook/contracts/calls';
import { callQuery, type CallInput, type Platform } from '@tapnook/platform';
import { COVERS, isTimeOfDayVersion, productsPage, rows } from './home-queries.ts';

const prefetch = <Id extends string>(
  platform: Platform,
  route: CallRoute<Id>,
  input: CallInput<Id>,
): Promise<void> =>
  platform.queryClient.prefetchQuery(
    callQuery(platform.http, route, input, { handledErrorCodes: 'all' }),
  );

/** What fills each section; a section that fails does not fail the page. */
const SECTION_LOADERS: Readonly<
  Partial<
    Record<HomeSection['key'], (platform: Platform, setting: HomeSection) => Promise<unknown>>
  >
> = {
  'header-campaign': (platform, setting) =>
    isTimeOfDayVersion(setting)
      ? prefetch(platform, getHeaderCampaignV2, {})
      : prefetch(platform, getHeaderCampaign, {}),
  handpicked: (platform, setting) => prefetch(platform, getHandpicked, rows(setting)),
  'promotional-offer': (platform, setting) =>
    prefetch(platform, getPromotionalOffer, rows(setting)),
  ranking: (platform, setting) => prefetch(platform, getRanking, rows(setting)),
  'scrolling-banner': (platform) => prefetch(platform, getScrollingBanner, {}),
  trending: (platform, setting) => prefetch(platform, getTrending, rows(setting)),
  'information-grids': (platform) => prefetch(platform, getInformationGrids, {}),
  'product-lists': (platform) => prefetch(platform, getHomeProductLists, COVERS),
  products: (platform) => prefetch(platform, getHomeProducts, productsPage(1)),
  'press-release': (platform) => prefetch(platform, getPressReleases, {}),
  'seo-link': (platform) => prefetch(platform, getSeoLinks, {}),
  'cash-coupon': (platform, setting) =>
    Promise.all([
      prefetch(platform, getCashCouponProducts, rows(setting)),
      prefetch(platform, getCashCouponBanner, {}),
    ]),
};

/** The sections that some screen shows, in their order. */
export const shownSections = (settings: readonly HomeSection[]): HomeSection[] =>
  settings
    .filter(({ display, mobileDisplay }) => display || mobileDisplay)
    .toSorted((a, b) => a.sort - b.sort);

/**
 * Reads the settings and all that fills the shown sections. Undefined when the settings did not
 * come.
 */
export const loadHome = async (platform: Platform): Promise<readonly HomeSection[] | undefined> => {
  const settings = await platform.queryClient
    .fetchQuery(callQuery(platform.http, getSectionSettings, {}, { handledErrorCodes: 'all' }))
    .catch(() => undefined);
  if (!settings) return undefined;
  const shown = shownSections(settings);
  await Promise.all(
    shown.map(async (setting) => SECTION_LOADERS[setting.key]?.(platform, setting)),
  );
  return shown;
};
