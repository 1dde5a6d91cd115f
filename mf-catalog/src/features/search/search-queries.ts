import {
  getCashCouponBanner,
  getDistrictAndCategories,
  getProductList,
  getSearchCounts,
  searchProducts,
} from '@tapnook/contracts/calls';
import { callKey, callQuery, type CallData, type Platform } from '@tapnook/platform';
import type { Named } from './filter-chips.ts';
import type { SearchState } from './search-params.ts';

/** Cards on a page of results: three columns of eight. */
export const PAGE_SIZE = 24;

const filtersOf = (state: SearchState) => ({
  ...(state.keyword ? { keyword: state.keyword } : {}),
  ...(state.searchList.length > 0 ? { searchList: [...state.searchList] } : {}),
  ...(state.rootCategoryId ? { rootCategoryId: state.rootCategoryId } : {}),
  ...(state.categoryIds.length > 0 ? { categoryIds: [...state.categoryIds] } : {}),
  ...(state.districtIds.length > 0 ? { districtIds: [...state.districtIds] } : {}),
  ...(state.bookableTime ? { bookableTime: state.bookableTime as 'today' } : {}),
  ...(state.lowestPrice === undefined ? {} : { lowestPrice: state.lowestPrice }),
  ...(state.highestPrice === undefined ? {} : { highestPrice: state.highestPrice }),
  ...(state.orderCheckWay ? { orderCheckWay: state.orderCheckWay } : {}),
  ...(state.lowestScore === undefined ? {} : { lowestScore: state.lowestScore }),
  ...(state.isCashCouponProduct ? { isCashCouponProduct: true } : {}),
  ...(state.productListId ? { productListId: state.productListId } : {}),
});

/** Input of the search itself. */
export const resultsInput = (state: SearchState) => ({
  body: { ...filtersOf(state), sort: state.sort, pageNum: state.page, pageSize: PAGE_SIZE },
});
/** Input of the counts beside the filters. */
export const countsInput = (state: SearchState) => ({ body: filtersOf(state) });

/**
 * Reads results, counts, trees and the banner before the page is drawn; the page itself says what
 * did not come.
 */
export const loadSearch = async ({ queryClient, http }: Platform, state: SearchState) => {
  const input = resultsInput(state);
  const trees = callQuery(http, getDistrictAndCategories, {}, { handledErrorCodes: 'all' });
  const list = state.productListId
    ? callQuery(
        http,
        getProductList,
        { params: { productListId: state.productListId } },
        { handledErrorCodes: 'all' },
      )
    : undefined;
  const [, , , results] = await Promise.all([
    queryClient.prefetchQuery(
      callQuery(http, getSearchCounts, countsInput(state), { handledErrorCodes: 'all' }),
    ),
    queryClient.prefetchQuery(trees),
    state.showBanner &&
      state.isCashCouponProduct &&
      queryClient.prefetchQuery(
        callQuery(http, getCashCouponBanner, {}, { handledErrorCodes: 'all' }),
      ),
    queryClient
      .fetchInfiniteQuery({
        queryKey: [...callKey(searchProducts, input), 'pages'],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          http.answer(searchProducts, input, { handledErrorCodes: 'all', signal }),
        initialPageParam: 1,
      })
      .catch(() => undefined),
    list && queryClient.prefetchQuery(list),
  ]);
  const { categories = [], districts = [] } =
    queryClient.getQueryData<CallData<'getDistrictAndCategories'>>(trees.queryKey) ?? {};
  const named: Named = {
    categories,
    districts,
    list: list && queryClient.getQueryData<CallData<'getProductList'>>(list.queryKey),
  };
  return { results: results?.pages[0], named };
};
