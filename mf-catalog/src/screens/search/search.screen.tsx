import { links } from '@tapnook/contracts';
import { hongKongDay } from '@tapnook/kernel';
import { Listing, queryOf, withFilters } from '@tapnook/listing';
import { defineScreen, usePlatform, useTranslation } from '@tapnook/platform';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { categoryNodes, districtNodes } from '../../features/search/facet-nodes.ts';
import { filterChips, readFilterChips } from '../../features/search/filter-chips.ts';
import type { FiltersProps } from '../../features/search/filter-group.tsx';
import { Filters } from '../../features/search/filters.tsx';
import {
  readSearch,
  searchParams,
  withoutFilters,
  type SearchState,
} from '../../features/search/search-params.ts';
import { useSearchResults } from '../../features/search/use-search-results.ts';
import { PageQueryError } from '../../shared/components/query-errors.tsx';
import { CouponBanner } from './coupon-banner.tsx';
import { ResultsHeader } from './results-header.tsx';
import { SearchResultsGrid } from './search-results.tsx';
import { load } from './search.loader.ts';

/** The search: everything of it in the address. */
const Search = (): ReactElement => {
  const { t, locale } = useTranslation();
  const { now } = usePlatform();
  const [search, setSearch] = useSearchParams();
  const state = readSearch(search);
  const results = useSearchResults(state);
  const { counts, named, query, filtersFailed } = results;
  const go = (next: SearchState): void =>
    setSearch(queryOf(links.search(searchParams(next))), { preventScrollReset: true });
  const today = hongKongDay(now());
  const filters: FiltersProps = {
    state,
    onChange: go,
    counts,
    categories: categoryNodes(named.categories, counts?.categories, locale),
    districts: districtNodes(named.districts, counts?.districts, locale),
  };
  return (
    <Listing
      total={results.total}
      chips={[
        ...readFilterChips(state, results.read, today, locale, t),
        ...filterChips(state, named, today, locale, t),
      ]}
      go={go}
      cleared={withoutFilters({ ...state, keyword: results.read?.keyword ?? state.keyword })}
      closeLabel={t('gallery.close')}
      banner={state.showBanner && state.isCashCouponProduct && <CouponBanner />}
      renderHeader={(activeFilters) => (
        <ResultsHeader state={state} results={results} go={go}>
          {activeFilters}
        </ResultsHeader>
      )}
      renderFilters={(isInSheet) => (
        <>
          {(filtersFailed || (isInSheet && query.isError)) && (isInSheet || !query.isError) && (
            <PageQueryError onRetry={results.retry} />
          )}
          <Filters {...filters} onChange={isInSheet ? (next) => go(withFilters(next, {})) : go} />
        </>
      )}
      renderResults={(clear) => (
        <SearchResultsGrid state={state} results={results} onClear={clear} />
      )}
    />
  );
};

export const screen = defineScreen({ Component: Search, load });
