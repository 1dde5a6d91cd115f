import { useTranslation } from '@tapnook/platform';
import { Button, Chip, filterIcon, RemovableChip } from '@tapnook/ui';
import type { ReactElement } from 'react';
import type { FilterChip } from '../../features/search/filter-chips.ts';
import type { SearchState } from '../../features/search/search-params.ts';
import styles from './search.module.css';

export const ActiveFilters = ({
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
        <span>{t('search.filters')}</span>{' '}
        {chips.length > 0 && <span className="tabular">{chips.length}</span>}
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
