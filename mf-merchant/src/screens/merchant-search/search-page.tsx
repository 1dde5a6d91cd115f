import { links } from '@tapnook/contracts';
import {
  countMerchants,
  getMerchantCategoriesDistricts,
  searchMerchants,
} from '@tapnook/contracts/calls';
import { useCall, UiLink, useTranslation } from '@tapnook/platform';
import {
  Button,
  ButtonLink,
  Chip,
  Dropdown,
  EmptyState,
  ErrorState,
  filterIcon,
  focusHeading,
  Note,
  Pagination,
  pinIcon,
  RemovableChip,
  Sheet,
  SkeletonGrid,
  TabLinks,
} from '@tapnook/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyResults } from '../../features/search/empty-results.tsx';
import { filterChips, type FilterChip } from '../../features/search/filter-chips.ts';
import { categoryNodes, districtNodes } from '../../features/search/filter-tree.ts';
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
import styles from './merchant-search.module.css';

type Go = (state: SearchState) => void;

const SearchHeader = ({
  state,
  total,
  go,
  children,
}: {
  readonly state: SearchState;
  readonly total: number | undefined;
  readonly go: Go;
  readonly children: ReactNode;
}): ReactElement => {
  const { t } = useTranslation();
  return (
    <>
      <TabLinks
        label={t('search.kinds')}
        as={UiLink}
        items={[
          {
            href: links.search(state.keyword ? { keyword: state.keyword } : {}),
            label: t('search.experiences'),
          },
          { href: searchPath(state), label: t('search.merchants'), current: true },
        ]}
      />
      <div className={styles.head}>
        <div className={styles.title}>
          <h1>
            {state.keyword ? t('search.titleFor', { keyword: state.keyword }) : t('search.title')}
          </h1>
          <p className="text-muted" role="status">
            <span>
              {total === undefined ? t('search.counting') : t('search.count', { count: total })}
            </span>
            {total !== undefined && total > PAGE_SIZE && (
              <span className="visually-hidden">
                {' '}
                <span>{t('search.page', { page: state.page })}</span>
              </span>
            )}
          </p>
        </div>
        <Dropdown
          label={t('search.sortBy')}
          hideLabel
          value={state.sort}
          options={MERCHANT_SORTS.map((value) => ({ value, label: t(`search.sorts.${value}`) }))}
          onChange={(sort) => go({ ...state, page: 1, sort: sort as MerchantSort })}
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
  readonly go: Go;
  readonly clear: () => void;
  readonly onOpen: () => void;
}): ReactElement => {
  const { t } = useTranslation();
  return (
    <div className={styles.chips} role="group" aria-label={t('search.chosen')}>
      <Chip
        className={styles.open}
        icon={filterIcon}
        selected={chips.length > 0}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <span>{t('search.filters')}</span>{' '}
        {chips.length > 0 && <span className="tabular">{chips.length}</span>}
      </Chip>
      {chips.map((chip) => (
        <RemovableChip key={chip.id} onClick={() => go(chip.without)}>
          <span className="visually-hidden">{t('search.remove')}</span>
          <span>{chip.label}</span>
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
  const {
    data: merchants,
    isError,
    isPlaceholderData,
    refetch,
  } = useCall(searchMerchants, resultsInput(state, place), {
    handledErrorCodes: 'all',
    keepPrevious: true,
  });
  if (isError)
    return (
      <div>
        <ErrorState
          title={t('error.title')}
          text={t('error.text')}
          action={<Button onClick={() => void refetch()}>{t('section.retry')}</Button>}
        />
      </div>
    );
  if (!merchants) return <SkeletonGrid count={6} columns={3} label={t('loading')} />;
  const pages = Math.ceil((total ?? 0) / PAGE_SIZE);
  if (merchants.length === 0 && state.page > pages && pages > 0)
    return (
      <EmptyState
        title={t('search.endTitle', { count: pages })}
        action={
          <ButtonLink as={UiLink} tone="outline" href={searchPath({ ...state, page: pages })}>
            {t('search.lastPage')}
          </ButtonLink>
        }
      />
    );
  if (merchants.length === 0) return <EmptyResults keyword={state.keyword} onClear={onClear} />;
  return (
    <div
      className={styles.results}
      data-busy={isPlaceholderData || undefined}
      aria-busy={isPlaceholderData || undefined}
    >
      <MerchantGrid merchants={merchants} label={t('search.results')} eager={3} />
      <Pagination
        label={t('search.pages')}
        page={state.page}
        pages={pages}
        as={UiLink}
        hrefOf={(page) => searchPath({ ...state, page })}
        previousLabel={t('search.previousPage')}
        nextLabel={t('search.nextPage')}
        pageLabel={(page) => t('search.page', { page })}
      />
    </div>
  );
};

/** The merchant search; its whole state is in the URL. */
export const SearchPage = (): ReactElement => {
  const { t, locale } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const [open, setOpen] = useState(false);
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
  const go: Go = (next) =>
    setSearch(new URLSearchParams(searchPath(next).split('?')[1] ?? ''), {
      preventScrollReset: true,
    });
  const clear = (): void => {
    go({ ...state, page: 1, categoryIds: [], districtIds: [], openNow: false, weekend: false });
    focusHeading();
  };
  const chips = filterChips(state, categories, districts, t);
  const narrowed =
    state.categoryIds.length + state.districtIds.length > 0 || state.openNow || state.weekend;
  const when = trees && { openNow: trees.openNow, weekend: trees.freeThisWeekend };
  const filters = (
    <Filters
      state={state}
      categories={categories}
      districts={districts}
      when={when}
      onChange={go}
    />
  );
  return (
    <div className={`container ${styles.page}`}>
      <SearchHeader state={state} total={total} go={go}>
        <ActiveFilters chips={chips} go={go} clear={clear} onOpen={() => setOpen(true)} />
      </SearchHeader>
      {state.sort === 'distance_ASC' && near.refused && (
        <div className={styles.locationNotice}>
          <Note icon={pinIcon} role="status" title={t('search.noPlace')}>
            {t('search.noPlaceText')}
          </Note>
        </div>
      )}
      <div className="split">
        <aside className={styles.filters} aria-label={t('search.filters')}>
          {filters}
        </aside>
        <Results
          state={state}
          place={near.place}
          total={total}
          onClear={narrowed ? clear : undefined}
        />
      </div>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('search.filters')}
        closeLabel={t('close')}
        actions={
          <Button block onClick={() => setOpen(false)}>
            {t('search.show', { count: total ?? 0 })}
          </Button>
        }
      >
        {filters}
      </Sheet>
    </div>
  );
};
