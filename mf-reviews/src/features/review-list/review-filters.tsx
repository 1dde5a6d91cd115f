import { groupDigits } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { Chip, imageIcon, SelectField } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { toggleScores } from './review-filter.store.ts';
import { SORTS, type Filters, type ReviewStatistics, type Sort } from './review-queries.ts';
import styles from './review-list.module.css';

/** One press for the stars most asked for; the histogram holds the single ones below three. */
const SCORE_CHIPS = [
  { id: 'five', scores: [5] },
  { id: 'four', scores: [4] },
  { id: 'low', scores: [3, 2, 1] },
] as const;

interface FilterProps {
  readonly filters: Filters;
  readonly statistics: ReviewStatistics;
  readonly onChange: (change: Partial<Filters>) => void;
}

/** Filters by photos, recommendation and stars, and the order of the list. */
export const ReviewFilters = ({ filters, statistics, onChange }: FilterProps): ReactElement => {
  const { t } = useTranslation();
  const isChosen = (scores: readonly number[]): boolean =>
    scores.length === filters.scores.length &&
    scores.every((score) => filters.scores.includes(score));
  return (
    <div className={styles.filters}>
      <div className={styles.chips} role="group" aria-label={t('list.filters')}>
        <Chip
          selected={filters.photos}
          icon={imageIcon}
          onClick={() => onChange({ photos: !filters.photos })}
        >
          <span>{t('list.withPhotos')}</span>{' '}
          <span className="tabular">{groupDigits(statistics.withPicCount)}</span>
        </Chip>
        <Chip
          selected={filters.recommended}
          onClick={() => onChange({ recommended: !filters.recommended })}
        >
          <span>{t('list.recommended')}</span>{' '}
          <span className="tabular">{groupDigits(statistics.recommendedCount)}</span>
        </Chip>
        {SCORE_CHIPS.map(({ id, scores }) => (
          <Chip
            key={id}
            selected={isChosen(scores)}
            onClick={() => onChange({ scores: toggleScores(filters.scores, scores) })}
          >
            <span aria-hidden="true">{t(`list.score.${id}`)}</span>
            <span className="visually-hidden">{t(`list.scoreName.${id}`)}</span>
          </Chip>
        ))}
      </div>
      <SelectField
        className={styles.sort}
        label={t('list.sort')}
        hideLabel
        value={filters.sort}
        onChange={(event) => onChange({ sort: event.target.value as Sort })}
        options={(Object.keys(SORTS) as Sort[]).map((sort) => ({
          value: sort,
          label: t(`list.sorts.${sort}`),
        }))}
      />
    </div>
  );
};
