import type { SearchParams } from '@tapnook/contracts';
import { isDay } from '@tapnook/kernel';
import {
  listingParams,
  readId,
  readKeyword,
  readListing,
  type ListingState,
} from '@tapnook/listing';
import { SEARCH_SORTS, type SearchSort } from './sort-orders.ts';

/** Every field of a search, as the address holds it. Unknown and malformed parts are left out. */
export interface SearchState extends ListingState {
  /** Further words, each of which must be found. */
  readonly searchList: readonly string[];
  /** The branch of categories that everything is in, whichever categories are chosen. */
  readonly rootCategoryId: string | undefined;
  readonly bookableTime: string | undefined;
  /** Cents. */
  readonly lowestPrice: number | undefined;
  readonly highestPrice: number | undefined;
  readonly orderCheckWay: 'instant' | 'confirm' | undefined;
  readonly lowestScore: number | undefined;
  readonly isCashCouponProduct: boolean;
  readonly productListId: string | undefined;
  readonly campaignId: string | undefined;
  readonly showBanner: boolean;
  readonly sort: SearchSort;
}

const WHENS: readonly string[] = ['today', 'tomorrow', 'weekend'];
const MOST_WORDS = 10;
const MOST_CENTS = 99_999_999;

const cents = (value: string | null): number | undefined =>
  value && /^\d{1,8}$/.test(value) && Number(value) <= MOST_CENTS ? Number(value) : undefined;
/** A word for days, a day, or a range of them that does not run backwards. */
const isWhen = (value: string): boolean => {
  const [from = '', to = from, ...more] = value.split('~');
  return WHENS.includes(value) || (isDay(from) && isDay(to) && from <= to && more.length === 0);
};
/** Lowest and highest price, whichever way round they were given. */
const prices = (search: URLSearchParams): Pick<SearchState, 'lowestPrice' | 'highestPrice'> => {
  const [lowestPrice, highestPrice] = [
    cents(search.get('lowestPrice')),
    cents(search.get('highestPrice')),
  ];
  return lowestPrice !== undefined && highestPrice !== undefined && lowestPrice > highestPrice
    ? { lowestPrice: highestPrice, highestPrice: lowestPrice }
    : { lowestPrice, highestPrice };
};
/** Reads a search back from an address. */
export const readSearch = (search: URLSearchParams): SearchState => {
  const way = search.get('orderCheckWay');
  // A form without script sends what was chosen after what it kept.
  const score = Number(search.getAll('lowestScore').at(-1));
  return {
    ...readListing(search, SEARCH_SORTS),
    searchList: [...new Set(search.getAll('searchList').map(readKeyword).filter(Boolean))].slice(
      0,
      MOST_WORDS,
    ),
    rootCategoryId: readId(search.get('rootCategoryId')),
    bookableTime: search.getAll('bookableTime').findLast(isWhen),
    ...prices(search),
    orderCheckWay: way === 'instant' || way === 'confirm' ? way : undefined,
    lowestScore: score >= 1 && score <= 5 ? score : undefined,
    isCashCouponProduct: search.get('isCashCouponProduct') === 'true',
    productListId: readId(search.get('productListId')),
    campaignId: readId(search.get('campaignId')),
    showBanner: search.get('showBanner') === 'true',
  };
};

/** The same as parameters of `links.search`; what is at its default is left out. */
export const searchParams = (
  state: SearchState,
): SearchParams & {
  readonly lowestScore?: number | undefined;
  readonly rootCategoryId?: string | undefined;
  readonly searchList?: readonly string[] | undefined;
} => ({
  ...listingParams(state),
  searchList: state.searchList,
  rootCategoryId: state.rootCategoryId,
  bookableTime: state.bookableTime,
  lowestPrice: state.lowestPrice,
  highestPrice: state.highestPrice,
  orderCheckWay: state.orderCheckWay,
  lowestScore: state.lowestScore,
  isCashCouponProduct: state.isCashCouponProduct || undefined,
  productListId: state.productListId,
  campaignId: state.campaignId,
  showBanner: state.showBanner || undefined,
});

/** Without any filter; words, order and the campaign stay. */
export const withoutFilters = (state: SearchState): SearchState => ({
  ...readSearch(new URLSearchParams()),
  keyword: state.keyword,
  sort: state.sort,
  campaignId: state.campaignId,
});

/**
 * Whether a search is about one thing alone (words, a category, a district, a list, the coupons) or
 * about everything, with no other filter.
 */
export const isPlain = ({
  keyword,
  searchList,
  rootCategoryId,
  categoryIds,
  districtIds,
  productListId,
  isCashCouponProduct,
  bookableTime,
  lowestPrice,
  highestPrice,
  orderCheckWay,
  lowestScore,
}: SearchState): boolean =>
  [
    keyword,
    ...searchList,
    rootCategoryId,
    ...categoryIds,
    ...districtIds,
    productListId,
    isCashCouponProduct,
  ].filter(Boolean).length < 2 &&
  [bookableTime, lowestPrice, highestPrice, orderCheckWay, lowestScore].every(
    (filter) => filter === undefined,
  );
