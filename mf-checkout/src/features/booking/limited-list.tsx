import { links } from '@tapnook/contracts';
import { listMyLimitedVouchers } from '@tapnook/contracts/calls';
import { formatDay, hongKongDay } from '@tapnook/kernel';
import { AppLink, useInfiniteCall, usePlatform, UiLink, useTranslation } from '@tapnook/platform';
import {
  Button,
  ButtonLink,
  calendarIcon,
  EmptyState,
  Picture,
  QueryBoundary,
  Skeleton,
  Tag,
  type Tone,
} from '@tapnook/ui';
import type { ReactElement } from 'react';
import { NoWrap } from '../../shared/components/no-wrap.tsx';
import { statusText } from '../../shared/components/order-status.tsx';
import { QueryError } from '../../shared/components/query-error.tsx';
import { choiceLine, lastDay, visitLine } from '../../shared/model/order-lines.ts';
import { canBook, isToBook, missedDay, visitOf, type Order } from '../../shared/model/order.ts';
import styles from './booking.module.css';

const PAGE_SIZE = 10;
type BookStatus = NonNullable<Order['bookStatus']>;
const TONES: Readonly<Record<BookStatus, Tone>> = {
  unbooked: 'warn',
  booked: 'brand',
  partially_booked: 'info',
  completed: 'ok',
  expired: 'neutral',
  partially_redeemed: 'info',
  invalid: 'neutral',
};

/**
 * How the bookings of an order stand, visits that were missed not counted as booked; `missed` where
 * nothing else is left.
 */
const bookingStatusOf = ({ bookStatus, vouchers }: Order, today: string): BookStatus | 'missed' => {
  const status = bookStatus ?? 'unbooked';
  const counted = status === 'booked' || status === 'partially_booked';
  if (!counted || !vouchers.some((voucher) => missedDay(voucher, today))) return status;
  if (vouchers.some((voucher) => visitOf(voucher) && !missedDay(voucher, today)))
    return 'partially_booked';
  return status === 'booked' ? 'missed' : 'unbooked';
};

const Row = ({ order }: { readonly order: Order }): ReactElement => {
  const words = useTranslation();
  const { t, text, locale } = words;
  const now = usePlatform().now();
  const today = hongKongDay(now);
  const status = bookingStatusOf(order, today);
  const [missed = ''] = order.vouchers.flatMap((voucher) => missedDay(voucher, today) ?? []);
  const end = order.planInfo.endExchangeTime;
  const isLive = canBook(order, now);
  const toBook = order.vouchers.some((voucher) => isToBook(order, voucher));
  return (
    <li className={styles.row}>
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
      <div className={styles.rowText}>
        <Tag tone={status === 'missed' ? 'neutral' : TONES[status]} size="m">
          {status === 'missed'
            ? t('missed.on', { when: visitLine(missed, null, locale) })
            : status === 'invalid'
              ? statusText(order, t)
              : t(
                  toBook || status !== 'unbooked'
                    ? `booking.status_${status}`
                    : 'booking.visit_stopped',
                )}
        </Tag>
        <h2 className={styles.rowTitle}>
          <AppLink to={links.profile('vouchers', order.orderNo)}>{text(order.productName)}</AppLink>
        </h2>
        <p className="text-sm text-muted">
          <NoWrap>
            {[
              choiceLine(order, words),
              end && t('order.validUntil', { day: formatDay(lastDay(end), locale), from: '' }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </NoWrap>
        </p>
      </div>
      <ButtonLink
        as={UiLink}
        tone={isLive ? 'primary' : 'outline'}
        size="s"
        icon={calendarIcon}
        href={links.profile('vouchers', order.orderNo)}
      >
        {t(isLive ? (toBook ? 'order.book' : 'booking.change') : 'booking.look')}
      </ButtonLink>
    </li>
  );
};

/** The shopper's limited-quantity vouchers with the state of their bookings. */
export const LimitedList = (): ReactElement => {
  const { t } = useTranslation();
  const found = useInfiniteCall(
    listMyLimitedVouchers,
    (page) => ({ query: { pageNum: page, pageSize: PAGE_SIZE } }),
    (last) => last.data.pageIndex * last.data.pageSize < last.data.totalCount,
    { handledErrorCodes: ['10500', '10503', 'network'] },
  );
  const orders = (found.data?.pages ?? []).flatMap((page) => page.data.items);
  return (
    <QueryBoundary
      query={found}
      loading={
        <div role="status" aria-label={t('orders.loading')}>
          <Skeleton shape="block" />
        </div>
      }
      renderError={(retry) => <QueryError failure={found.error} level={2} onRetry={retry} />}
      isEmpty={() => orders.length === 0}
      empty={
        <EmptyState
          level={2}
          title={t('booking.none')}
          text={t('booking.noneText')}
          action={
            <ButtonLink as={UiLink} href={links.search()}>
              {t('orders.browse')}
            </ButtonLink>
          }
        />
      }
    >
      {() => (
        <div className={styles.page}>
          <ul className={styles.list}>
            {orders.map((order) => (
              <Row key={order.orderNo} order={order} />
            ))}
          </ul>
          {found.hasNextPage && (
            <div>
              <Button
                tone="outline"
                busy={found.isFetchingNextPage}
                onClick={() => void found.fetchNextPage()}
              >
                {t('orders.more')}
              </Button>
            </div>
          )}
        </div>
      )}
    </QueryBoundary>
  );
};
