import { useTranslation } from '@tapnook/platform';
import { Button, Chip, filterIcon, RemovableChip } from '@tapnook/ui';
import type { ReactElement } from 'react';
import type { FilterChip } from './filter-chips.ts';
import styles from './listing.module.css';

export interface ActiveFiltersProps<State> {
  readonly chips: readonly FilterChip<State>[];
  readonly go: (state: State) => void;
  readonly clear: () => void;
  /** Opens all filters, on screens that have no room for them. */
  readonly onOpen: () => void;
}

/** The filters that are on, each with a cross. */
export const ActiveFilters = <State,>({
  chips,
  go,
  clear,
  onOpen,
}: ActiveFiltersProps<State>): ReactElement => {
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
