import {
  countMerchants,
  getMerchantCategoriesDistricts,
  searchMerchants,
} from '@tapnook/contracts/calls';
import { callQuery, defineScreen } from '@tapnook/platform';
import { TILE_MAX_WIDTH, TILE_SIZES } from '../../features/search/merchant-tile.tsx';
import {
  filterInput,
  searchPath,
  parseSearchState,
  resultsInput,
} from '../../features/search/search-url.ts';
import { homeMerchantsInput } from '../../shared/model/merchant-queries.ts';
import { SearchPage } from './search-page.tsx';

export const screen = defineScreen({
  Component: SearchPage,
  load: async ({ platform: { queryClient, http }, search, t }) => {
    const state = parseSearchState(search);
    const claim = { handledErrorCodes: 'all' } as const;
    const [merchants] = await Promise.all([
      queryClient
        .fetchQuery(callQuery(http, searchMerchants, resultsInput(state), claim))
        .catch(() => undefined),
      queryClient.prefetchQuery(callQuery(http, countMerchants, filterInput(state), claim)),
      queryClient.prefetchQuery(
        callQuery(http, getMerchantCategoriesDistricts, filterInput(state), claim),
      ),
    ]);
    if (merchants?.length === 0)
      await queryClient.prefetchQuery(
        callQuery(http, searchMerchants, homeMerchantsInput(), claim),
      );
    const { keyword } = state;
    const [first] = merchants ?? [];
    return {
      title: keyword ? t('meta.searchTitleFor', { keyword }) : t('meta.searchTitle'),
      description: t('meta.searchDescription'),
      keywords: t('meta.searchKeywords'),
      // A single filter is a page of its own; combinations and empty results are not indexed.
      canonical: searchPath({ ...state, sort: 'recommended' }),
      noIndex:
        merchants?.length === 0 ||
        keyword !== '' ||
        state.categoryIds.length + state.districtIds.length > 1,
      ...(first ? { image: first.mobileCoverImage } : {}),
      ...(first?.mobileCoverImage
        ? {
            preloadImage: {
              base: first.mobileCoverImage,
              sizes: TILE_SIZES,
              maxWidth: TILE_MAX_WIDTH,
            },
          }
        : {}),
    };
  },
});
