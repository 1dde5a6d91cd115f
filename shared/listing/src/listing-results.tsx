import { UiLink, useTranslation } from '@tapnook/platform';
import {
  ButtonLink,
  EmptyState,
  Pagination,
  QueryBoundary,
  SkeletonGrid,
  type BoundaryQuery,
} from '@tapnook/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './listing.module.css';

export interface ListingResultsProps<Item> {
  readonly query: BoundaryQuery<readonly Item[]>;
  /** What is shown belongs to the former search, until the new one is answered. */
  readonly isBusy: boolean;
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly hrefOf: (page: number) => string;
  readonly placeholders: number;
  readonly loadingLabel: string;
  readonly renderError: (retry: () => void) => ReactNode;
  /** Shown when nothing at all was found. */
  readonly empty: ReactNode;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/**
 * A page of results with the way to the others; the way back where the address lies after the last.
 */
export const ListingResults = <Item,>({
  query,
  isBusy,
  total,
  page,
  pageSize,
  hrefOf,
  placeholders,
  loadingLabel,
  renderError,
  empty,
  children,
}: ListingResultsProps<Item>): ReactElement => {
  const { t } = useTranslation();
  const pages = Math.ceil(total / pageSize);
  const busy = isBusy || undefined;
  return (
    <QueryBoundary
      query={query}
      loading={<SkeletonGrid count={placeholders} columns={3} label={loadingLabel} />}
      renderError={renderError}
      isEmpty={(items) => items.length === 0}
      empty={
        pages > 0 && page > pages ? (
          <EmptyState
            title={t('search.endTitle', { count: pages })}
            action={
              <ButtonLink as={UiLink} tone="outline" href={hrefOf(pages)}>
                {t('search.lastPage')}
              </ButtonLink>
            }
          />
        ) : (
          empty
        )
      }
    >
      {(items) => (
        <div className={styles.results} data-busy={busy} aria-busy={busy}>
          {children(items)}
          {pages > 1 && (
            <Pagination
              label={t('search.pages')}
              page={page}
              pages={pages}
              as={UiLink}
              hrefOf={hrefOf}
              previousLabel={t('search.previousPage')}
              nextLabel={t('search.nextPage')}
              pageLabel={(each) => t('search.page', { page: each })}
            />
          )}
        </div>
      )}
    </QueryBoundary>
  );
};
