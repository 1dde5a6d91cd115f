import type { Slots } from '@tapnook/contracts';
import { defineSlot, useTranslation } from '@tapnook/platform';
import { Skeleton } from '@tapnook/ui';
import type { ReactElement } from 'react';
import {
  loadReviewPages,
  NO_FILTERS,
  useReviewPages,
  type Subject,
} from '../../features/review-list/review-queries.ts';
import { ScoreHistogram } from '../../features/review-list/score-summary.tsx';
import { SectionError } from '../../shared/components/section-error.tsx';

/** Goes to the list of the same subject, where the pressed stars are now alone. */
const showList = ({ type, id }: Subject): void => {
  const heading = document.getElementById(`reviews-${type}-${id}`);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
};

const Spread = ({ externalId, objectType }: Slots['score-histogram']): ReactElement | null => {
  const { t } = useTranslation();
  const subject: Subject = { type: objectType, id: externalId };
  const pages = useReviewPages(subject, NO_FILTERS);
  const statistics = pages.data?.pages[0]?.data.statistics;
  if (statistics)
    return statistics.count === 0 ? null : (
      <ScoreHistogram
        subject={subject}
        statistics={statistics}
        onSelect={() => showList(subject)}
      />
    );
  return pages.isError ? (
    <SectionError text={t('list.failed')} onRetry={() => void pages.refetch()} />
  ) : (
    <Skeleton shape="block" />
  );
};

/** The spread of the stars alone; reads the same first page as the list, so both together ask once. */
export const slot = defineSlot<Slots['score-histogram']>({
  Component: Spread,
  load: ({ platform, props: { externalId, objectType } }) =>
    loadReviewPages(platform, { type: objectType, id: externalId }),
});
