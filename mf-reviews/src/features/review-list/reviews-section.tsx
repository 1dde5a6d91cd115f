import { getBestReview } from '@tapnook/contracts/calls';
import { groupDigits } from '@tapnook/kernel';
import { useCall, useSession, useTranslation } from '@tapnook/platform';
import { Button, QueryBoundary, Skeleton, SkeletonText } from '@tapnook/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { SectionQueryError } from '../../shared/components/query-errors.tsx';
import { Review } from './review-entry.tsx';
import { useFilters } from './review-filter.store.ts';
import { ReviewFilters } from './review-filters.tsx';
import {
  isFiltered,
  NO_FILTERS,
  useReviewPages,
  type ReviewEntry,
  type Subject,
} from './review-queries.ts';
import { ScoreSummary } from './score-summary.tsx';
import styles from './review-list.module.css';

const Waiting = ({ label }: { readonly label: string }): ReactElement => (
  <div className={styles.waiting} role="status">
    <span className="visually-hidden">{label}</span>
    {[1, 2].map((row) => (
      <div key={row} className={styles.review}>
        <Skeleton shape="title" width="half" />
        <SkeletonText lines={3} />
      </div>
    ))}
  </div>
);

/** The server answered for everybody; once it is known who reads, their likes are asked for. */
const useLikesAfterSignIn = (refresh: () => void): void => {
  const { user } = useSession();
  const asked = useRef(user?.userId);
  useEffect(() => {
    if (user && asked.current !== user.userId) {
      asked.current = user.userId;
      refresh();
    }
  });
};

interface ListProps {
  readonly subject: Subject;
  readonly pages: ReturnType<typeof useReviewPages>;
  readonly best: ReviewEntry | null | undefined;
}
const List = ({ subject, pages, best }: ListProps): ReactElement => {
  const { t } = useTranslation();
  const [, change] = useFilters(subject);
  const total = pages.data?.pages[0]?.data.totalCount ?? 0;
  const entries = (pages.data?.pages ?? [])
    .flatMap(({ data }) => data.items)
    .filter(({ id }) => id !== best?.id);
  const ofMerchant = subject.type === 'merchant';
  const found = (
    <>
      <p className="visually-hidden" role="status">
        {t('list.found', { count: total, figure: groupDigits(total) })}
      </p>
      {total === 0 ? (
        <div className={styles.none}>
          <p>{t('list.noneFound')}</p>
          <Button size="s" tone="outline" onClick={() => change(NO_FILTERS)}>
            {t('list.showAll')}
          </Button>
        </div>
      ) : (
        <ul role="list">
          {best && (
            <li>
              <Review review={best} best ofMerchant={ofMerchant} />
            </li>
          )}
          {entries.map((review) => (
            <li key={review.id}>
              <Review review={review} ofMerchant={ofMerchant} />
            </li>
          ))}
        </ul>
      )}
      {pages.isFetchNextPageError && (
        <SectionQueryError text={t('list.failed')} onRetry={() => void pages.fetchNextPage()} />
      )}
      {pages.hasNextPage && !pages.isFetchNextPageError && (
        <Button
          className={styles.moreButton}
          tone="outline"
          busy={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {t('list.next')}
        </Button>
      )}
    </>
  );
  return (
    <QueryBoundary
      query={pages}
      loading={<Waiting label={t('loading')} />}
      renderError={(retry) => <SectionQueryError text={t('list.failed')} onRetry={retry} />}
    >
      {() => found}
    </QueryBoundary>
  );
};

/**
 * Everything said about a product or a merchant: score, spread, filters and entries (part 1,
 * section 2; part 2, section 7).
 */
export const ReviewsSection = ({
  subject,
  title,
}: {
  readonly subject: Subject;
  readonly title?: string;
}): ReactElement => {
  const { t } = useTranslation();
  const [filters, change] = useFilters(subject);
  const pages = useReviewPages(subject, filters);
  const best = useCall(
    getBestReview,
    { query: { externalId: subject.id, objectType: subject.type } },
    { handledErrorCodes: 'all' },
  );
  useLikesAfterSignIn(() => {
    void pages.refetch();
    void best.refetch();
  });
  const current = pages.data?.pages[0]?.data.statistics;
  const [former, setFormer] = useState(current);
  if (current && current !== former) setFormer(current);
  const statistics = current ?? former;
  const headingId = `reviews-${subject.type}-${subject.id}`;
  if (statistics?.count === 0 && !isFiltered(filters)) {
    return (
      <section aria-labelledby={headingId}>
        <h2 id={headingId} className={styles.heading}>
          {title ?? t('list.title')}
        </h2>
        <p className="text-muted">{t('list.empty')}</p>
      </section>
    );
  }
  const shownBest = isFiltered(filters) || filters.sort !== 'newest' ? null : best.data;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading} tabIndex={-1}>
        {title ?? t('list.title')}
      </h2>
      <div className={styles.columns}>
        {statistics ? (
          <ScoreSummary subject={subject} statistics={statistics} />
        ) : (
          !pages.isError && <Skeleton shape="block" />
        )}
        <div>
          {statistics && (
            <ReviewFilters filters={filters} statistics={statistics} onChange={change} />
          )}
          <List subject={subject} pages={pages} best={shownBest} />
        </div>
      </div>
    </section>
  );
};
