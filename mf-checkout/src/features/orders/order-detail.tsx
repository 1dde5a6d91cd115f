import { links } from '@tapnook/contracts';
import { getOrderTimeline } from '@tapnook/contracts/calls';
import { formatMoney, formatPhone, groupDigits, hongKongDay } from '@tapnook/kernel';
import {
  AppLink,
  callKey,
  usePlatform,
  usePlatformEvent,
  useToast,
  UiLink,
  useTranslation,
} from '@tapnook/platform';
import {
  Breadcrumbs,
  Breakdown,
  ButtonLink,
  clockIcon,
  copyIcon,
  helpIcon,
  Icon,
  IconButton,
  Note,
  Panel,
  Picture,
  printerIcon,
  qrIcon,
  Skeleton,
} from '@tapnook/ui';
import { useEffect, useEffectEvent, useRef, type ReactElement, type RefObject } from 'react';
import { NoWrap } from '../../shared/components/no-wrap.tsx';
import { OrderStatusTag } from '../../shared/components/order-status.tsx';
import { QueryError } from '../../shared/components/query-error.tsx';
import { UnfinishedPaymentNotice } from '../../shared/components/unfinished-payment-notice.tsx';
import { useCallingCode } from '../../shared/hooks/use-calling-code.ts';
import { useOrder } from '../../shared/hooks/use-order.ts';
import { usePendingPayment } from '../../shared/hooks/use-pending-payment.ts';
import { buyAgainPath } from '../../shared/model/buy-again.ts';
import {
  choiceLine,
  moneyLines,
  periodLine,
  sumOf,
  sumLabel,
  refundRoute,
  whenLine,
  locationText,
} from '../../shared/model/order-lines.ts';
import {
  isPayable,
  isRefunded,
  isToBook,
  isUsed,
  missedDay,
  orderPollInterval,
  usesOf,
  visitOf,
  type Order,
} from '../../shared/model/order.ts';
import { CancelOrder } from './cancel-order.tsx';
import { OrderHistory } from './order-history.tsx';
import { PaymentCountdown } from './payment-countdown.tsx';
import { PaymentHistory } from './payment-history.tsx';
import { UpcomingVisit } from './upcoming-visit.tsx';
import { useFocusFallback } from './use-focus-fallback.ts';
import { VoucherList } from './voucher-list.tsx';
import styles from './order-detail.module.css';

/**
 * How many vouchers are in which state, and of those with several uses how many were had, in words.
 */
const useCounts = (order: Order): string => {
  const { t } = useTranslation();
  const today = hongKongDay(usePlatform().now());
  const used = order.vouchers.filter(isUsed).length;
  const back = order.vouchers.filter(isRefunded).length;
  const missed = order.vouchers.filter((voucher) => missedDay(voucher, today)).length;
  const booked = order.vouchers.filter(visitOf).length - missed;
  const toBook = order.vouchers.filter((voucher) => isToBook(order, voucher)).length;
  const open =
    order.vouchers.filter((voucher) => voucher.status === 'requires_redeemed').length -
    booked -
    missed -
    toBook;
  const parts = [
    ['used', used],
    ['booked', booked],
    ['missed', missed],
    ['toBook', toBook],
    ['open', open],
    ['refunded', back],
  ] as const;
  const uses = usesOf(order.vouchers);
  return [
    ...(order.vouchers.length > 1
      ? parts
          .filter(([, count]) => count > 0)
          .map(([kind, count]) => t(`detail.${kind}`, { count }))
      : []),
    ...(uses.used > 0 && uses.limit > order.vouchers.length ? [t('ticket.uses', uses)] : []),
  ].join(t('detail.comma'));
};

const Head = ({
  order,
  titleRef,
}: {
  readonly order: Order;
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
}): ReactElement => {
  const { t, text } = useTranslation();
  const counts = useCounts(order);
  const toast = useToast();
  const copy = (): void =>
    void navigator.clipboard.writeText(order.orderNo).then(
      () => toast('success', t('detail.copied')),
      () => toast('error', t('share.failed')),
    );
  const open = order.orderStatus === 'TBR' || order.orderStatus === 'PTR';
  const over =
    order.orderStatus === 'COM' || order.orderStatus === 'EXP' || order.orderStatus === 'INV';
  return (
    <header className={styles.head}>
      <div className={styles.picture}>
        <Picture
          src={order.productImages[0] ?? ''}
          alt=""
          width={192}
          height={192}
          sizes="96px"
          ratio="fill"
          shape="small"
        />
      </div>
      <div className={styles.what}>
        <p className={styles.status} role="status">
          <OrderStatusTag order={order} />
          <span className="text-sm text-muted">
            {order.orderStatus === 'TBP' && !isPayable(order) ? t('closing.title') : counts}
          </span>
        </p>
        <h2 ref={titleRef} className={styles.title}>
          <AppLink to={links.product(order)}>{text(order.productName)}</AppLink>
        </h2>
        <p className={styles.number}>
          {order.orderNo}
          <IconButton icon={copyIcon} iconSize="s" label={t('detail.copy')} onClick={copy} />
        </p>
      </div>
      <div className={styles.actions}>
        {order.payTime && (
          <ButtonLink
            as={UiLink}
            tone="outline"
            icon={printerIcon}
            href={links.receipt(order.orderNo)}
          >
            {t('order.receipt')}
          </ButtonLink>
        )}
        {open && (
          <ButtonLink as={UiLink} icon={qrIcon} href={links.voucher(order.orderNo)}>
            {t('order.vouchers', { count: order.vouchers.length })}
          </ButtonLink>
        )}
        {order.reviewStatus === 'PENDING' && (
          <ButtonLink as={UiLink} tone="outline" href={links.writeReview(order.orderNo)}>
            {t('order.review')}
          </ButtonLink>
        )}
        {over && (
          <ButtonLink as={UiLink} tone="outline" href={buyAgainPath(order)}>
            {t('order.again')}
          </ButtonLink>
        )}
      </div>
    </header>
  );
};

