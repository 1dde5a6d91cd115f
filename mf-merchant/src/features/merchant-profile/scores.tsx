import type { MerchantDetail } from '@tapnook/contracts/api';
import { formatDay, formatScore, groupDigits, hongKongDay } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { Histogram, Panel, Stars } from '@tapnook/ui';
import type { ReactElement } from 'react';
import styles from './scores.module.css';

const LatestReview = ({
  review,
  reviewsId,
}: {
  readonly review: NonNullable<MerchantDetail['latestReview']>;
  readonly reviewsId: string;
}): ReactElement => {
  const { t, locale } = useTranslation();
  const score = formatScore(review.overallScore);
  return (
    <figure className={`column gap-2 ${styles.quote}`}>
      <figcaption className="row flex-wrap text-sm">
        <span className="bold">{review.authorName || t('scores.anonymous')}</span>
        <Stars value={review.overallScore} label={t('scores.stars', { score })} />
        <span className="text-muted tabular">
          {formatDay(hongKongDay(review.createdAt), locale)}
        </span>
      </figcaption>
      <blockquote
        className="text-sm"
        lang={/\p{Script=Han}/u.test(review.message) ? 'zh-HK' : 'en'}
      >
        {review.message}
      </blockquote>
      <a className="link text-sm" href={`#${reviewsId}`}>
        {t('scores.all')}
      </a>
    </figure>
  );
};

/** Scores over all products, and the latest review. Nothing before the first review. */
export const Scores = ({
  merchant,
  reviewsId,
}: {
  readonly merchant: MerchantDetail;
  readonly reviewsId: string;
}): ReactElement | null => {
  const { t } = useTranslation();
  const { overallScore, count, scores } = merchant.scoreStatistics;
  if (overallScore === null || count === 0) return null;
  const value = formatScore(overallScore);
  return (
    <Panel title={t('scores.title')}>
      <div className="column gap-4">
        <div className={styles.overall}>
          <b>{value}</b>
          <div className="column">
            <Stars value={overallScore} label={t('scores.stars', { score: value })} />
            <span className="text-sm text-muted">
              {t('scores.count', { count, reviews: groupDigits(count) })}
            </span>
          </div>
        </div>
        <Histogram
          label={t('scores.spread')}
          rows={scores.map((row) => ({
            id: String(row.score),
            label: String(row.score),
            name: t('scores.row', {
              score: row.score,
              count: row.count,
              reviews: groupDigits(row.count),
            }),
            count: groupDigits(row.count),
            share: row.count / count,
          }))}
        />
        {merchant.latestReview && (
          <LatestReview review={merchant.latestReview} reviewsId={reviewsId} />
        )}
      </div>
    </Panel>
  );
};
