import { links } from '@tapnook/contracts';
import { getReviewDetail } from '@tapnook/contracts/calls';
import { formatScore, groupDigits } from '@tapnook/kernel';
import {
  defineScreen,
  useCall,
  useSession,
  type CallData,
  UiLink,
  useTranslation,
} from '@tapnook/platform';
import {
  CoinMark,
  KeyValueList,
  Note,
  Picture,
  QueryBoundary,
  Skeleton,
  SkeletonText,
} from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { Review } from '../../features/review-list/review-entry.tsx';
import { PageQueryError } from '../../shared/components/query-errors.tsx';
import { withoutShellFailures } from '../../shared/model/handled-by-shell.ts';
import { MODERATION_TONES } from '../../shared/model/moderation-tones.ts';
import styles from './review-detail.module.css';

type ReviewData = CallData<'getReviewDetail'>;

/** What its author is told: who sees it now, and what became of its coins. */
const ModerationNote = ({ review }: { readonly review: ReviewData }): ReactElement => {
  const { t } = useTranslation();
  const coins = review.rewardPointForReview;
  const shown = review.isAnonymous ? 'detail.shownAnonymous' : 'detail.shown';
  return (
    <Note tone={MODERATION_TONES[review.status]} title={t(`moderation.${review.status}`)}>
      <span>{t(review.status === 'NORMAL' ? shown : `detail.standing.${review.status}`)}</span>
      {coins > 0 && (
        <span className={styles.coins}>
          <CoinMark size="s" />
          <span>
            {t(`detail.coins.${review.status}`, { count: coins, figure: groupDigits(coins) })}
          </span>
        </span>
      )}
    </Note>
  );
};

const ReviewDetails = ({
  review,
  isMine,
}: {
  readonly review: ReviewData;
  readonly isMine: boolean;
}): ReactElement => {
  const { t, text } = useTranslation();
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <h1>{t(isMine ? 'detail.mine' : 'detail.title')}</h1>
        {isMine && <ModerationNote review={review} />}
        <Review review={review} likeable={review.status === 'NORMAL'} />
      </div>
      <aside className={styles.aside}>
        <UiLink
          className={styles.product}
          href={links.product({ productRoute: review.productRoute, productId: review.productId })}
        >
          <span className={styles.picture}>
            <Picture
              src={review.productImages[0] ?? ''}
              alt=""
              width={320}
              height={240}
              sizes="(min-width: 1024px) 320px, 100vw"
              maxWidth={640}
              ratio="4:3"
              shape="image"
            />
          </span>
          <span className="bold">{text(review.productName)}</span>
        </UiLink>
        {review.template && review.template.items.length > 0 && (
          <KeyValueList
            items={review.template.items.map((item) => ({
              id: item.id,
              label: text(item.itemName),
              value: formatScore(item.score),
            }))}
          />
        )}
      </aside>
    </div>
  );
};

/**
 * One's own review in any state, also by the link that we mailed: only an author's view names its
 * order; anybody's once it is shown. What a reader has no right to is not found, exactly as what
 * does not exist (part 3, "Reading other people's data").
 */
const ReviewDetail = (): ReactElement => {
  const { t } = useTranslation();
  const { orderNo = '' } = useParams();
  const [search] = useSearchParams();
  const { known } = useSession();
  const access = search.get('access') ?? undefined;
  const reviewId = search.get('reviewId');
  const query = useCall(
    getReviewDetail,
    { query: reviewId ? { reviewId } : { orderId: orderNo, access } },
    { enabled: known, handledErrorCodes: ['network'], staleTime: 0 },
  );
  return (
    <div className={`container ${styles.page}`}>
      <QueryBoundary
        query={withoutShellFailures(query)}
        loading={
          <div role="status" aria-label={t('loading')} className={styles.waiting}>
            <Skeleton shape="title" width="half" />
            <SkeletonText lines={4} />
          </div>
        }
        renderError={(retry) => <PageQueryError text={t('detail.failed')} onRetry={retry} />}
      >
        {(review) => <ReviewDetails review={review} isMine={review.orderId !== null} />}
      </QueryBoundary>
    </div>
  );
};

export const screen = defineScreen({
  Component: ReviewDetail,
  load: ({ t }) => Promise.resolve({ title: t('detail.pageTitle'), noIndex: true }),
});
