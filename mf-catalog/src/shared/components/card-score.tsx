import { formatScore, groupDigits } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { Score } from '@tapnook/ui';
import type { ReactElement } from 'react';

/** Stars and their number; nothing before the first review. */
export const CardScore = ({
  score,
  count,
}: {
  readonly score: number | null;
  readonly count: number;
}): ReactElement | null => {
  const { t } = useTranslation();
  if (score === null) return null;
  return (
    <Score
      value={formatScore(score)}
      count={`(${groupDigits(count)})`}
      label={t('card.score', { score: formatScore(score), reviews: groupDigits(count) })}
    />
  );
};
