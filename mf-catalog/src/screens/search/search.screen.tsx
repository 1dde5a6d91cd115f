import { links } from '@tapnook/contracts';
import { hongKongDay } from '@tapnook/kernel';
import { defineScreen, usePlatform, useTranslation } from '@tapnook/platform';
import { Button, focusHeading, Sheet } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filterChips, readFilterChips } from '../../features/search/filter-chips.ts';
import type { FiltersProps } from '../../features/search/filter-group.tsx';
import { categoryNodes, districtNodes } from '../../features/search/filter-tree-nodes.ts';
import { Filters } from '../../features/search/filters.tsx';
import {
  readSearch,
  searchParams,
  withFilters,
  withoutFilters,
  type SearchState,
} from '../../features/search/search-params.ts';
import { useSearchResults } from '../../features/search/use-search-results.ts';
import { LoadError } from '../../shared/components/load-error.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { CouponBanner } from './coupon-banner.tsx';
import { ResultsHeader } from './results-header.tsx';
import { SearchResultsGrid } from './search-results.tsx';
import { load } from './search.loader.ts';
import styles from './search.module.css';

/** The search: everything of it in the address. */
const Search = (): ReactElement => {
  const { t, locale } = useTranslation();
  const { now } = usePlatform();
  const [search, setSearch] = useSearchParams();
  const [open, setOpen] = useState(false);
  const state = readSearch(search);
  const results = useSearchResults(state);
  const { counts, named } = results;
  const go = (next: SearchState): void =>
    setSearch(new URLSearchParams(links.search(searchParams(next)).split('?')[1] ?? ''), {
      preventScrollReset: true,
    });
  const today = hongKongDay(now());
  const read = readFilterChips(state, results.read, today, locale, t);
  const chips = [...read, ...filterChips(state, named, today, locale, t)];
  const clear = (): void => {
    go(withoutFilters({ ...state, keyword: results.read?.keyword ?? state.keyword }));
    focusHeading();
  };
  const filters: FiltersProps = {
    state,
    onChange: go,
    counts,
    categories: categoryNodes(named.categories, counts?.categories, locale),
    districts: districtNodes(named.districts, counts?.districts, locale),
  };
  return (
    <div className={`container ${styles.page}`}>
      {state.showBanner && state.isCashCouponProduct && <CouponBanner />}
      <ResultsHeader state={state} results={results} go={go}>
        <ActiveFilters chips={chips} go={go} clear={clear} onOpen={() => setOpen(true)} />
      </ResultsHeader>
      <div className="split">
        <aside className={styles.filters} aria-label={t('search.filters')}>
          {results.filtersFailed && !results.failed && <LoadError onRetry={results.retry} />}
          <Filters {...filters} />
        </aside>
        <SearchResultsGrid
          state={state}
          results={results}
          onClear={chips.length > 0 ? clear : undefined}
        />
      </div>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('search.filters')}
        closeLabel={t('gallery.close')}
        actions={
          <Button block onClick={() => setOpen(false)}>
            {results.total === undefined
              ? t('search.apply')
              : t('search.show', { count: results.total })}
          </Button>
        }
      >
        {(results.failed || results.filtersFailed) && <LoadError onRetry={results.retry} />}
        <Filters {...filters} onChange={(next) => go(withFilters(next, {}))} />
      </Sheet>
    </div>
  );
};

export const screen = defineScreen({ Component: Search, load });
