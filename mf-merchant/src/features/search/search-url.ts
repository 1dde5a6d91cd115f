import { links } from '@tapnook/contracts';
import type { MerchantSearchRequest } from '@tapnook/contracts/api';
import { typedLine } from '@tapnook/kernel';

/** Orders of the results, in the order of the list that offers them; the first is ours. */
export const MERCHANT_SORTS = [
  'recommended',
  'distance_ASC',
  'score_DESC',
  'name_ASC',
] as const satisfies readonly MerchantSearchRequest['sort'][];
export type MerchantSort = (typeof MERCHANT_SORTS)[number];
export const PAGE_SIZE = 24;

/** Everything that the search for merchants holds in its address. */
export interface SearchState {
  readonly keyword: string;
  readonly categoryIds: readonly string[];
  readonly districtIds: readonly string[];
  /** A door is open in Hong Kong now. */
  readonly openNow: boolean;
  /** Something of theirs is free to book this weekend. */
  readonly weekend: boolean;
  readonly sort: MerchantSort;
  /** From 1. */
  readonly page: number;
}

const MAX_KEYWORD_LENGTH = 100;
const MAX_IDS = 50;
const MAX_PAGES = 10_000;
const ids = (search: URLSearchParams, name: string): string[] =>
  [...new Set(search.getAll(name).flatMap((value) => value.split(',')))]
    .filter((id) => /^[1-9]\d{0,14}$/.test(id))
    .slice(0, MAX_IDS);

/** Reads the address; what is malformed in it counts as not said. */
export const parseSearchState = (search: URLSearchParams): SearchState => {
  const page = Number(search.get('page'));
  const sort = search.get('sort');
  return {
    keyword: typedLine(search.get('keyword') ?? '').slice(0, MAX_KEYWORD_LENGTH),
    categoryIds: ids(search, 'categoryId'),
    districtIds: ids(search, 'districtId'),
    openNow: search.get('openNow') === 'true',
    weekend: search.get('bookableTime') === 'weekend',
    sort: MERCHANT_SORTS.find((each) => each === sort) ?? 'recommended',
    page: Number.isInteger(page) && page > 0 && page <= MAX_PAGES ? page : 1,
  };
};

/** The path of a search; what is as usual is left out. */
export const searchPath = ({
  keyword,
  categoryIds,
  districtIds,
  openNow,
  weekend,
  sort,
  page,
}: SearchState): string =>
  links.merchantSearch({
    keyword: keyword || undefined,
    categoryId: categoryIds,
    districtId: districtIds,
    openNow: openNow || undefined,
    bookableTime: weekend ? 'weekend' : undefined,
    sort: sort === 'recommended' ? undefined : sort,
    page: page === 1 ? undefined : page,
  });

/** Words and filters, for the counts and both trees. */
export const filterInput = ({
  keyword,
  categoryIds,
  districtIds,
  openNow,
  weekend,
}: SearchState) => ({
  body: {
    ...(keyword ? { keyword } : {}),
    ...(categoryIds.length ? { categoryIds: [...categoryIds] } : {}),
    ...(districtIds.length ? { districtIds: [...districtIds] } : {}),
    ...(openNow ? { openNow } : {}),
    ...(weekend ? { bookableTime: 'weekend' as const } : {}),
  },
});
/** Where somebody stands, as far as a search for what is near needs it. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}
/** The page of results; `place` only counts where the nearest come first, and is never in the address. */
export const resultsInput = (state: SearchState, place?: Coordinates) => ({
  body: {
    ...filterInput(state).body,
    ...(state.sort === 'distance_ASC' ? place : undefined),
    sort: state.sort,
    pageNum: state.page,
    pageSize: PAGE_SIZE,
  },
});
