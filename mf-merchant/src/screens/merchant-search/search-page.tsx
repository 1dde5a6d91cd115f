import { links } from '@tapnook/contracts';
import {
  countMerchants,
  getMerchantCategoriesDistricts,
  searchMerchants,
} from '@tapnook/contracts/calls';
import { Listing, ListingHeader, ListingResults, queryOf, withFilters } from '@tapnook/listing';
import { useCall, useTranslation } from '@tapnook/platform';
import { Note, pinIcon } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyResults } from '../../features/search/empty-results.tsx';
import { categoryNodes, districtNodes } from '../../features/search/facet-nodes.ts';
import { filterChips } from '../../features/search/filter-chips.ts';
import { Filters } from '../../features/search/filters.tsx';
import { MerchantGrid } from '../../features/search/merchant-tile.tsx';
import {
  filterInput,
  MERCHANT_SORTS,
  PAGE_SIZE,
  searchPath,
  parseSearchState,
  resultsInput,
  type MerchantSort,
  type Coordinates,
  type SearchState,
} from '../../features/search/search-url.ts';
import { useGeolocation } from '../../features/search/use-geolocation.ts';
import { PageQueryError } from '../../shared/components/query-errors.tsx';

type Go = (state: SearchState) => void;

const Results = ({
  state,
  place,
  total,
  onClear,
}: {
  readonly state: SearchState;
  readonly place: Coordinates | undefined;
  readonly total: number | undefined;
  readonly onClear: (() => void) | undefined;
}): ReactElement => {
  const { t } = useTranslation();
  const query = useCall(searchMerchants, resultsInput(state, place), {
    handledErrorCodes: 'all',
    keepPrevious: true,
  });
  return (
    <ListingResults
      query={query}
      isBusy={query.isPlaceholderData}
      total={total ?? 0}
      page={state.page}
      pageSize={PAGE_SIZE}
      hrefOf={(page) => searchPath({ ...state, page })}
      placeholders={6}
      loadingLabel={t('loading')}
      renderError={(retry) => (
        <div>
          <PageQueryError onRetry={retry} />
        </div>
      )}
      empty={<EmptyResults keyword={state.keyword} onClear={onClear} />}
    >
      {(merchants) => <MerchantGrid merchants={merchants} label={t('search.results')} eager={3} />}
    </ListingResults>
  );
};

const LocationNotice = (): ReactElement => {
  const { t } = useTranslation();
  return (
    <Note icon={pinIcon} role="status" title={t('search.noPlace')}>
      {t('search.noPlaceText')}
    </Note>
  );
};

/** The merchant search; its whole state is in the URL. */
export const SearchPage = (): ReactElement => {
  const { t, locale } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const state = parseSearchState(search);
  const near = useGeolocation(state.sort === 'distance_ASC');
  const trees = useCall(getMerchantCategoriesDistricts, filterInput(state), {
    handledErrorCodes: 'all',
    keepPrevious: true,
  }).data;
  const total = useCall(countMerchants, filterInput(state), {
    handledErrorCodes: 'all',
    keepPrevious: true,
  }).data?.totalCount;
  const categories = categoryNodes(trees?.categories ?? [], locale);
  const districts = districtNodes(trees?.districts ?? [], locale);
  const go: Go = (next) => setSearch(queryOf(searchPath(next)), { preventScrollReset: true });
  return (
    <Listing
      total={total}
      chips={filterChips(state, categories, districts, t)}
      go={go}
      cleared={withFilters(state, {
        categoryIds: [],
        districtIds: [],
        openNow: false,
        weekend: false,
      })}
      closeLabel={t('close')}
      renderHeader={(activeFilters) => (
        <ListingHeader
          kinds={[
            {
              href: links.search(state.keyword ? { keyword: state.keyword } : {}),
              label: t('search.experiences'),
            },
            { href: searchPath(state), label: t('search.merchants'), current: true },
          ]}
          heading={
            state.keyword ? t('search.titleFor', { keyword: state.keyword }) : t('search.title')
          }
          total={total}
          isCounting
          page={state.page}
          pageSize={PAGE_SIZE}
          sort={state.sort}
          sorts={MERCHANT_SORTS.map((value) => ({ value, label: t(`search.sorts.${value}`) }))}
          onSort={(sort) => go(withFilters(state, { sort: sort as MerchantSort }))}
        >
          {activeFilters}
        </ListingHeader>
      )}
      notice={state.sort === 'distance_ASC' && near.refused && <LocationNotice />}
      renderFilters={() => (
        <Filters
          state={state}
          categories={categories}
          districts={districts}
          when={trees && { openNow: trees.openNow, weekend: trees.freeThisWeekend }}
          onChange={go}
        />
      )}
      renderResults={(clear) => (
        <Results state={state} place={near.place} total={total} onClear={clear} />
      )}
    />
  );
};
