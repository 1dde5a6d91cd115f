import { links } from '@tapnook/contracts';
import type { MerchantSearchRequest } from '@tapnook/contracts/api';
import { typedLine } from '@tapnook/kernel';

/** Sort orders as the list offers them; the first is the default. */
export const MERCHANT_SORTS = [
  'recommended',
  'distance_ASC',
  'score_DESC',
  'name_ASC',
] as const satisfies readonly MerchantSearchRequest['sort'][];
export type MerchantSort = (typeof MERCHANT_SORTS)[number];
export const PAGE_SIZE = 24;

/** The state of a merchant search, all of which is in the URL. */
export interface SearchState {
  readonly keyword: string;
  readonly categoryIds: readonly string[];
  readonly districtIds: readonly string[];
  /** Only merchants open now, in Hong Kong time. */
  readonly openNow: boolean;
  /** Only merchants with something free this weekend. */
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

/** Parses the URL; malformed values are ignored. */
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

/** The path of a search, without default values. */
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
    ...(keyword && { keyword }),
    categoryId: categoryIds,
    districtId: districtIds,
    ...(openNow && { openNow }),
    ...(weekend && { bookableTime: 'weekend' }),
    ...(sort !== 'recommended' && { sort }),
    ...(page !== 1 && { page }),
  });

/** Keyword and filters, for the counts and both filter trees. */
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
/** A position, rounded for searching. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}
/** One page of results. `place` applies only when sorting by distance, and is never in the URL. */
export const resultsInput = (state: SearchState, place?: Coordinates) => ({
  body: {
    ...filterInput(state).body,
    ...(state.sort === 'distance_ASC' ? place : undefined),
    sort: state.sort,
    pageNum: state.page,
    pageSize: PAGE_SIZE,
  },
});
