import { formatScore, groupDigits } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { Score } from '@tapnook/ui';
import type { ReactElement } from 'react';

/** A star, the score and optionally the number of reviews; nothing before the first review. */
export const MerchantScore = ({
  score,
  count,
  quiet,
}: {
  readonly score: number | null;
  readonly count: number;
  readonly quiet?: boolean;
}): ReactElement | null => {
  const { t } = useTranslation();
  if (score === null) return null;
  return (
    <Score
      value={formatScore(score)}
      count={quiet ? undefined : `(${groupDigits(count)})`}
      label={t('score', { score: formatScore(score), count, reviews: groupDigits(count) })}
    />
  );
};
