import { getMerchantReviewList, listProductReviews } from '@tapnook/contracts/calls';
import {
  callKey,
  useInfiniteCall,
  type Answer,
  type CallData,
  type CallInput,
  type Platform,
} from '@tapnook/platform';

/** What reviews are about. */
export interface Subject {
  readonly type: 'product' | 'merchant';
  readonly id: string;
}
type ReviewPage = CallData<'listProductReviews'>;
export type ReviewEntry = ReviewPage['items'][number];
export type ReviewStatistics = ReviewPage['statistics'];

/** Orders that a reader can choose, by the calls' sortKey and sortDirection (part 2, section 5). */
export const SORTS = {
  newest: { sortKey: 'createdAt', sortDirection: 'DESC' },
  helpful: { sortKey: 'like', sortDirection: 'DESC' },
  highest: { sortKey: 'overallScore', sortDirection: 'DESC' },
  lowest: { sortKey: 'overallScore', sortDirection: 'ASC' },
} as const;
export type Sort = keyof typeof SORTS;

export interface Filters {
  /** Stars to show, 1 to 5; empty for all. */
  readonly scores: readonly number[];
  readonly photos: boolean;
  readonly recommended: boolean;
  readonly sort: Sort;
}
export const NO_FILTERS: Filters = {
  scores: [],
  photos: false,
  recommended: false,
  sort: 'newest',
};
export const isFiltered = (filters: Filters): boolean =>
  filters.scores.length > 0 || filters.photos || filters.recommended;

/** Entries of one page: enough to judge by, few enough not to push the rest of the page away. */
export const PAGE_SIZE = 5;

const sharedQuery = ({ scores, photos, recommended, sort }: Filters) => ({
  // Both must be defined (part 2, section 5): no scores are all of them, and false asks for reviews
  // with and without photos.
  overallScores: [...scores].toSorted((a, b) => b - a),
  hasPicOrVideos: photos,
  ...(recommended ? { isRecommended: true } : {}),
  ...SORTS[sort],
});
const productInput = (
  id: string,
  filters: Filters,
  page: number,
): CallInput<'listProductReviews'> => ({
  query: { externalId: id, pageIndex: page, pageSize: PAGE_SIZE, ...sharedQuery(filters) },
});
const merchantInput = (
  id: string,
  filters: Filters,
  page: number,
): CallInput<'getMerchantReviewList'> => ({
  query: { merchantId: id, pageNum: page, pageSize: PAGE_SIZE, ...sharedQuery(filters) },
});

const hasMore = (
  last: { readonly data: ReviewPage },
  pages: readonly { readonly data: ReviewPage }[],
): boolean =>
  last.data.items.length > 0 &&
  pages.reduce((sum, { data }) => sum + data.items.length, 0) < last.data.totalCount;

/** Pages of reviews of a product or a merchant; both calls answer alike. */
export const useReviewPages = ({ type, id }: Subject, filters: Filters) => {
  const ofProduct = useInfiniteCall(
    listProductReviews,
    (page) => productInput(id, filters, page),
    hasMore,
    { enabled: type === 'product', handledErrorCodes: 'all' },
  );
  const ofMerchant = useInfiniteCall(
    getMerchantReviewList,
    (page) => merchantInput(id, filters, page),
    hasMore,
    { enabled: type === 'merchant', handledErrorCodes: 'all' },
  );
  return type === 'product' ? ofProduct : ofMerchant;
};

/** Puts the first page into the cache, where {@link useReviewPages} finds it. */
export const loadReviewPages = (
  { http, queryClient }: Platform,
  { type, id }: Subject,
): Promise<void> => {
  const settings = { handledErrorCodes: 'all' } as const;
  const route = type === 'product' ? listProductReviews : getMerchantReviewList;
  const input =
    type === 'product' ? productInput(id, NO_FILTERS, 1) : merchantInput(id, NO_FILTERS, 1);
  return queryClient.prefetchInfiniteQuery({
    queryKey: [...callKey(route, input), 'pages'],
    queryFn: (): Promise<Answer<'listProductReviews'>> =>
      type === 'product'
        ? http.answer(listProductReviews, productInput(id, NO_FILTERS, 1), settings)
        : http.answer(getMerchantReviewList, merchantInput(id, NO_FILTERS, 1), settings),
    initialPageParam: 1,
  });
};
