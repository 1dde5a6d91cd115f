import { links } from '@tapnook/contracts';
import { getBooking } from '@tapnook/contracts/calls';
import { useCall, UiLink, usePlatform, useTranslation } from '@tapnook/platform';
import {
  Breadcrumbs,
  ButtonLink,
  EmptyState,
  infoIcon,
  Note,
  Picture,
  Skeleton,
  SkeletonText,
} from '@tapnook/ui';
import { memo, type ReactElement } from 'react';
import { MissedVisitNotice } from '../../shared/components/missed-visit-notice.tsx';
import { QueryError } from '../../shared/components/query-error.tsx';
import { useOrder } from '../../shared/hooks/use-order.ts';
import { buyAgainPath } from '../../shared/model/buy-again.ts';
import { choiceLine } from '../../shared/model/order-lines.ts';
import { missedDay, type Order } from '../../shared/model/order.ts';
import { BookingCalendar } from './booking-calendar.tsx';
import { isChangeable, type BookingRecord, type Overview } from './booking-days.ts';
import { BookingPanel } from './booking-panel.tsx';
import { useBooking } from './use-booking.ts';
import { VisitList } from './visit-list.tsx';
import styles from './booking.module.css';

/** No voucher is left: what there is to see, and the way to another one. */
const NothingToBook = ({ order }: { readonly order: Order }): ReactElement => {
  const { t } = useTranslation();
  return (
    <Note icon={infoIcon} tone="info" title={t('booking.nothing')}>
      <p>{t('booking.nothingText')}</p>
      <div className={`row gap-2 flex-wrap ${styles.nothing}`}>
        <ButtonLink
          as={UiLink}
          tone="outline"
          size="s"
          href={links.profile('order', order.orderNo)}
        >
          {t('booking.toOrder')}
        </ButtonLink>
        <ButtonLink as={UiLink} tone="outline" size="s" href={buyAgainPath(order)}>
          {t('order.again')}
        </ButtonLink>
      </div>
    </Note>
  );
};

/**
 * What was bought, and where this page belongs. No press on the page changes it but that on another
 * visit.
 */
const BookingHeader = memo(
  ({
    order,
    options,
  }: {
    readonly order: Order;
    readonly options: BookingRecord['options'] | undefined;
  }): ReactElement => {
    const words = useTranslation();
    const { t, text } = words;
    return (
      <>
        <Breadcrumbs
          label={t('detail.crumbs')}
          as={UiLink}
          items={[
            { label: t('booking.list'), href: links.profile('vouchers') },
            { label: order.orderNo, href: links.profile('order', order.orderNo) },
            { label: t('booking.crumb') },
          ]}
        />
        <header className={styles.head}>
          <div className={styles.picture}>
            <Picture
              src={order.productImages[0] ?? ''}
              alt=""
              width={168}
              height={168}
              sizes="84px"
              ratio="fill"
              shape="small"
            />
          </div>
          <div>
            <h2 className={styles.title}>{text(order.productName)}</h2>
            <p className="text-muted">{choiceLine(order, words, options)}</p>
          </div>
        </header>
      </>
    );
  },
);

const BookingContent = ({
  order,
  overview,
}: {
  readonly order: Order;
  readonly overview: Overview;
}): ReactElement => {
  const { t } = useTranslation();
  const model = useBooking(order, overview);
  const { now } = usePlatform();
  const hasNothing = overview.bookableNum === 0 && model.openVisits.length === 0;
  const hasMissedVisit = order.vouchers.some((voucher) => missedDay(voucher, model.today));
  const isChangeableNow =
    !model.isStopped &&
    (overview.bookableNum > 0 || model.openVisits.some((booking) => isChangeable(booking, now())));
  return (
    <div className={styles.page}>
      <BookingHeader order={order} options={model.movingVisit?.options} />
      <VisitList order={order} overview={overview} model={model} />
      <MissedVisitNotice vouchers={order.vouchers} orderNo={order.orderNo} />
      {hasNothing ? (
        !hasMissedVisit && <NothingToBook order={order} />
      ) : (
        <div className={styles.split}>
          {!model.isFixed && <BookingCalendar model={model} overview={overview} />}
          {!model.isStopped && <BookingPanel model={model} order={order} overview={overview} />}
        </div>
      )}
      {isChangeableNow && !model.isFinal && (
        <p className="text-sm text-muted">{t('booking.cutOff', { count: overview.cutOffHours })}</p>
      )}
    </div>
  );
};

/** Booking of one order of limited-quantity vouchers. */
export const BookingPage = ({ orderNo }: { readonly orderNo: string }): ReactElement => {
  const { t } = useTranslation();
  const order = useOrder(orderNo);
  const overview = useCall(
    getBooking,
    { params: { orderNo } },
    {
      handledErrorCodes: ['20601', '10500', '10503', 'network'],
      staleTime: 0,
      refreshOnReturn: true,
    },
  );
  const failure = (order.data ? null : order.error) ?? (overview.data ? null : overview.error);
  if (failure?.code === '20601' && order.data) {
    return (
      <EmptyState
        title={t('booking.notLimited')}
        text={t('booking.notLimitedText')}
        action={
          <ButtonLink as={UiLink} href={links.profile('order', orderNo)}>
            {t('booking.toOrder')}
          </ButtonLink>
        }
      />
    );
  }
  if (failure) {
    const retry = (): void => {
      void order.refetch();
      void overview.refetch();
    };
    return <QueryError failure={failure} level={2} onRetry={retry} />;
  }
  if (!order.data || !overview.data)
    return (
      <div role="status" aria-label={t('checkout.loading')}>
        <Skeleton shape="block" />
        <SkeletonText lines={5} />
      </div>
    );
  return <BookingContent order={order.data} overview={overview.data} />;
};
