import { formatScore, groupDigits } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { Histogram, Stars } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { toggleScores, useFilters } from './review-filter.store.ts';
import type { ReviewStatistics, Subject } from './review-queries.ts';
import styles from './review-list.module.css';

const STARS = [5, 4, 3, 2, 1];

/**
 * How the stars are spread; a press on a row shows those reviews alone, a second one shows all
 * again.
 */
export const ScoreHistogram = ({
  subject,
  statistics,
  onSelect,
}: {
  readonly subject: Subject;
  readonly statistics: ReviewStatistics;
  readonly onSelect?: () => void;
}): ReactElement => {
  const { t } = useTranslation();
  const [filters, change] = useFilters(subject);
  const countOf = (star: number): number =>
    statistics.histogram.find(({ score }) => score === star)?.count ?? 0;
  return (
    <Histogram
      label={t('list.breakdown')}
      rows={STARS.map((star) => ({
        id: String(star),
        label: String(star),
        name: t('list.starRow', { star, count: countOf(star) }),
        count: groupDigits(countOf(star)),
        share: statistics.count === 0 ? 0 : countOf(star) / statistics.count,
        selected: filters.scores.length === 1 && filters.scores[0] === star,
      }))}
      onSelect={(id) => {
        change({ scores: toggleScores(filters.scores, [Number(id)]) });
        onSelect?.();
      }}
    />
  );
};

/** Mean, spread and the averages of the template's items. */
export const ScoreSummary = ({
  subject,
  statistics,
}: {
  readonly subject: Subject;
  readonly statistics: ReviewStatistics;
}): ReactElement => {
  const { t, text } = useTranslation();
  const { overallScore, count, scores } = statistics;
  return (
    <div className={styles.summary}>
      <div className={styles.big}>
        <b>{formatScore(overallScore)}</b>
        <div className="column">
          <Stars
            value={overallScore}
            label={t('list.outOfFive', { score: formatScore(overallScore) })}
          />
          <span className="text-sm text-muted tabular">
            {t('list.reviews', { count, figure: groupDigits(count) })}
          </span>
        </div>
      </div>
      <ScoreHistogram subject={subject} statistics={statistics} />
      {scores.length > 0 && (
        <dl className={styles.items}>
          {scores.map((item) => (
            <div key={item.id}>
              <dt>{text(item.itemName)}</dt>
              <dd>{formatScore(item.score)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
};
