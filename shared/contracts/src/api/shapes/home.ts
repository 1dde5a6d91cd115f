import { z } from 'zod';
import { image, instant, localisedText, numberId, price } from './basics.ts';
import { productCard } from './catalog.ts';

/** The home page's sections (part 1, section 2), by the name of the call that fills them. */
export const SECTION_NAMES = [
  'header-campaign',
  'mobile-categories',
  'handpicked',
  'promotional-offer',
  'ranking',
  'scrolling-banner',
  'trending',
  'browsing-history',
  'information-grids',
  'product-lists',
  'products',
  'press-release',
  'seo-link',
  'coin-banner',
  'cash-coupon',
  'now-merchants',
] as const;

/** Where a banner or link leads; the link builder of the contracts turns it into an address. */
const target = {
  linkType: z.enum([
    'search',
    'productList',
    'product',
    'category',
    'cashCoupon',
    'keyword',
    'none',
  ]),
  linkKey: z.string().nullable(),
  route: z.string().nullable(),
};

export const linkItem = z
  .object({
    coverImage: image,
    iconImage: z.string(),
    productListId: numberId.nullable(),
    listName: localisedText.nullable(),
    categoryId: numberId.nullable(),
    categoryName: localisedText.nullable(),
    linkName: localisedText,
    ...target,
  })
  .meta({
    id: 'LinkItem',
    description:
      '`linkKey` is the id or word that `linkType` means, `route` its own address word where ' +
      'it has one.',
  });

export const banner = z
  .object({
    id: numberId,
    pcBannerImage: image,
    mobileBannerImage: image,
    iconImage: z.string(),
    moduleName: localisedText,
    description: localisedText.nullable(),
    campaignId: numberId.nullable(),
    ...target,
    time: z.string().nullable().meta({ description: 'The hour of the day it belongs to, HH:mm.' }),
    lowestPrice: price.nullable(),
  })
  .meta({ id: 'Banner' });

/**
 * Home section config (part 2, section 3). `displayLines` are rows of a grid, widths of a row that
 * scrolls, items of a column; they mean nothing to `header-campaign` and `coin-banner`, which are
 * one band each. `style` chooses the version of `header-campaign`: `hours` or none for the hours of
 * the day, any other for plain banners. `promotional-offer`, `trending` and `browsing-history` show
 * `cards` as rows one below another, and under any other as one row that scrolls; other sections
 * have one look.
 */
export const sectionSetting = z
  .object({
    key: z.enum(SECTION_NAMES),
    name: localisedText,
    display: z.boolean(),
    editable: z.boolean(),
    sort: z.number().int(),
    iconImage: z.string(),
    style: z.string(),
    displayLines: z.number().int().min(1),
    items: z.array(linkItem),
    mobileDisplay: z.boolean(),
    appDisplay: z.boolean(),
  })
  .meta({ id: 'HomeSection' });

/** A product list as the home page shows it: its link and its first products. */
export const homeList = z
  .object({ link: linkItem, listDescription: localisedText, products: z.array(productCard) })
  .meta({ id: 'HomeList' });

export const pressRelease = z
  .object({
    id: numberId,
    title: localisedText,
    outlet: localisedText,
    content: localisedText,
    publishedAt: instant,
    coverImage: image,
  })
  .meta({ id: 'PressRelease' });
export const seoLinkGroup = z
  .object({ groupName: localisedText, links: z.array(linkItem) })
  .meta({ id: 'SeoLinkGroup' });

/** Home lists (part 2, section 3): what the legacy home call answers. */
export const homeLists = z
  .object({
    trendingList: z.array(productCard),
    promoteDiscountList: z.array(productCard),
    banners: z.array(banner),
    productLists: z.array(homeList),
  })
  .meta({ id: 'HomeLists' });

export type LinkItem = z.output<typeof linkItem>;
export type Banner = z.output<typeof banner>;
export type HomeSection = z.output<typeof sectionSetting>;
export type HomeList = z.output<typeof homeList>;
export type PressRelease = z.output<typeof pressRelease>;
export type SeoLinkGroup = z.output<typeof seoLinkGroup>;
