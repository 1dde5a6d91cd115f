import { links } from '@tapnook/contracts';
import { ListingResults } from '@tapnook/listing';
import { useTranslation } from '@tapnook/platform';
import type { ReactElement } from 'react';
import { EmptyResults } from '../../features/search/empty-results.tsx';
import { searchParams, type SearchState } from '../../features/search/search-params.ts';
import { PAGE_SIZE } from '../../features/search/search-queries.ts';
import type { SearchResults } from '../../features/search/use-search-results.ts';
import { FIRST_ROW } from '../../shared/components/product-card.tsx';
import { ProductGrid } from '../../shared/components/product-grid.tsx';
import { PageQueryError } from '../../shared/components/query-errors.tsx';

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
  return (
    <ListingResults
      query={results.query}
      isBusy={results.busy}
      total={results.total ?? 0}
      page={state.page}
      pageSize={PAGE_SIZE}
      hrefOf={(page) => links.search(searchParams({ ...state, page }))}
      placeholders={9}
      loadingLabel={t('loading')}
      renderError={(retry) => <PageQueryError onRetry={retry} />}
      empty={<EmptyResults onClear={onClear} />}
    >
      {(cards) => (
        <ProductGrid
          columns={3}
          label={t('search.results')}
          cards={cards}
          headingLevel={2}
          first={FIRST_ROW}
          nextDay
        />
      )}
    </ListingResults>
  );
};
