import type { Slots } from '@tapnook/contracts';
import { defineSlot, useTranslation } from '@tapnook/platform';
import { moveFocus, QueryBoundary, Skeleton } from '@tapnook/ui';
import type { ReactElement } from 'react';
import {
  loadReviewPages,
  NO_FILTERS,
  useReviewPages,
  type Subject,
} from '../../features/review-list/review-queries.ts';
import { ScoreHistogram } from '../../features/review-list/score-summary.tsx';
import { SectionQueryError } from '../../shared/components/query-errors.tsx';

/** Goes to the list of the same subject, where the pressed stars are now alone. */
const showList = ({ type, id }: Subject): void => {
  const heading = document.getElementById(`reviews-${type}-${id}`);
  heading?.scrollIntoView();
  moveFocus(heading, { preventScroll: true });
};

const Spread = ({ externalId, objectType }: Slots['score-histogram']): ReactElement | null => {
  const { t } = useTranslation();
  const subject: Subject = { type: objectType, id: externalId };
  const pages = useReviewPages(subject, NO_FILTERS);
  return (
    <QueryBoundary
      query={pages}
      loading={<Skeleton shape="block" />}
      renderError={(retry) => <SectionQueryError text={t('list.failed')} onRetry={retry} />}
      isEmpty={(read) => !read.pages[0]?.data.statistics.count}
    >
      {(read) =>
        read.pages[0] && (
          <ScoreHistogram
            subject={subject}
            statistics={read.pages[0].data.statistics}
            onSelect={() => showList(subject)}
          />
        )
      }
    </QueryBoundary>
  );
};

/**
 * The spread of the stars alone; reads the same first page as the list, so both together ask once.
 */
export const slot = defineSlot<Slots['score-histogram']>({
  Component: Spread,
  load: ({ platform, props: { externalId, objectType } }) =>
    loadReviewPages(platform, { type: objectType, id: externalId }),
});
