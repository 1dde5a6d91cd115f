import { listManagedReviews, moderateReview } from '@tapnook/contracts/calls';
import { formatDateTime } from '@tapnook/kernel';
import type { CallResult } from '@tapnook/platform';
import { Button, Picture, Stars, Tag } from '@tapnook/ui';
import { useState } from 'react';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { Rows, Screen, Show } from '../components/basics.tsx';
import { FilterTabs, Pages } from '../components/filter-tabs.tsx';
import { AnswerForm, ReportForm } from '../components/review-forms.tsx';
import { useAction } from '../use-action.ts';
import { useLoad } from '../use-load.ts';

type Review = CallResult<typeof listManagedReviews>['items'][number];
const PAGE_SIZE = 20;

/** What somebody may do with a review: answer, report; an administrator shows and hides. */
const ReviewActs = ({
  review,
  onDone,
}: {
  readonly review: Review;
  readonly onDone: () => void;
}) => {
  const { t, member } = useBackOffice();
  const { busy, act } = useAction();
  const [open, setOpen] = useState<'answer' | 'report' | null>(null);
  const { reviewId } = review;
  const close = (changed: boolean): void => {
    setOpen(null);
    if (changed) onDone();
  };
  const decide = async (status: 'NORMAL' | 'HIDE'): Promise<void> => {
    const done = await act(
      () => callApi(moderateReview, { params: { reviewId }, body: { status } }),
      t(`reviews.decided.${status}`),
    );
    if (done) onDone();
  };
  if (open === 'answer') return <AnswerForm review={review} onDone={close} />;
  if (open === 'report') return <ReportForm review={review} onDone={close} />;
  const isOpenReport = review.report !== null && review.report.outcome === null;
  return (
    <span className="cluster">
      {review.status === 'NORMAL' && (
        <Button size="s" tone="outline" onClick={() => setOpen('answer')}>
          {t(review.answer ? 'reviews.changeAnswer' : 'reviews.answer')}
        </Button>
      )}
      {review.status === 'NORMAL' && !review.report && member.role !== 'admin' && (
        <Button size="s" tone="ghost" onClick={() => setOpen('report')}>
          {t('reviews.report')}
        </Button>
      )}
      {member.role === 'admin' && (review.status !== 'NORMAL' || isOpenReport) && (
        <Button size="s" busy={busy} onClick={() => void decide('NORMAL')}>
          {t(review.status === 'NORMAL' ? 'reviews.keep' : 'reviews.show')}
        </Button>
      )}
      {member.role === 'admin' && review.status !== 'HIDE' && (
        <Button size="s" tone="outline" busy={busy} onClick={() => void decide('HIDE')}>
          {t('reviews.hide')}
        </Button>
      )}
    </span>
  );
};

const ReviewRow = ({
  review,
  onDone,
}: {
  readonly review: Review;
  readonly onDone: () => void;
}) => {
  const { t, text, locale, member } = useBackOffice();
  const { report } = review;
  return (
    <li>
      <span className="spread">
        <b>{text(review.productName)}</b>
        <Stars
          value={review.overallScore}
          label={t('reviews.score', { score: review.overallScore })}
        />
      </span>
      <span className="text-muted">
        {[
          member.role === 'admin' && text(review.merchantName),
          review.authorName || t('reviews.anonymous'),
          formatDateTime(review.createdAt, locale),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <p lang={review.language === 'zh_hk' ? 'zh-HK' : 'en'}>{review.message}</p>
      {review.pictures.length > 0 && (
        <span className="cluster">
          {review.pictures.map((src, index) => (
            <Picture
              key={src}
              src={src}
              alt={t('reviews.photo', { number: index + 1 })}
              width={320}
              height={320}
              sizes="88px"
              ratio="1:1"
            />
          ))}
        </span>
      )}
      <span className="cluster">
        {review.status !== 'NORMAL' && (
          <Tag size="m" tone="warn">
            {t(`reviews.status.${review.status}`)}
          </Tag>
        )}
        {report && (
          <Tag size="m" tone={report.outcome ? 'neutral' : 'warn'}>
            {t(`reviews.outcome.${report.outcome ?? 'open'}`, {
              reason: t(`reviews.reason.${report.reason}`),
            })}
          </Tag>
        )}
      </span>
      {report?.note && <p className="text-muted">{report.note}</p>}
      {review.answer && (
        <blockquote className="field-group">
          <b>{t('reviews.ourAnswer')}</b>
          <p>{review.answer}</p>
        </blockquote>
      )}
      <ReviewActs review={review} onDone={onDone} />
    </li>
  );
};

/** Reviews to answer and to report; for an administrator the queue of what waits for a decision. */
export const ReviewsScreen = () => {
  const { t, member } = useBackOffice();
  const isAdmin = member.role === 'admin';
  const [filter, setFilter] = useState<'all' | 'unanswered' | 'reported' | 'queue'>(
    isAdmin ? 'queue' : 'unanswered',
  );
  const [page, setPage] = useState(1);
  const loaded = useLoad(`reviews:${filter}:${page}`, () =>
    callApi(listManagedReviews, { query: { filter, pageNum: page, pageSize: PAGE_SIZE } }),
  );
  return (
    <Screen title={t('reviews.title')}>
      <FilterTabs
        label={t('reviews.filter')}
        values={isAdmin ? ['queue', 'all'] : ['unanswered', 'reported', 'all']}
        value={filter}
        textOf={(one) => t(`reviews.filters.${one}`)}
        onChange={(one) => {
          setFilter(one);
          setPage(1);
        }}
      />
      <Show
        loaded={loaded}
        empty={{ title: t('reviews.none'), isEmpty: ({ items }) => items.length === 0 }}
      >
        {({ items, totalCount }) => (
          <>
            <Rows>
              {items.map((review) => (
                <ReviewRow key={review.reviewId} review={review} onDone={loaded.reload} />
              ))}
            </Rows>
            <Pages page={page} size={PAGE_SIZE} total={totalCount} onPage={setPage} />
          </>
        )}
      </Show>
    </Screen>
  );
};
