import { links } from '@tapnook/contracts';
import { getPendingReviewsCount, getReviewDetail } from '@tapnook/contracts/calls';
import { groupDigits } from '@tapnook/kernel';
import {
  defineScreen,
  useCall,
  useSession,
  UiLink,
  useTranslation,
  type CallData,
} from '@tapnook/platform';
import { ButtonLink, checkIcon, CoinMark, Icon, QueryBoundary, Skeleton } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { PageQueryError } from '../../shared/components/query-errors.tsx';
import { withoutShellFailures } from '../../shared/model/handled-by-shell.ts';
import styles from './review-success.module.css';

/** How many others wait; the next corner to tell of. */
const PendingReviewsLink = (): ReactElement | null => {
  const { t } = useTranslation();
  const { data } = useCall(getPendingReviewsCount, {}, { handledErrorCodes: 'all', staleTime: 0 });
  const count = data?.pendingOrderCount ?? 0;
  return count > 0 ? (
    <UiLink className="link" href={links.profile('reviews')}>
      {t('success.more', { count })}
    </UiLink>
  ) : null;
};

const Success = ({
  review,
  orderNo,
}: {
  readonly review: CallData<'getReviewDetail'>;
  readonly orderNo: string;
}): ReactElement => {
  const { t, text } = useTranslation();
  const coins = review.rewardPointForReview;
  return (
    <div className={`container ${styles.page}`}>
      <span className={styles.mark}>
        <Icon d={checkIcon} size="l" />
      </span>
      <h1>{t('success.title')}</h1>
      <p className={styles.text}>{t('success.text', { product: text(review.productName) })}</p>
      {coins > 0 && (
        <p className={styles.coins}>
          <CoinMark size="m" />
          <span>
            <b>{t('success.coins', { count: coins, figure: groupDigits(coins) })}</b>
            <br />
            <span className="text-sm text-muted">{t('reward.when')}</span>
          </span>
        </p>
      )}
      <div className={styles.actions}>
        <ButtonLink as={UiLink} href={links.reviewDetail(orderNo, review.id)}>
          {t('mine.read')}
        </ButtonLink>
        <ButtonLink as={UiLink} href={links.home()} tone="outline">
          {t('success.home')}
        </ButtonLink>
      </div>
      <PendingReviewsLink />
    </div>
  );
};

const ReviewSuccess = (): ReactElement => {
  const { t } = useTranslation();
  const { orderNo = '' } = useParams();
  const { known } = useSession();
  const query = useCall(
    getReviewDetail,
    { query: { orderId: orderNo } },
    { enabled: known, handledErrorCodes: ['network'] },
  );
  return (
    <QueryBoundary
      query={withoutShellFailures(query)}
      loading={
        <div className={`container ${styles.page}`} role="status" aria-label={t('loading')}>
          <Skeleton shape="block" />
        </div>
      }
      renderError={(retry) => (
        <div className="container">
          <PageQueryError text={t('success.failed')} onRetry={retry} />
        </div>
      )}
    >
      {(review) => <Success review={review} orderNo={orderNo} />}
    </QueryBoundary>
  );
};

export const screen = defineScreen({
  Component: ReviewSuccess,
  load: ({ t }) => Promise.resolve({ title: t('success.pageTitle'), noIndex: true }),
});
