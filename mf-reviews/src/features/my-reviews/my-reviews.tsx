import { links } from '@tapnook/contracts';
import { listMyReviews } from '@tapnook/contracts/calls';
import { formatDay, groupDigits, hongKongDay } from '@tapnook/kernel';
import {
  useInfiniteCall,
  usePlatformEvent,
  useSession,
  type CallData,
  UiLink,
  useTranslation,
} from '@tapnook/platform';
import {
  Button,
  ButtonLink,
  CoinMark,
  EmptyState,
  Picture,
  QueryBoundary,
  SkeletonText,
  Stars,
  Tabs,
  Tag,
} from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { SectionQueryError } from '../../shared/components/query-errors.tsx';
import { MODERATION_TONES } from '../../shared/model/moderation-tones.ts';
import styles from './my-reviews.module.css';

type MyReview = CallData<'listMyReviews'>['items'][number];
const STATUSES = ['PENDING', 'REVIEWED', 'DISABLE_REVIEW'] as const;
type Status = (typeof STATUSES)[number];
const PAGE_SIZE = 10;

const useMyReviews = (status: Status) => {
  const { user } = useSession();
  const pages = useInfiniteCall(
    listMyReviews,
    (page) => ({ query: { pageIndex: page, pageSize: PAGE_SIZE, reviewStatuses: [status] } }),
    ({ data }, all) =>
      data.items.length > 0 &&
      all.reduce((sum, page) => sum + page.data.items.length, 0) < data.totalCount,
    { enabled: user !== null, handledErrorCodes: 'all' },
  );
  usePlatformEvent('review:submitted', () => void (user && pages.refetch()));
  return pages;
};

const Coins = ({ item }: { readonly item: MyReview['item'] }): ReactElement | null => {
  const { t } = useTranslation();
  if (item.reward.earns)
    return (
      <span className={styles.coins}>
        <CoinMark size="s" />
        <span>{t('mine.upTo', { count: item.maxPoint })}</span>
      </span>
    );
  return item.reward.reason ? (
    <span className="text-sm text-muted">{t(`reason.${item.reward.reason}`)}</span>
  ) : null;
};

const PendingReview = ({ entry }: { readonly entry: MyReview }): ReactElement => {
  const { t, locale } = useTranslation();
  const { item, orderNo } = entry;
  return (
    <>
      {item.reviewableUntil && (
        <p className="text-sm text-muted tabular">
          {t('mine.before', { day: formatDay(hongKongDay(item.reviewableUntil), locale) })}
        </p>
      )}
      <Coins item={item} />
      <ButtonLink className={styles.act} as={UiLink} href={links.writeReview(orderNo)} size="s">
        {t('mine.write')}
      </ButtonLink>
    </>
  );
};

const Written = ({ entry }: { readonly entry: MyReview }): ReactElement | null => {
  const { t, locale } = useTranslation();
  const { review, orderNo } = entry;
  if (!review) return null;
  return (
    <>
      <p className={styles.line}>
        <Stars
          value={review.overallScore}
          label={t('list.outOfFive', { score: review.overallScore })}
        />
        <Tag tone={MODERATION_TONES[review.status]}>{t(`moderation.${review.status}`)}</Tag>
        <span className="text-sm text-muted tabular">
          {formatDay(hongKongDay(review.createdAt), locale)}
        </span>
      </p>
      <p className={styles.excerpt} lang={review.meta.language === 'zh_hk' ? 'zh-HK' : 'en'}>
        {review.message}
      </p>
      {review.rewardPointForReview > 0 && review.status !== 'HIDE' && (
        <span className={styles.coins}>
          <CoinMark size="s" />
          <span>
            {t(review.status === 'NORMAL' ? 'mine.earned' : 'mine.coming', {
              figure: groupDigits(review.rewardPointForReview),
            })}
          </span>
        </span>
      )}
      <ButtonLink
        className={styles.act}
        as={UiLink}
        href={links.reviewDetail(orderNo, review.id)}
        size="s"
        tone="outline"
      >
        {t('mine.read')}
      </ButtonLink>
    </>
  );
};

const Entry = ({
  entry,
  status,
}: {
  readonly entry: MyReview;
  readonly status: Status;
}): ReactElement => {
  const { t, text } = useTranslation();
  const { item } = entry;
  return (
    <li className={styles.entry}>
      <span className={styles.picture}>
        <Picture
          src={item.productImages[0] ?? ''}
          alt=""
          width={320}
          height={320}
          sizes="88px"
          maxWidth={320}
          ratio="1:1"
          shape="small"
          dimmed={status === 'DISABLE_REVIEW'}
        />
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <UiLink
            href={links.product({ productRoute: item.productRoute, productId: item.productId })}
          >
            {text(item.productName)}
          </UiLink>
        </h2>
        <p className="text-sm text-muted">{text(item.planName)}</p>
        {status === 'PENDING' && <PendingReview entry={entry} />}
        {status === 'REVIEWED' && <Written entry={entry} />}
        {status === 'DISABLE_REVIEW' && <p className="text-sm text-muted">{t('mine.closed')}</p>}
      </div>
    </li>
  );
};

/**
 * The shopper's orders that can be reviewed, were reviewed, or can be no longer (part 1, section
 * 4).
 */
export const MyReviews = (): ReactElement => {
  const { t } = useTranslation();
  const [status, setStatus] = useState<Status>('PENDING');
  const pages = useMyReviews(status);
  const entries = (pages.data?.pages ?? []).flatMap(({ data }) => data.items);
  return (
    <Tabs
      label={t('mine.tabs')}
      value={status}
      onChange={(id) => setStatus(id as Status)}
      tabs={STATUSES.map((id) => ({ id, label: t(`mine.status.${id}`) }))}
    >
      <QueryBoundary
        query={pages}
        loading={
          <div role="status" aria-label={t('loading')}>
            <SkeletonText lines={5} />
          </div>
        }
        renderError={(retry) => <SectionQueryError text={t('mine.failed')} onRetry={retry} />}
        isEmpty={() => entries.length === 0}
        empty={
          <EmptyState
            title={t(`mine.empty.${status}`)}
            action={
              <ButtonLink as={UiLink} href={links.profile('order')} tone="outline">
                {t('mine.orders')}
              </ButtonLink>
            }
          />
        }
      >
        {() => (
          <ul role="list">
            {entries.map((entry) => (
              <Entry key={entry.orderId} entry={entry} status={status} />
            ))}
          </ul>
        )}
      </QueryBoundary>
      {pages.isFetchNextPageError && (
        <SectionQueryError text={t('mine.failed')} onRetry={() => void pages.fetchNextPage()} />
      )}
      {pages.hasNextPage && !pages.isFetchNextPageError && (
        <Button
          className={styles.more}
          tone="outline"
          busy={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {t('mine.more')}
        </Button>
      )}
    </Tabs>
  );
};
