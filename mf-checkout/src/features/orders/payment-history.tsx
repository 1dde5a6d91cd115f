import { getOrderTimeline } from '@tapnook/contracts/calls';
import { formatDateTime, formatMoney, groupDigits } from '@tapnook/kernel';
import { useCall, usePlatform, useTranslation, type Words } from '@tapnook/platform';
import { Panel, Tag } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { refundRoute } from '../../shared/model/order-lines.ts';
import type { Order } from '../../shared/model/order.ts';
import { paymentMethodText } from '../../shared/model/payment-messages.ts';
import { refundsOf, type TimelineEvents } from '../../shared/model/refunds.ts';
import type { TimelineEvent } from './group-events.ts';
import styles from './order-detail.module.css';

const FAILED_ATTEMPTS: ReadonlySet<string> = new Set([
  'payment_failed',
  'payment_canceled',
  'payment_expired',
]);
/** Whether it is the order's payment. */
const isPayment = ({ event }: TimelineEvent): boolean => event === 'order_paid';
/** Steps of a request move no money, and stand with the request itself. */
const REQUEST_STEPS: ReadonlySet<string> = new Set([
  'refund_asked',
  'refund_declined',
  'refund_escalated',
  'refund_refused',
  'refund_withdrawn',
]);
/** Whether an event tells of money: that it came, did not come, or goes back. */
const isMoney = (one: TimelineEvent): boolean =>
  (one.kind === 'refund' && !REQUEST_STEPS.has(one.event)) ||
  isPayment(one) ||
  FAILED_ATTEMPTS.has(one.event);

/** By then a refund that was sent is seen at any bank. */
const REFUND_ARRIVAL_MS = 7 * 86_400_000;
/** A bank may send a refund back: then it is on its way no longer. */
const isSentBack = ({ amount, at }: TimelineEvent, events: TimelineEvents): boolean =>
  events.some(
    (later) => later.event === 'refund_failed' && later.amount === amount && later.at >= at,
  );
const isOnItsWay = (one: TimelineEvent, events: TimelineEvents, now: number): boolean =>
  one.event === 'refund_succeeded' &&
  Date.parse(one.at) + REFUND_ARRIVAL_MS > now &&
  !isSentBack(one, events);

const joinSentences = (parts: readonly string[], { t }: Words): string =>
  parts.filter(Boolean).reduce((first, second) => t('result.sentences', { first, second }));

/** What moved, or did not, in whole sentences. */
const sentencesOfEvent = (
  order: Order,
  event: TimelineEvent,
  events: TimelineEvents,
  now: number,
  words: Words,
): string => {
  const { t, text } = words;
  const title = t('money.sentence', { text: text(event.title) });
  const coins = groupDigits(event.coins ?? 0);
  if (isPayment(event))
    return joinSentences(
      [
        t('money.paid', { method: paymentMethodText(order, t) }),
        order.usedTapCoin > 0 ? t('money.spent', { coins: groupDigits(order.usedTapCoin) }) : '',
      ],
      words,
    );
  if (event.event === 'refund_succeeded')
    return joinSentences(
      [
        t('money.sent', { amount: formatMoney(event.amount ?? 0) }),
        isOnItsWay(event, events, now) ? refundRoute(order, words) : '',
      ],
      words,
    );
  const voucherNos = refundsOf(events).find(({ id }) => id === event.id)?.voucherNos ?? [];
  const places = voucherNos
    .map((voucherNo) => order.vouchers.findIndex((voucher) => voucher.voucherNo === voucherNo) + 1)
    .toSorted((a, b) => a - b);
  return joinSentences(
    [
      title,
      places.length > 0
        ? t('money.for', {
            which: t('detail.vouchersAt', {
              count: places.length,
              index: places.join(t('detail.and')),
            }),
          })
        : '',
      event.coins ? t('detail.coinsBack', { coins }) : '',
    ],
    words,
  );
};

/**
 * The sum that a line is about; what was sent back is that of the refund before it, so it has at
 * most a word.
 */
const Sum = ({
  order,
  event,
  events,
}: {
  readonly order: Order;
  readonly event: TimelineEvent;
  readonly events: TimelineEvents;
}): ReactElement | null => {
  const { t } = useTranslation();
  const now = usePlatform().now();
  if (isPayment(event))
    return (
      <b className="tabular" translate="no">
        {formatMoney(event.amount ?? order.paymentAmount)}
      </b>
    );
  if (isOnItsWay(event, events, now)) return <Tag tone="info">{t('money.onItsWay')}</Tag>;
  return event.amount && (event.event === 'refund_decided' || event.event === 'refund_late') ? (
    <b className="tabular" translate="no">
      −<span>{formatMoney(event.amount)}</span>
    </b>
  ) : null;
};

/** A payment of a dearer day, which is an order of its own, and what of it went back. */
const ChangePayment = ({
  payment: { paidAt, amount, refundedAmount },
}: {
  readonly payment: NonNullable<Order['changePayments']>[number];
}): ReactElement => {
  const words = useTranslation();
  const { t, locale } = words;
  return (
    <li>
      <time className="text-sm text-muted tabular" dateTime={paidAt}>
        {formatDateTime(paidAt, locale)}
      </time>
      <span>
        {joinSentences(
          [
            t('money.changed'),
            refundedAmount > 0
              ? t('money.changeBack', { amount: formatMoney(refundedAmount) })
              : '',
          ],
          words,
        )}
      </span>
      <b className="tabular" translate="no">
        {formatMoney(amount)}
      </b>
    </li>
  );
};

/** Where an order's money went, the newest first; nothing where none moved. */
export const PaymentHistory = ({ order }: { readonly order: Order }): ReactElement | null => {
  const words = useTranslation();
  const { t, locale } = words;
  const now = usePlatform().now();
  const timeline = useCall(
    getOrderTimeline,
    { params: { orderNo: order.orderNo } },
    { handledErrorCodes: 'all', staleTime: 0, refreshOnReturn: true },
  );
  const events = timeline.data?.events ?? [];
  const moves = [
    ...events.filter(isMoney).map((event) => ({
      at: event.at,
      line: (
        <li key={event.id}>
          <time className="text-sm text-muted tabular" dateTime={event.at}>
            {formatDateTime(event.at, locale)}
          </time>
          <span>{sentencesOfEvent(order, event, events, now, words)}</span>
          <Sum order={order} event={event} events={events} />
        </li>
      ),
    })),
    ...(order.changePayments ?? []).map((payment) => ({
      at: payment.paidAt,
      line: <ChangePayment key={payment.orderNo} payment={payment} />,
    })),
  ]
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .toReversed();
  // What is known of the changes alone would be half of it.
  if (!timeline.data || moves.length === 0) return null;
  return (
    <Panel title={t('money.title')}>
      <ol className={styles.money} aria-label={t('money.title')}>
        {moves.map(({ line }) => line)}
      </ol>
    </Panel>
  );
};
