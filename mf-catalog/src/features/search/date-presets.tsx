import { FilterGroup, withFilters } from '@tapnook/listing';
import { useTranslation } from '@tapnook/platform';
import type { ReactElement } from 'react';
import { DayField, DayFilter } from './day-filter.tsx';
import { Toggle, type FiltersProps } from './filter-group.tsx';
import styles from './filters.module.css';

export const DatePresets = ({ state, onChange, counts }: FiltersProps): ReactElement => {
  const { t } = useTranslation();
  return (
    <FilterGroup legend={t('search.when')}>
      <div className={styles.chips}>
        <DayField value={state.bookableTime} />
        {(['today', 'tomorrow', 'weekend'] as const).map((word) => (
          <Toggle
            key={word}
            name="bookableTime"
            value={word}
            selected={state.bookableTime === word}
            onClick={() =>
              onChange(
                withFilters(state, {
                  bookableTime: state.bookableTime === word ? undefined : word,
                }),
              )
            }
          >
            <span>{t(`search.whens.${word}`)}</span>{' '}
            <span className="text-xs text-dim tabular">
              {counts?.days.find(({ value }) => value === word)?.count}
            </span>
          </Toggle>
        ))}
        <DayFilter
          value={state.bookableTime}
          onChange={(bookableTime) => onChange(withFilters(state, { bookableTime }))}
        />
      </div>
    </FilterGroup>
  );
};
