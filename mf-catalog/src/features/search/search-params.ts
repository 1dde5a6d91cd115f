import type { SearchParams } from '@tapnook/contracts';
import { isDay, typedLine } from '@tapnook/kernel';
import { SEARCH_SORTS, type SearchSort } from './sort-orders.ts';

/** Every field of a search, as the address holds it. Unknown and malformed parts are left out. */
export interface SearchState {
  readonly keyword: string;
  /** Further words, each of which must be found. */
  readonly searchList: readonly string[];
  /** The branch of categories that everything is in, whichever categories are chosen. */
  readonly rootCategoryId: string | undefined;
  readonly categoryIds: readonly string[];
  readonly districtIds: readonly string[];
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
  readonly page: number;
}

const ID = /^[1-9]\d{0,14}$/;
const WHENS: readonly string[] = ['today', 'tomorrow', 'weekend'];
const MOST_CHARACTERS = 100;
const MOST_WORDS = 10;
const MOST_CENTS = 99_999_999;

const id = (value: string | null): string | undefined =>
  value && ID.test(value) ? value : undefined;
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
const words = (value: string | null): string =>
  typedLine(value ?? '')
    .slice(0, MOST_CHARACTERS)
    .replace(/[\ud800-\udbff]$/, '');

/** Reads a search back from an address. */
export const readSearch = (search: URLSearchParams): SearchState => {
  const way = search.get('orderCheckWay');
  const sort = search.get('sort');
  // A form without script sends what was chosen after what it kept.
  const score = Number(search.getAll('lowestScore').at(-1));
  const page = Number(search.get('page'));
  const ids = (name: string): string[] =>
    [
      ...new Set(
        search
          .getAll(name)
          .flatMap((value) => value.split(','))
          .filter((value) => ID.test(value)),
      ),
    ].slice(0, 50);
  return {
    keyword: words(search.get('keyword')),
    searchList: [...new Set(search.getAll('searchList').map(words).filter(Boolean))].slice(
      0,
      MOST_WORDS,
    ),
    rootCategoryId: id(search.get('rootCategoryId')),
    categoryIds: ids('categoryId'),
    districtIds: ids('districtId'),
    bookableTime: search.getAll('bookableTime').findLast(isWhen),
    ...prices(search),
    orderCheckWay: way === 'instant' || way === 'confirm' ? way : undefined,
    lowestScore: score >= 1 && score <= 5 ? score : undefined,
    isCashCouponProduct: search.get('isCashCouponProduct') === 'true',
    productListId: id(search.get('productListId')),
    campaignId: id(search.get('campaignId')),
    showBanner: search.get('showBanner') === 'true',
    sort: SEARCH_SORTS.find((known) => known === sort) ?? 'recommended',
    page: Number.isInteger(page) && page > 1 && page <= 10_000 ? page : 1,
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
  keyword: state.keyword || undefined,
  searchList: state.searchList,
  rootCategoryId: state.rootCategoryId,
  categoryId: state.categoryIds,
  districtId: state.districtIds,
  bookableTime: state.bookableTime,
  lowestPrice: state.lowestPrice,
  highestPrice: state.highestPrice,
  orderCheckWay: state.orderCheckWay,
  lowestScore: state.lowestScore,
  isCashCouponProduct: state.isCashCouponProduct || undefined,
  productListId: state.productListId,
  campaignId: state.campaignId,
  showBanner: state.showBanner || undefined,
  sort: state.sort === 'recommended' ? undefined : state.sort,
  page: state.page > 1 ? state.page : undefined,
});

/** A change of filters begins at the first page again. */
export const withFilters = (state: SearchState, change: Partial<SearchState>): SearchState => ({
  ...state,
  page: 1,
  ...change,
});

/** Without any filter; words, order and the campaign stay. */
export const withoutFilters = (state: SearchState): SearchState => ({
  ...readSearch(new URLSearchParams()),
  keyword: state.keyword,
  sort: state.sort,
  campaignId: state.campaignId,
});

/** Whether a search is about one thing alone (words, a category, a district, a list, the coupons) or about everything, with no other filter. */
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
