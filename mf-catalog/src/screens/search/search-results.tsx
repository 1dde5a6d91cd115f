import { links } from '@tapnook/contracts';
import { UiLink, useTranslation } from '@tapnook/platform';
import { ButtonLink, EmptyState, Pagination, SkeletonGrid } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { EmptyResults } from '../../features/search/empty-results.tsx';
import { searchParams, type SearchState } from '../../features/search/search-params.ts';
import { PAGE_SIZE } from '../../features/search/search-queries.ts';
import type { SearchResults } from '../../features/search/use-search-results.ts';
import { LoadError } from '../../shared/components/load-error.tsx';
import { FIRST_ROW } from '../../shared/components/product-card.tsx';
import { ProductGrid } from '../../shared/components/product-grid.tsx';
import styles from './search.module.css';

export const SearchResultsGrid = ({
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
        first={FIRST_ROW}
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
