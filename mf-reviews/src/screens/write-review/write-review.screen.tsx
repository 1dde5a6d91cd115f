import { links } from '@tapnook/contracts';
import { getReviewOrder } from '@tapnook/contracts/calls';
import { formatDay, hongKongDay } from '@tapnook/kernel';
import {
  defineScreen,
  UiLink,
  useCall,
  usePlatform,
  useSession,
  useTranslation,
  type CallData,
} from '@tapnook/platform';
import {
  Button,
  ButtonLink,
  EmptyState,
  Note,
  Picture,
  QueryBoundary,
  RadioCardGroup,
  Skeleton,
  SkeletonText,
} from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { ReviewForm } from '../../features/review-form/review-form.tsx';
import { RewardPanel } from '../../features/review-form/reward-panel.tsx';
import { ReviewsSection } from '../../features/review-list/reviews-section.tsx';
import { PageQueryError } from '../../shared/components/query-errors.tsx';
import { withoutShellFailures } from '../../shared/model/handled-by-shell.ts';
import styles from './write-review.module.css';

type ReviewOrder = CallData<'getReviewOrder'>;
type Item = ReviewOrder['items'][number];
const EMPTY_REVIEW = { message: '', photos: 0, isRecommended: false };

const Loading = (): ReactElement => {
  const { t } = useTranslation();
  return (
    <div className={styles.waiting} role="status" aria-label={t('loading')}>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="block" />
      <SkeletonText lines={4} />
    </div>
  );
};

const ProductHeader = ({ item }: { readonly item: Item }): ReactElement => {
  const { t, text, locale } = useTranslation();
  return (
    <header className={styles.head}>
      <span className={styles.picture}>
        <Picture
          src={item.productImages[0] ?? ''}
          alt=""
          width={320}
          height={320}
          sizes="88px"
          maxWidth={320}
          ratio="fill"
          priority
        />
      </span>
      <div>
        {item.exchangeTime && (
          <p className="text-sm text-muted tabular">
            {t('write.visited', { day: formatDay(hongKongDay(item.exchangeTime), locale) })}
          </p>
        )}
        <h1>{t('write.title')}</h1>
        <p className="text-sm text-muted">{text(item.productName)}</p>
      </div>
    </header>
  );
};

/** Nothing can be written: it was reviewed already, or its time is over. */
const NotReviewable = ({ item }: { readonly item: Item }): ReactElement => {
  const { t } = useTranslation();
  return item.reviewStatus === 'REVIEWED' ? (
    <EmptyState
      title={t('write.already')}
      text={t('write.alreadyText')}
      action={
        <ButtonLink
          as={UiLink}
          href={links.reviewDetail(item.orderNumberId, item.reviewId ?? undefined)}
        >
          {t('mine.read')}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      title={t('write.closed')}
      text={t('mine.closed')}
      action={
        <ButtonLink as={UiLink} href={links.profile('reviews')}>
          {t('write.mine')}
        </ButtonLink>
      }
    />
  );
};

const ItemChooser = ({
  items,
  chosen,
  onChoose,
}: {
  readonly items: readonly Item[];
  readonly chosen: string;
  readonly onChoose: (orderId: string) => void;
}): ReactElement => {
  const { t, text } = useTranslation();
  return (
    <RadioCardGroup
      legend={t('write.choose')}
      value={chosen}
      onChange={onChoose}
      options={items.map((item) => ({
        value: item.orderId,
        title: text(item.productName),
        detail: `${text(item.planName)} · ${t(`mine.status.${item.reviewStatus}`)}`,
      }))}
    />
  );
};

/**
 * By the mailed link a visit can be looked at without signing in; a review is written by the person
 * who was there.
 */
const SignInToWrite = ({ item }: { readonly item: Item }): ReactElement => {
  const { t } = useTranslation();
  const { navigation } = usePlatform();
  return (
    <div className={styles.visitor}>
      <RewardPanel item={item} review={EMPTY_REVIEW} />
      <Note tone="info" title={t('write.signIn')}>
        {t('write.signInText')}
      </Note>
      <Button onClick={() => navigation.go(links.login(navigation.current()))}>
        {t('write.signInAction')}
      </Button>
    </div>
  );
};

const ReviewOrderForm = ({
  order,
  userId,
}: {
  readonly order: ReviewOrder;
  readonly userId: string | undefined;
}): ReactElement => {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const wanted = order.items.find(({ orderId }) => orderId === search.get('item'));
  const item =
    wanted ?? order.items.find(({ reviewStatus }) => reviewStatus === 'PENDING') ?? order.items[0];
  if (!item) return <EmptyState title={t('write.notYet')} text={t('write.notYetText')} />;
  return (
    <>
      <ProductHeader item={item} />
      {order.items.length > 1 && (
        <ItemChooser
          items={order.items}
          chosen={item.orderId}
          onChoose={(orderId) =>
            setSearch(
              (before) =>
                new URLSearchParams([
                  ...[...before].filter(([name]) => name !== 'item'),
                  ['item', orderId],
                ]),
              { replace: true },
            )
          }
        />
      )}
      {item.reviewStatus !== 'PENDING' ? (
        <NotReviewable item={item} />
      ) : userId === undefined ? (
        <SignInToWrite item={item} />
      ) : (
        <ReviewForm key={item.orderId} item={item} userId={userId} />
      )}
      <div className="band">
        <ReviewsSection
          subject={{ type: 'product', id: item.productId }}
          title={t('write.others')}
        />
      </div>
    </>
  );
};

const WriteReview = (): ReactElement => {
  const { t } = useTranslation();
  const { orderNo = '' } = useParams();
  const [search] = useSearchParams();
  const { user, known } = useSession();
  // A visitor without the link that we mailed is refused by the server, and the shell asks to sign
  // in and come back.
  const order = useCall(
    getReviewOrder,
    { params: { orderId: orderNo }, query: { access: search.get('access') ?? undefined } },
    { enabled: known, handledErrorCodes: ['20901', 'network'], staleTime: 0 },
  );
  return (
    <div className={`container ${styles.page}`}>
      <QueryBoundary
        query={withoutShellFailures(order)}
        loading={<Loading />}
        renderError={(retry) =>
          order.error?.code === '20901' ? (
            <EmptyState
              level={1}
              title={t('write.notYet')}
              text={t('write.notYetText')}
              action={
                <ButtonLink as={UiLink} href={links.voucher(orderNo)}>
                  {t('write.voucher')}
                </ButtonLink>
              }
            />
          ) : (
            <PageQueryError text={t('write.failed')} onRetry={retry} />
          )
        }
      >
        {(data) => <ReviewOrderForm key={user?.userId ?? ''} order={data} userId={user?.userId} />}
      </QueryBoundary>
    </div>
  );
};

export const screen = defineScreen({
  Component: WriteReview,
  load: ({ t }) => Promise.resolve({ title: t('write.pageTitle'), noIndex: true }),
});
