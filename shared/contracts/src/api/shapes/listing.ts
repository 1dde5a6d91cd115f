import { isDay } from '@tapnook/kernel';
import { z } from 'zod';
import { PRICE_BARS } from '../../search.ts';
import { coordinate, image, localisedText, numberId } from './basics.ts';
import { orderCheckWay, productCard } from './catalog.ts';
import { schemaMessage } from './messages.ts';

const count = z.number().int().min(0);

/** District (part 2, section 3): regions, their districts, and neighbourhoods below. */
const districtFields = {
  id: numberId,
  districtName: localisedText,
  parentId: numberId.nullable(),
  regionCode: z.string(),
  productCount: count,
  /** Where a branch in it begins on the map, if it is known and `getDistricts` is asked. */
  position: coordinate.optional(),
};
const neighbourhood = z
  .object({ ...districtFields, childDescriptions: z.array(z.never()) })
  .meta({ id: 'Neighbourhood' });
const childDistrict = z
  .object({ ...districtFields, childDescriptions: z.array(neighbourhood) })
  .meta({ id: 'ChildDistrict' });
export const district = z
  .object({ ...districtFields, childDescriptions: z.array(childDistrict) })
  .meta({ id: 'District' });

/** Category (part 2, section 3): two levels below the header's. */
const categoryFields = {
  categoryId: numberId,
  parentId: numberId.nullable(),
  categoryName: localisedText,
  iconImage: z.string(),
  mobileIconImage: z.string(),
  image,
  productCount: count,
  sort: z.number().int(),
};
const leafCategory = z
  .object({ ...categoryFields, childCategories: z.array(z.never()) })
  .meta({ id: 'LeafCategory' });
const childCategory = z
  .object({ ...categoryFields, childCategories: z.array(leafCategory) })
  .meta({ id: 'ChildCategory' });
export const category = z
  .object({ ...categoryFields, childCategories: z.array(childCategory) })
  .meta({ id: 'Category' });

export const productList = z
  .object({
    productListId: numberId,
    listName: localisedText,
    listDescription: localisedText,
    wideImage: image,
    coverImage: image,
    iconImage: image,
    pcBannerImage: image,
    mobileBannerImage: image,
    productListRoute: z.string(),
    shareUrl: z.string(),
    titleTag: localisedText,
    metaDescription: localisedText,
    products: z.array(productCard),
  })
  .meta({ id: 'ProductList' });

export const searchSuggestion = z
  .object({ id: z.string(), keyword: localisedText })
  .meta({ id: 'SearchSuggestion' });
/** What the search box offers while one types. `content` is the text to show. */
export const searchListItem = z
  .object({
    id: z.string(),
    productRoute: z.string().nullable(),
    content: localisedText,
    merchantRoute: z.string().nullable(),
    iconImage: z.string(),
    type: z.enum(['product', 'merchant', 'category', 'keyword']),
  })
  .meta({ id: 'SearchListItem' });

/** What an address holds as one word; the direction of part 2 is its end. */
export const SORTS = [
  'recommended',
  'price_ASC',
  'price_DESC',
  'score_DESC',
  'popularity_DESC',
  'newest_DESC',
] as const;
const DAY = String.raw`\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`;
/** A day, a range `from~to`, or a word that means one. */
export const bookableTime = z.union([
  z.enum(['today', 'tomorrow', 'weekend']),
  z
    .string()
    .regex(new RegExp(`^${DAY}(~${DAY})?$`))
    .refine((days) => days.split('~').every(isDay), {
      message: schemaMessage('day'),
    }),
]);
const cents = z.number().int().min(0).max(99_999_999);
const ids = z.array(numberId).max(50);

const filters = {
  productListId: numberId.optional(),
  bookableTime: bookableTime.optional(),
  lowestPrice: cents.optional(),
  highestPrice: cents.optional(),
  keyword: z.string().max(100).optional(),
  orderCheckWay: orderCheckWay.optional(),
  categoryIds: ids.optional(),
  districtIds: ids.optional(),
  rootCategoryId: numberId.optional(),
  isCashCouponProduct: z.boolean().optional(),
  searchList: z
    .array(z.string().min(1).max(100))
    .max(10)
    .optional()
    .meta({ description: 'Further words, each of which must be found.' }),
  jumpSource: z
    .string()
    .max(60)
    .optional()
    .meta({ description: 'Where the shopper came from; see jump-name.' }),
  lowestScore: z.number().min(1).max(5).optional(),
};
/** Search request (part 2, section 3). Prices are cents of HKD and mean what is paid. */
export const searchRequest = z
  .object({
    ...filters,
    sort: z.enum(SORTS).default('recommended'),
    pageNum: z.number().int().min(1).max(10_000).default(1),
    pageSize: z.number().int().min(1).max(100).default(20),
  })
  .meta({ id: 'SearchRequest' });
