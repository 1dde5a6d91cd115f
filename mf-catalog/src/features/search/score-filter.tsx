import { SCORE_STEPS } from '@tapnook/contracts';
import { FilterGroup, withFilters } from '@tapnook/listing';
import { useTranslation } from '@tapnook/platform';
import type { ReactElement } from 'react';
import { Toggle, type FiltersProps } from './filter-group.tsx';
import styles from './filters.module.css';

export const ScoreFilter = ({ state, onChange, counts }: FiltersProps): ReactElement => {
  const { t } = useTranslation();
  return (
    <FilterGroup legend={t('search.score')}>
      <div className={styles.chips}>
        {SCORE_STEPS.map((score) => (
          <Toggle
            key={score}
            name="lowestScore"
            value={score}
            selected={state.lowestScore === score}
            onClick={() =>
              onChange(
                withFilters(state, {
                  lowestScore: state.lowestScore === score ? undefined : score,
                }),
              )
            }
          >
            <span>{t('search.scoreUp', { score })}</span>{' '}
            <span className="text-xs text-dim tabular">
              {counts?.scores.find(({ value }) => value === score)?.count}
            </span>
          </Toggle>
        ))}
      </div>
    </FilterGroup>
  );
};
