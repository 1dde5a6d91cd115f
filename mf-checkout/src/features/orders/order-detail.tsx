import { links } from '@tapnook/contracts';
import { getOrderTimeline } from '@tapnook/contracts/calls';
import { formatDateTime, formatMoney } from '@tapnook/kernel';
import {
  AppLink,
  callKey,
  usePlatform,
  usePlatformEvent,
  UiLink,
  useTranslation,
} from '@tapnook/platform';
import {
  Breadcrumbs,
  ButtonLink,
  clockIcon,
  helpIcon,
  Icon,
  Note,
  Panel,
  QueryBoundary,
  Skeleton,
  useFocusFallback,
} from '@tapnook/ui';
import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react';
import { PaymentTroubleNote } from '../../shared/components/payment-trouble-note.tsx';
import { QueryError } from '../../shared/components/query-error.tsx';
import { UnfinishedPaymentNotice } from '../../shared/components/unfinished-payment-notice.tsx';
import { useOrder } from '../../shared/hooks/use-order.ts';
import { usePendingPayment } from '../../shared/hooks/use-pending-payment.ts';
import { isPayable, orderPollInterval, type Order } from '../../shared/model/order.ts';
import { CalledOffPanel } from './called-off-panel.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { DateChangePanel } from './date-change-panel.tsx';
import { GiftPanel } from './gift-panel.tsx';
import { Head } from './order-head.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderTotal, OrderFacts } from './order-summary.tsx';
import { PaymentCountdown } from './payment-countdown.tsx';
import { PaymentHistory } from './payment-history.tsx';
import { RefundRequestPanel } from './refund-request-panel.tsx';
import { UpcomingVisit } from './upcoming-visit.tsx';
import { VoucherList } from './voucher-list.tsx';
import styles from './order-detail.module.css';

const UnpaidPanel = ({
  order,
  onEnd,
}: {
  readonly order: Order;
  readonly onEnd: () => void;
}): ReactElement | null => {
  const { t } = useTranslation();
  if (!isPayable(order) || !order.holdExpiresAt) return null;
  return (
    <Panel look="hot" as="div">
      <div className={styles.waiting}>
        <PaymentCountdown endsAt={order.holdExpiresAt} onEnd={onEnd} />
        <div className={styles.actions}>
          <CancelOrder orders={[order]} />
          <ButtonLink
            as={UiLink}
            tone="hot"
            size="s"
            href={links.checkoutOrder(order.orderNo)}
            translate="no"
          >
            {t('pay.button', { amount: formatMoney(order.paymentAmount) })}
          </ButtonLink>
        </div>
      </div>
    </Panel>
  );
};

/**
 * A payment that was begun at the bank or in a wallet and not ended; once it is known to be paid,
 * so is the order.
 */
const PendingPaymentNotice = ({
  order,
  onPaid,
}: {
  readonly order: Order;
  readonly onPaid: () => void;
}): ReactElement | null => {
  const open = usePendingPayment(order, null);
  const tellPaid = useEffectEvent(onPaid);
  const isPaid = open.state === 'paid';
  useEffect(() => {
    if (isPaid) tellPaid();
  }, [isPaid]);
  return open.state === 'waiting' ? (
    <UnfinishedPaymentNotice attempt={open.attempt} total={order.paymentAmount} />
  ) : null;
};

/** Paid, and the merchant has not said yes yet. */
const AwaitingMerchantNote = ({ order }: { readonly order: Order }): ReactElement | null => {
  const { t, text, locale } = useTranslation();
  if (order.orderStatus !== 'TBC') return null;
  const merchant = text(order.merchantName);
  return (
    <Note icon={clockIcon} tone="info" title={t('result.waiting')}>
      <div className={styles.awaiting}>
        <p>
          {order.confirmBy
            ? t('waitingOrder.text', { merchant, time: formatDateTime(order.confirmBy, locale) })
            : t('result.waitingText', { merchant })}
        </p>
        <CancelOrder
          orders={[order]}
          label={t('waitingOrder.button')}
          explanation={t('waitingOrder.cancelText')}
        />
      </div>
    </Note>
  );
};

/**
 * How often an order that can still be used is looked at while its page is: its merchant may redeem
 * or refund it meanwhile.
 */
const OPEN_ORDER_POLL_MS = 20_000;
const isOpen = ({ orderStatus }: Order): boolean =>
  orderStatus === 'TBC' || orderStatus === 'TBR' || orderStatus === 'PTR';

/** What happened is read again whenever the order turns out to be another than before. */
const useRefetchTimeline = (order: Order | undefined, refetchTimeline: () => void): void => {
  const before = useRef<Order>(undefined);
  const readAgain = useEffectEvent(refetchTimeline);
  useEffect(() => {
    if (before.current && before.current !== order) readAgain();
    before.current = order;
  }, [order]);
};

/** One order with everything that happened to it. */
export const OrderDetail = ({ orderNo }: { readonly orderNo: string }): ReactElement => {
  const { t } = useTranslation();
  const found = useOrder(orderNo, {
    poll: (known) =>
      known !== undefined && (isOpen(known) ? OPEN_ORDER_POLL_MS : orderPollInterval(known)),
  });
  const { refetch } = found;
  const { queryClient } = usePlatform();
  const refetchTimeline = (): void =>
    void queryClient.invalidateQueries({
      queryKey: callKey(getOrderTimeline, { params: { orderNo } }),
    });
  const again = (): void => void refetch();
  useRefetchTimeline(found.data, refetchTimeline);
  usePlatformEvent('voucher:redeemed', (event) => event.orderNo === orderNo && again());
  const title = useRef<HTMLHeadingElement>(null);
  const focusStays = useFocusFallback(() => title.current?.querySelector('a'));
  return (
    <QueryBoundary
      query={found}
      loading={
        <div role="status" aria-label={t('checkout.loading')}>
          <Skeleton shape="title" width="half" />
          <Skeleton shape="block" />
        </div>
      }
      renderError={(retry) => <QueryError failure={found.error} level={2} onRetry={retry} />}
    >
      {(order) => (
        <div className={styles.page} {...focusStays}>
          <Breadcrumbs
            label={t('detail.crumbs')}
            as={UiLink}
            items={[
              { label: t('detail.orders'), href: links.profile('order') },
              { label: order.orderNo },
            ]}
          />
          <Head order={order} titleRef={title} />
          <div className={styles.split}>
            <div className={styles.column}>
              <UnpaidPanel order={order} onEnd={again} />
              {isPayable(order) && <PendingPaymentNotice order={order} onPaid={again} />}
              {order.orderStatus === 'TBP' && !isPayable(order) && (
                <Note icon={clockIcon} tone="info">
                  {t('closing.text')}
                </Note>
              )}
              <PaymentTroubleNote order={order} />
              <AwaitingMerchantNote order={order} />
              <CalledOffPanel order={order} />
              <VoucherList order={order} />
              <DateChangePanel order={order} />
              <GiftPanel order={order} />
              <RefundRequestPanel order={order} />
              <PaymentHistory order={order} />
              <OrderHistory order={order} />
            </div>
            <div className={styles.column}>
              <UpcomingVisit order={order} />
              <OrderTotal order={order} />
              <OrderFacts order={order} />
              <AppLink to={links.help(orderNo)} className={styles.help}>
                <Icon d={helpIcon} />
                <span>
                  <b>{t('detail.help')}</b>
                  <br />
                  <span className="text-sm text-muted">{t('detail.helpText')}</span>
                </span>
              </AppLink>
            </div>
          </div>
        </div>
      )}
    </QueryBoundary>
  );
};
