import type { SearchParams } from '@tapnook/contracts';
import { SEARCH_SORTS, type SearchSort } from './search-sorts.ts';

/** Every field of a search, as the address holds it. Unknown and malformed parts are left out. */
export interface SearchState {
  readonly keyword: string;
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
const DAY = '\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])';
const WHEN = new RegExp(`^(today|tomorrow|weekend|${DAY}(~${DAY})?)$`);
const MOST_CENTS = 99_999_999;

const id = (value: string | null): string | undefined => (value && ID.test(value) ? value : undefined);
const cents = (value: string | null): number | undefined => {
  const number = Number(value);
  return value && Number.isInteger(number) && number >= 0 && number <= MOST_CENTS ? number : undefined;
};

/** Reads a search back from an address. */
export const readSearch = (search: URLSearchParams): SearchState => {
  const when = search.get('bookableTime');
  const way = search.get('orderCheckWay');
  const sort = search.get('sort');
  const score = Number(search.get('lowestScore'));
  const page = Number(search.get('page'));
  const ids = (name: string): string[] => [...new Set(search.getAll(name).flatMap((value) => value.split(',')).filter((value) => ID.test(value)))].slice(0, 50);
  return {
    keyword: (search.get('keyword') ?? '').trim().slice(0, 100), categoryIds: ids('categoryId'), districtIds: ids('districtId'),
    bookableTime: when && WHEN.test(when) ? when : undefined, lowestPrice: cents(search.get('lowestPrice')), highestPrice: cents(search.get('highestPrice')),
    orderCheckWay: way === 'instant' || way === 'confirm' ? way : undefined, lowestScore: score >= 1 && score <= 5 ? score : undefined,
    isCashCouponProduct: search.get('isCashCouponProduct') === 'true', productListId: id(search.get('productListId')), campaignId: id(search.get('campaignId')),
    showBanner: search.get('showBanner') === 'true', sort: SEARCH_SORTS.find((known) => known === sort) ?? 'recommended', page: Number.isInteger(page) && page > 1 && page <= 10_000 ? page : 1,
  };
};

/** The same as parameters of `links.search`; what is at its default is left out. */
export const searchParams = (state: SearchState): SearchParams & { readonly lowestScore?: number } => ({
  keyword: state.keyword || undefined, categoryId: state.categoryIds, districtId: state.districtIds, bookableTime: state.bookableTime, lowestPrice: state.lowestPrice, highestPrice: state.highestPrice,
  orderCheckWay: state.orderCheckWay, lowestScore: state.lowestScore, isCashCouponProduct: state.isCashCouponProduct || undefined, productListId: state.productListId, campaignId: state.campaignId,
  showBanner: state.showBanner || undefined, sort: state.sort === 'recommended' ? undefined : state.sort, page: state.page > 1 ? state.page : undefined,
});

/** A change of filters begins at the first page again. */
export const withFilters = (state: SearchState, change: Partial<SearchState>): SearchState => ({ ...state, page: 1, ...change });

/** Without any filter; words, order and the campaign stay. */
export const withoutFilters = (state: SearchState): SearchState => ({
  ...readSearch(new URLSearchParams()), keyword: state.keyword, sort: state.sort, campaignId: state.campaignId,
});
