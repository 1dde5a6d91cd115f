import type { HomeSection } from '@tapnook/contracts/api';

/**
 * Whether the header campaigns are the hours of the day, their second and usual version; plain
 * banners otherwise.
 */
export const isTimeOfDayVersion = ({ style }: Pick<HomeSection, 'style'>): boolean =>
  style === 'hours' || style === '';

/** A large picture and the four beside it. */
export const FEATURED = 5;
/**
 * What a line of a section holds: a row of a wide page, of a phone's categories, or what is
 * featured together.
 */
const ITEMS_PER_LINE: Readonly<Partial<Record<HomeSection['key'], number>>> = {
  'mobile-categories': 4,
  handpicked: FEATURED,
  ranking: 2,
  'scrolling-banner': 3,
  'press-release': 3,
  'seo-link': 1,
  'cash-coupon': 3,
};
const MOST = 100;
type Lines = Pick<HomeSection, 'key' | 'displayLines'>;

/** How many a section shows: the lines that its settings name, up to what a call answers. */
export const shownCount = ({ key, displayLines }: Lines): number =>
  Math.min(MOST, displayLines * (ITEMS_PER_LINE[key] ?? 4));

/** Inputs of the home page's calls: the server and the components must ask the same. */
export const rows = (setting: Lines) => ({
  query: { pageIndex: 1, pageSize: shownCount(setting) },
});
/** The lists by their covers alone. */
export const COVERS = { query: { productsPerList: 0 } };
/** A page of the last section; more come as one scrolls. */
export const PRODUCTS_PAGE = 12;
export const productsPage = (pageIndex: number) => ({
  query: { pageIndex, pageSize: PRODUCTS_PAGE },
});