export const countRequest = z.object({
  ...filters,
  sort: z.enum(SORTS).optional(),
  pageNum: z.number().int().min(1).optional(),
  pageSize: z.number().int().min(1).max(100).optional(),
});

const facet = z.object({ id: numberId, count });
/** How many products each further choice would leave; each facet ignores its own filter. */
export const searchCounts = z
  .object({
    totalCount: count,
    categories: z.array(facet),
    districts: z.array(facet),
    orderCheckWays: z.array(z.object({ value: orderCheckWay, count })),
    cashCouponCount: count,
    lowestPrice: cents.nullable(),
    highestPrice: cents.nullable(),
    priceScale: cents.nullable().meta({
      description:
        'Where the scale of a price filter ends, a whole HK$20: the highest price, or, where ' +
        'few are far above the rest, one that at most one in twenty is above. Null when ' +
        'nothing is found.',
    }),
    priceBars: z
      .array(count)
      .length(PRICE_BARS)
      .meta({
        description:
          'How many there are by price, from nothing to the end of the scale, in parts of one ' +
          'width; the last also holds what is above.',
      }),
    days: z.array(z.object({ value: z.enum(['today', 'tomorrow', 'weekend']), count })),
    scores: z.array(
      z.object({ value: z.number().meta({ description: 'This score and more.' }), count }),
    ),
    merchantCount: count,
  })
  .meta({ id: 'SearchCounts' });

/**
 * Filters that were typed as words ("under 200", 今晚), each with the words that are left without it.
 */
export const readFilters = z
  .object({
    /** What is left without any of them; null when there are none. */
    keyword: z.string().nullable(),
    price: z
      .object({
        lowestPrice: cents.nullable(),
        highestPrice: cents.nullable(),
        keywordWithout: z.string(),
      })
      .nullable(),
    day: z.object({ bookableTime, keywordWithout: z.string() }).nullable(),
  })
  .meta({ id: 'ReadFilters' });

/** Envelope keys of a product list beside `data`. */
export const searchExtra = z.object({
  totalCount: count,
  correctedKeyword: z.string().nullable().meta({
    description: 'The words that were searched instead, when the given ones found nothing.',
  }),
  readFilters,
});
export const totalExtra = z.object({ totalCount: count });

/**
 * Merchant search request (part 2, section 3). Ours: `openNow` asks for an open door in Hong Kong
 * time, `bookableTime` for something free to book this weekend; `distance_ASC` puts the nearest
 * door to `latitude` and `longitude` first, and is `recommended` without both of them.
 */
export const MERCHANT_SORTS = ['recommended', 'distance_ASC', 'score_DESC', 'name_ASC'] as const;
export const merchantSearchRequest = z
  .object({
    categoryIds: ids.optional(),
    districtIds: ids.optional(),
    keyword: z.string().max(100).optional(),
    openNow: z.boolean().optional(),
    bookableTime: z.literal('weekend').optional(),
    sort: z.enum(MERCHANT_SORTS).default('recommended'),
    latitude: z.number().min(-90).max(90).optional(),
    longitude: z.number().min(-180).max(180).optional(),
    pageSize: z.number().int().min(1).max(100).default(20),
    pageNum: z.number().int().min(1).max(10_000).default(1),
  })
  .meta({ id: 'MerchantSearchRequest' });

/** Link lists carry total, pageIndex and moduleName alongside their items (part 2, section 3). */
export const linkListOf = <T extends z.ZodType>(item: T) =>
  z.object({
    total: count,
    pageIndex: z.number().int(),
    moduleName: localisedText,
    items: z.array(item),
  });

export type Category = z.output<typeof category>;
export type District = z.output<typeof district>;
export type ProductList = z.output<typeof productList>;
export type SearchSuggestion = z.output<typeof searchSuggestion>;
export type SearchListItem = z.output<typeof searchListItem>;
export type SearchRequest = z.output<typeof searchRequest>;
export type ReadFilters = z.output<typeof readFilters>;
export type SearchFilters = z.output<typeof countRequest>;
export type SearchCounts = z.output<typeof searchCounts>;
export type MerchantSearchRequest = z.output<typeof merchantSearchRequest>;
