import { links } from '@tapnook/contracts';
import type { MerchantSearchRequest } from '@tapnook/contracts/api';
import { listingParams, readListing, type ListingState } from '@tapnook/listing';

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
export interface SearchState extends ListingState {
  /** Only merchants open now, in Hong Kong time. */
  readonly openNow: boolean;
  /** Only merchants with something free this weekend. */
  readonly weekend: boolean;
  readonly sort: MerchantSort;
}

/** Parses the URL; malformed values are ignored. */
export const parseSearchState = (search: URLSearchParams): SearchState => ({
  ...readListing(search, MERCHANT_SORTS),
  openNow: search.get('openNow') === 'true',
  weekend: search.get('bookableTime') === 'weekend',
});

/** The path of a search, without default values. */
export const searchPath = (state: SearchState): string =>
  links.merchantSearch({
    ...listingParams(state),
    ...(state.openNow && { openNow: true }),
    ...(state.weekend && { bookableTime: 'weekend' }),
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
