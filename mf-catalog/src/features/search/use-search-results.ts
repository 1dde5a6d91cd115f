import type { ProductCard, ReadFilters, SearchCounts } from '@tapnook/contracts/api';
import {
  getDistrictAndCategories,
  getProductList,
  getSearchCounts,
  searchProducts,
} from '@tapnook/contracts/calls';
import { useCall, useInfiniteCall, type Answer } from '@tapnook/platform';
import type { BoundaryQuery } from '@tapnook/ui';
import { useState } from 'react';
import type { Named } from './filter-chips.ts';
import type { SearchState } from './search-params.ts';
import { countsInput, resultsInput } from './search-queries.ts';

export interface SearchResults {
  /** The cards of this page; those of the former search until the new ones arrive. */
  readonly query: BoundaryQuery<readonly ProductCard[]>;
  readonly total: number | undefined;
  /** The words that were searched instead. */
  readonly corrected: string | null;
  /** Filters that the words set. */
  readonly read: ReadFilters | undefined;
  readonly counts: SearchCounts | undefined;
  readonly named: Named;
  /** Other results are on their way; these are the former ones. */
  readonly busy: boolean;
  /** The counts or the trees of the filters did not come; the filters that need none stay. */
  readonly filtersFailed: boolean;
  /** Asks again for whatever failed. */
  readonly retry: () => void;
}

/** Results of a search. The former stay, dimmed, until the new arrive. */
export const useSearchResults = (state: SearchState): SearchResults => {
  const query = useInfiniteCall(
    searchProducts,
    () => resultsInput(state),
    () => false,
    { handledErrorCodes: 'all' },
  );
  const counts = useCall(getSearchCounts, countsInput(state), {
    handledErrorCodes: 'all',
    keepPrevious: true,
  });
  const trees = useCall(
    getDistrictAndCategories,
    {},
    { handledErrorCodes: 'all', staleTime: Infinity },
  );
  const list = useCall(
    getProductList,
    { params: { productListId: state.productListId ?? '' } },
    { handledErrorCodes: 'all', enabled: state.productListId !== undefined },
  );
  const answer = query.data?.pages[0];
  const [former, setFormer] = useState<Answer<'searchProducts'>>();
  if (answer && answer !== former) setFormer(answer);
  const shown = answer ?? (query.isError ? undefined : former);
  const retry = (): void =>
    [query, counts, trees]
      .filter(({ isError }) => isError)
      .forEach(({ refetch }) => void refetch());
  return {
    query: {
      data: shown?.data,
      isError: query.isError && answer === undefined,
      refetch: retry,
    },
    total: shown?.totalCount,
    corrected: shown?.correctedKeyword ?? null,
    read: shown?.readFilters,
    counts: counts.data,
    named: {
      categories: trees.data?.categories ?? [],
      districts: trees.data?.districts ?? [],
      list: state.productListId ? list.data : undefined,
    },
    busy: answer === undefined && shown !== undefined,
    filtersFailed: [counts, trees].some(({ isError, data }) => isError && !data),
    retry,
  };
};
