import { links } from '@tapnook/contracts';
import { getCashCouponBanner } from '@tapnook/contracts/calls';
import { groupDigits, hongKongDay } from '@tapnook/kernel';
import { useCall, UiLink, usePlatform, useTranslation } from '@tapnook/platform';
import {
  Button,
  ButtonLink,
  Chip,
  Dropdown,
  EmptyState,
  filterIcon,
  focusHeading,
  Pagination,
  Picture,
  RemovableChip,
  Sheet,
  SkeletonGrid,
  TabLinks,
} from '@tapnook/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyResults } from '../../features/search/empty-results.tsx';
import { filterChips, type FilterChip } from '../../features/search/filter-chips.ts';
import { categoryNodes, districtNodes } from '../../features/search/filter-tree-nodes.ts';
import { Filters, type FiltersProps } from '../../features/search/filters.tsx';
import { searchHeading } from '../../features/search/search-heading.ts';
import {
  readSearch,
  searchParams,
  withFilters,
  withoutFilters,
  type SearchState,
} from '../../features/search/search-params.ts';
import { PAGE_SIZE } from '../../features/search/search-queries.ts';
import { SEARCH_SORTS, type SearchSort } from '../../features/search/sort-orders.ts';
import { useSearchResults, type SearchResults } from '../../features/search/use-search-results.ts';
import { LoadError } from '../../shared/components/load-error.tsx';
import { ProductGrid } from '../../shared/components/product-grid.tsx';
import styles from './search.module.css';

const CouponBanner = (): ReactElement | null => {
  const { text } = useTranslation();
  const banner = useCall(getCashCouponBanner, {}, { handledErrorCodes: 'all' }).data;
  if (!banner) return null;
  return (
    <div className={styles.banner}>
      <div className={styles.bannerPicture}>
        <Picture
          src={banner.pcBannerImage}
          narrowSrc={banner.mobileBannerImage}
          alt=""
          width={1600}
          height={600}
          ratio="fill"
          sizes="100vw"
        />
      </div>
      <p className={styles.bannerWords}>{text(banner.description)}</p>
    </div>
  );
};

const ResultsHeader = ({
  state,
  results,
  go,
  children,
}: {
  readonly state: SearchState;
  readonly results: SearchResults;
  readonly go: (state: SearchState) => void;
  readonly children: ReactNode;
}): ReactElement => {
  const words = useTranslation();
  const { t } = words;
  const { total, corrected, counts, failed } = results;
  return (
    <>
      <TabLinks
        label={t('search.kinds')}
        as={UiLink}
        items={[
          {
            href: links.search(searchParams(state)),
            label: t('search.experiences'),
            current: true,
          },
          {
            href: links.merchantSearch({
              keyword: state.keyword || undefined,
              categoryId: state.categoryIds,
              districtId: state.districtIds,
            }),
            label: t('search.merchants'),
            ...(counts?.merchantCount ? { badge: groupDigits(counts.merchantCount) } : {}),
          },
        ]}
      />
      <div className={styles.head}>
        <div className={styles.words}>
          <h1>{searchHeading(state, results.named, words)}</h1>
          <p className="text-sm text-muted" role="status">
            {total === undefined
              ? !failed && t('search.counting')
              : t('search.count', { count: total })}
            {total !== undefined && total > PAGE_SIZE && (
              <span className="visually-hidden"> {t('search.page', { page: state.page })}</span>
            )}
          </p>
          {corrected && (
            <p className="text-sm">
              {t('search.corrected', { keyword: state.keyword, corrected })}
            </p>
          )}
        </div>
        <Dropdown
          label={t('search.sortBy')}
          hideLabel
          value={state.sort}
          options={SEARCH_SORTS.map((value) => ({ value, label: t(`search.sorts.${value}`) }))}
          onChange={(sort) => go({ ...state, page: 1, sort: sort as SearchSort })}
        />
        {children}
      </div>
    </>
  );
};

const ActiveFilters = ({
  chips,
  go,
  clear,
  onOpen,
}: {
  readonly chips: readonly FilterChip[];
  readonly go: (state: SearchState) => void;
  readonly clear: () => void;
  readonly onOpen: () => void;
}): ReactElement => {
  const { t } = useTranslation();
  return (
    <div className={styles.chips} role="group" aria-label={t('search.chosen')}>
      <Chip className={styles.open} icon={filterIcon} selected={chips.length > 0} onClick={onOpen}>
        {t('search.filters')} {chips.length > 0 && <span className="tabular">{chips.length}</span>}
      </Chip>
      {chips.map((chip) => (
        <RemovableChip
          key={chip.id}
          aria-label={t('search.remove', { name: chip.label })}
          onClick={() => go(chip.without)}
        >
          {chip.label}
        </RemovableChip>
      ))}
      {chips.length > 0 && (
        <Button tone="ghost" size="s" onClick={clear}>
          {t('search.clear')}
        </Button>
      )}
    </div>
  );
};

const Results = ({
  state,
  results,
  onClear,
}: {
  readonly state: SearchState;
  readonly results: SearchResults;
  readonly onClear: (() => void) | undefined;
}): ReactElement => {
  const { t } = useTranslation();
  const { cards, total = 0, busy, failed, retry } = results;
  if (failed) return <LoadError onRetry={retry} />;
  if (!cards) return <SkeletonGrid count={9} columns={3} label={t('loading')} />;
  const pages = Math.ceil(total / PAGE_SIZE);
  if (cards.length === 0 && total > 0)
    return (
      <EmptyState
        title={t('search.endTitle', { count: pages })}
        action={
          <ButtonLink
            as={UiLink}
            tone="outline"
            href={links.search(searchParams({ ...state, page: pages }))}
          >
            {t('search.lastPage')}
          </ButtonLink>
        }
      />
    );
  if (cards.length === 0) return <EmptyResults onClear={onClear} />;
  return (
    <div className={styles.results} data-busy={busy || undefined} aria-busy={busy || undefined}>
      <ProductGrid
        columns={3}
        label={t('search.results')}
        cards={cards}
        headingLevel={2}
        first={3}
        nextDay
      />
      {total > PAGE_SIZE && (
        <Pagination
          label={t('search.pages')}
          page={state.page}
          pages={pages}
          as={UiLink}
          hrefOf={(page) => links.search(searchParams({ ...state, page }))}
          previousLabel={t('search.previousPage')}
          nextLabel={t('search.nextPage')}
          pageLabel={(page) => t('search.page', { page })}
        />
      )}
    </div>
  );
};

/** The search: everything of it in the address. */
export const SearchPage = (): ReactElement => {
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
  const chips = filterChips(state, named, hongKongDay(now()), locale, t);
  const clear = (): void => {
    go(withoutFilters(state));
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
        <Results state={state} results={results} onClear={chips.length > 0 ? clear : undefined} />
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