const OrderTotal = ({ order }: { readonly order: Order }): ReactElement => {
  const words = useTranslation();
  const { t } = words;
  const lines = moneyLines(order, sumOf(order), order.discountCode, words);
  const refunded = order.refundedAmount > 0;
  const way = refundRoute(order, words);
  const state = sumLabel(order, words);
  return (
    <Panel title={state}>
      <Breakdown
        lines={
          refunded
            ? [
                ...lines,
                {
                  id: 'captured',
                  label: t('sum.captured'),
                  value: formatMoney(order.paymentAmount),
                },
                {
                  id: 'refunded',
                  label: t('sum.refunded'),
                  value: `−${formatMoney(order.refundedAmount)}`,
                  tone: 'less',
                },
              ]
            : lines
        }
        total={{
          label: refunded ? t('sum.net') : state,
          value: formatMoney(order.paymentAmount - order.refundedAmount),
        }}
      />
      {refunded && (
        <p className={`text-sm text-muted ${styles.after}`}>
          {order.refundedTapCoin > 0
            ? t('result.sentences', {
                first: way,
                second: t('detail.coinsBack', { coins: groupDigits(order.refundedTapCoin) }),
              })
            : way}
        </p>
      )}
    </Panel>
  );
};

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
          <ButtonLink as={UiLink} tone="hot" size="s" href={links.checkoutOrder(order.orderNo)}>
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
  const { t, text } = useTranslation();
  if (order.orderStatus !== 'TBC') return null;
  return (
    <Note icon={clockIcon} tone="info" title={t('result.waiting')}>
      {t('result.waitingText', { merchant: text(order.merchantName) })}
    </Note>
  );
};

const OrderFacts = ({ order }: { readonly order: Order }): ReactElement | null => {
  const words = useTranslation();
  const { t, text, locale } = words;
  const { startExchangeTime, endExchangeTime } = order.vouchers[0] ?? order.planInfo;
  const prefixOf = useCallingCode();
  const [branch, ...others] = order.branchStores;
  const rows = [
    [t('ticket.plan'), choiceLine(order, words)],
    order.participationDate
      ? [t('ticket.when'), whenLine(order, words)]
      : [t('ticket.period'), periodLine(startExchangeTime, endExchangeTime, locale)],
    [
      t('ticket.where'),
      branch && others.length === 0
        ? [text(branch.branchName), text(branch.address)].filter(Boolean).join(t('detail.comma'))
        : locationText(order, words),
    ],
    [t('detail.name'), order.customerName ?? ''],
    [t('contact.email'), order.email ?? ''],
    [
      t('contact.phone'),
      order.phone ? formatPhone(prefixOf(order.phoneRegionId), order.phone) : '',
    ],
    [t('contact.idCard'), order.idCardNo ?? ''],
    [t('contact.address'), order.customerAddress ?? ''],
    [
      text(order.planInfo.customerSummaryOption.prefix) || t('contact.summary'),
      order.customerSummary ?? '',
    ],
  ].flatMap(([label = '', value = '']) => (value ? [{ id: label, label, value }] : []));
  return (
    <Panel title={t('detail.facts')}>
      <dl className={styles.facts}>
        {rows.map((row) => (
          <div key={row.id}>
            <dt>{row.label}</dt>
            <dd>
              <NoWrap>{row.value}</NoWrap>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
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
  const { refetch, data: order } = found;
  const { queryClient } = usePlatform();
  const refetchTimeline = (): void =>
    void queryClient.invalidateQueries({
      queryKey: callKey(getOrderTimeline, { params: { orderNo } }),
    });
  const again = (): void => void refetch();
  useRefetchTimeline(order, refetchTimeline);
  usePlatformEvent('voucher:redeemed', (event) => event.orderNo === orderNo && again());
  const title = useRef<HTMLHeadingElement>(null);
  const focusStays = useFocusFallback(() => title.current?.querySelector('a'));
  if (found.isError && !order)
    return <QueryError failure={found.error} level={2} onRetry={again} />;
  if (!order)
    return (
      <div role="status" aria-label={t('checkout.loading')}>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="block" />
      </div>
    );
  return (
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
          <AwaitingMerchantNote order={order} />
          <VoucherList order={order} />
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
  );
};
