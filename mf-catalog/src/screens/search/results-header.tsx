import { links } from '@tapnook/contracts';
import { groupDigits } from '@tapnook/kernel';
import { ListingHeader, withFilters } from '@tapnook/listing';
import { useTranslation } from '@tapnook/platform';
import type { ReactElement, ReactNode } from 'react';
import { searchHeading } from '../../features/search/search-heading.ts';
import { searchParams, type SearchState } from '../../features/search/search-params.ts';
import { PAGE_SIZE } from '../../features/search/search-queries.ts';
import { SEARCH_SORTS, type SearchSort } from '../../features/search/sort-orders.ts';
import type { SearchResults } from '../../features/search/use-search-results.ts';

export const ResultsHeader = ({
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
  const { total, corrected, counts, query } = results;
  return (
    <ListingHeader
      kinds={[
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
      heading={searchHeading(state, results.named, words)}
      total={total}
      isCounting={!query.isError}
      page={state.page}
      pageSize={PAGE_SIZE}
      sort={state.sort}
      sorts={SEARCH_SORTS.map((value) => ({ value, label: t(`search.sorts.${value}`) }))}
      onSort={(sort) => go(withFilters(state, { sort: sort as SearchSort }))}
      note={
        corrected && (
          <p className="text-sm">{t('search.corrected', { keyword: state.keyword, corrected })}</p>
        )
      }
    >
      {children}
    </ListingHeader>
  );
};
