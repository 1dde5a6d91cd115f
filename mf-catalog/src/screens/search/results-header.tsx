import { links } from '@tapnook/contracts';
import { groupDigits } from '@tapnook/kernel';
import { UiLink, useTranslation } from '@tapnook/platform';
import { Dropdown, TabLinks } from '@tapnook/ui';
import type { ReactElement, ReactNode } from 'react';
import { searchHeading } from '../../features/search/search-heading.ts';
import { searchParams, type SearchState } from '../../features/search/search-params.ts';
import { PAGE_SIZE } from '../../features/search/search-queries.ts';
import { SEARCH_SORTS, type SearchSort } from '../../features/search/sort-orders.ts';
import type { SearchResults } from '../../features/search/use-search-results.ts';
import styles from './search.module.css';

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
            <span>
              {total === undefined
                ? !failed && t('search.counting')
                : t('search.count', { count: total })}
            </span>
            {total !== undefined && total > PAGE_SIZE && (
              <span className="visually-hidden">
                {' '}
                <span>{t('search.page', { page: state.page })}</span>
              </span>
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
