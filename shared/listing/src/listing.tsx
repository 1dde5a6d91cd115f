import { useTranslation } from '@tapnook/platform';
import { Button, focusHeading, Sheet } from '@tapnook/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { ActiveFilters } from './active-filters.tsx';
import type { FilterChip } from './filter-chips.ts';
import styles from './listing.module.css';

export interface ListingProps<State> {
  readonly total: number | undefined;
  readonly chips: readonly FilterChip<State>[];
  readonly go: (state: State) => void;
  /** The search without its filters. */
  readonly cleared: State;
  readonly closeLabel: string;
  /** Above everything. */
  readonly banner?: ReactNode;
  /** The header around the filters that are on. */
  readonly renderHeader: (activeFilters: ReactNode) => ReactNode;
  readonly notice?: ReactNode;
  /** All filters: beside the results on wide screens, else in a sheet. */
  readonly renderFilters: (isInSheet: boolean) => ReactNode;
  /** `clear` is undefined where no filter is on. */
  readonly renderResults: (clear: (() => void) | undefined) => ReactNode;
}

/** The page of a search: header, filters and results. */
export const Listing = <State,>({
  total,
  chips,
  go,
  cleared,
  closeLabel,
  banner,
  renderHeader,
  notice,
  renderFilters,
  renderResults,
}: ListingProps<State>): ReactElement => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const clear = (): void => {
    go(cleared);
    focusHeading();
  };
  return (
    <div className={`container ${styles.page}`}>
      {banner}
      {renderHeader(
        <ActiveFilters chips={chips} go={go} clear={clear} onOpen={() => setOpen(true)} />,
      )}
      {notice && <div className={styles.notice}>{notice}</div>}
      <div className="split">
        <aside className={styles.filters} aria-label={t('search.filters')}>
          {renderFilters(false)}
        </aside>
        {renderResults(chips.length > 0 ? clear : undefined)}
      </div>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('search.filters')}
        closeLabel={closeLabel}
        actions={
          <Button block onClick={() => setOpen(false)}>
            {total === undefined ? t('search.apply') : t('search.show', { count: total })}
          </Button>
        }
      >
        {renderFilters(true)}
      </Sheet>
    </div>
  );
};
