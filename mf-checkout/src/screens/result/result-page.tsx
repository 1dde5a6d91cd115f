import { links } from '@tapnook/contracts';
import { retrieveTransaction } from '@tapnook/contracts/calls';
import {
  useCall,
  usePlatform,
  useSession,
  useToast,
  UiLink,
  useTranslation,
  type CallFailure,
} from '@tapnook/platform';
import { Button, ButtonLink, EmptyState, Skeleton, SkeletonText } from '@tapnook/ui';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import {
  ResultWithVoucher,
  type ResultTone,
} from '../../shared/components/result-header/result-header.tsx';
import { useOrder } from '../../shared/hooks/use-order.ts';
import { useResumePayment } from '../../shared/hooks/use-resume-payment.ts';
import { orderClosedMessage, refundReason } from '../../shared/model/order-closed-message.ts';
import {
  purchaseState,
  type Order,
  type PurchaseState,
  type Transaction,
} from '../../shared/model/order.ts';
import { declineMessage } from '../../shared/model/payment-messages.ts';
import { isOutcomeUnknown } from '../../shared/model/payment-outcome.ts';
import { reservationSentences } from '../../shared/model/reservation-messages.ts';
import { mayStillReachServer } from '../../shared/storage/payment-attempt-storage.ts';
import { ChangePaid } from './change-paid.tsx';
import { Succeeded } from './succeeded.tsx';
import styles from './result.module.css';

const POLL_MS = 2000;
/** After this long the page says that it may take a while, and goes on asking. */
const SLOW_AFTER_MS = 30_000;

const TONES: Readonly<Record<PurchaseState, ResultTone>> = {
  succeeded: 'good',
  processing: 'asking',
  pending: 'time',
  expired: 'time',
  failed: 'bad',
  canceled: 'bad',
};

const OrderLink = ({ orderNo }: { readonly orderNo: string }): ReactElement => {
  const { t } = useTranslation();
  return (
    <ButtonLink as={UiLink} tone="ghost" href={links.profile('order', orderNo)}>
      {t('result.order')}
    </ButtonLink>
  );
};

/** Nobody can say right now how the payment stands: neither that it is made nor that it is not. */
const UnknownOutcome = ({
  orderNo,
  order,
}: {
  readonly orderNo: string;
  readonly order: Order | undefined;
}): ReactElement => {
  const { t } = useTranslation();
  return (
    <ResultWithVoucher
      order={order}
      look="asking"
      title={t('result.processing')}
      text={t('result.doubtText')}
    >
      <OrderLink orderNo={orderNo} />
    </ResultWithVoucher>
  );
};

/** Anything but success: what happened, whether money moved, and what can be done about it. */
const UnpaidResult = ({
  order,
  attempt,
  state,
}: {
  readonly order: Order;
  readonly attempt: Transaction | null;
  readonly state: PurchaseState;
}): ReactElement => {
  const { t } = useTranslation();
  const toast = useToast();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const next = attempt?.transactionStatus === 'pending' ? attempt.nextAction : null;
  const wallet = attempt && attempt.payMethod !== 'card' ? attempt.payMethod : undefined;
  const resume = useResumePayment();
  // Without a signal the browser would show its own error in place of the bank.
  const goOn = (waiting: Transaction): void =>
    wallet || navigator.onLine ? resume(waiting) : toast('error', t('result.signal'));
  const actions: Readonly<Record<Exclude<PurchaseState, 'succeeded'>, ReactNode>> = {
    processing: null,
    pending:
      next && attempt ? (
        <>
          <Button tone="hot" onClick={() => goOn(attempt)}>
            {wallet ? t('wallet.ready', { name: t(`wallet.${wallet}`) }) : t('result.goOn')}
          </Button>
          <ButtonLink as={UiLink} tone="outline" href={links.checkoutOrder(order.orderNo)}>
            {t('result.otherWay')}
          </ButtonLink>
        </>
      ) : (
        <ButtonLink as={UiLink} tone="hot" href={links.checkoutOrder(order.orderNo)}>
          {t('result.payNow')}
        </ButtonLink>
      ),
    failed: (
      <ButtonLink as={UiLink} tone="hot" href={links.checkoutOrder(order.orderNo)}>
        {t('result.again')}
      </ButtonLink>
    ),
    canceled:
      order.orderStatus === 'TBP' ? (
        <ButtonLink as={UiLink} tone="hot" href={links.checkoutOrder(order.orderNo)}>
          {t('result.again')}
        </ButtonLink>
      ) : (
        <ButtonLink as={UiLink} href={links.product(order)}>
          {t('ended.product')}
        </ButtonLink>
      ),
    expired: (
      <ButtonLink as={UiLink} href={links.product(order)}>
        {t('ended.product')}
      </ButtonLink>
    ),
  };
  const kind = state as Exclude<PurchaseState, 'succeeded'>;
  const isGivenUp = order.orderStatus === 'INV' && order.endReason === 'canceled';
  const join = (sentences: readonly string[]): string =>
    sentences.reduce((first, second) => t('result.sentences', { first, second }));
  // An attempt that was given up leaves the order, with its coins and its code, as it was.
  const waiting = [
    t(kind === 'pending' ? 'result.pendingText' : 'result.failedText'),
    ...reservationSentences(t, order),
  ];
  const asking = [t('result.processingText'), ...(isSlow ? [t('result.long')] : [])];
  return (
    <ResultWithVoucher
      order={order}
      look={isGivenUp ? 'time' : TONES[state]}
      title={
        kind === 'failed'
          ? declineMessage(t, attempt ?? {})
          : t(isGivenUp ? 'ended.canceled' : `result.${refundReason(order) ?? kind}`)
      }
      text={
        order.orderStatus === 'INV'
          ? orderClosedMessage(t, order)
          : join(state === 'processing' ? asking : waiting)
      }
    >
      {actions[kind]}
      <OrderLink orderNo={order.orderNo} />
    </ResultWithVoucher>
  );
};

/**
 * The one failure that is an answer: the server knows of no attempt to pay. Any other leaves open
 * whether money moved.
 */
const isUnattempted = (failure: CallFailure | null): boolean => failure?.code === '10405';

/** Says once that a purchase which ended elsewhere (bank, wallet) went through. */
const useReportPaid = (order: Order | undefined, state: PurchaseState | undefined): void => {
  const { events, telemetry } = usePlatform();
  const hasWaited = useRef(false);
  const isReported = useRef(false);
  useEffect(() => {
    if (state === 'processing' || state === 'pending') hasWaited.current = true;
    if (!order || state !== 'succeeded' || !hasWaited.current || isReported.current) return;
    isReported.current = true;
    telemetry.record({ kind: 'checkout-completed' });
    events.emit('order:paid', { orderNo: order.orderNo });
    events.emit('coins:changed', {});
  }, [order, state, events, telemetry]);
};

/**
 * `/checkoutSuccess/:orderNo/:status`: what the server says of a purchase, whatever the address
 * claims.
 */
export const ResultPage = ({ orderNo }: { readonly orderNo: string }): ReactElement => {
  const { t } = useTranslation();
  const found = useOrder(orderNo, {
    ignoreEvents: true,
    poll: (order, failure) =>
      order?.orderStatus === 'TBP' || (!order && failure && isOutcomeUnknown(failure))
        ? POLL_MS
        : false,
  });
  const order = found.data;
  const waiting = order?.orderStatus === 'TBP';
  const { user } = useSession();
  const [openedAt] = useState(Date.now);
  // Before a press has reached the server, nobody knows of an attempt.
  const mayStillArrive = (): boolean => mayStillReachServer(user?.userId, orderNo);
  const hasNoAttempt = (failure: CallFailure | null): boolean =>
    isUnattempted(failure) && !mayStillArrive();
  // What another page was told earlier says nothing about a payment made since.
  const isUntried =
    order !== undefined && !order.wasTried && found.dataUpdatedAt >= openedAt && !mayStillArrive();
  const shouldAsk = waiting && !isUntried;
  const attempt = useCall(
    retrieveTransaction,
    { body: { orderNo } },
    {
      enabled: shouldAsk,
      handledErrorCodes: 'all',
      staleTime: 0,
      refetchInterval: (_, failure) => (shouldAsk && !hasNoAttempt(failure) ? POLL_MS : false),
    },
  );
  const hasAsked = !shouldAsk || attempt.isFetchedAfterMount;
  const isUnknown = order
    ? shouldAsk && hasAsked && (attempt.isError || !attempt.data) && !hasNoAttempt(attempt.error)
    : found.errorUpdateCount > 0 && (!found.error || isOutcomeUnknown(found.error));
  const state =
    order && hasAsked ? purchaseState(order, shouldAsk ? (attempt.data ?? null) : null) : undefined;
  useReportPaid(order, isUnknown ? 'processing' : state);
  const [hasWaited, setHasWaited] = useState(false);
  if (!hasWaited && (isUnknown || (state !== undefined && state !== 'succeeded')))
    setHasWaited(true);
  if (isUnknown) return <UnknownOutcome orderNo={orderNo} order={order} />;
  if (!order || !state)
    return (
      <div className={styles.loading} role="status" aria-label={t('checkout.loading')}>
        <Skeleton shape="title" width="half" />
        <SkeletonText lines={3} />
      </div>
    );
  if (state === 'succeeded' && order.orderStatus === 'INV') {
    return (
      <EmptyState
        level={1}
        title={t('result.refunded')}
        text={orderClosedMessage(t, order)}
        action={
          <ButtonLink as={UiLink} href={links.profile('order', order.orderNo)}>
            {t('result.order')}
          </ButtonLink>
        }
      />
    );
  }
  if (state === 'succeeded' && order.changeOf)
    return <ChangePaid order={order} changeOf={order.changeOf} />;
  return state === 'succeeded' ? (
    <Succeeded order={order} hasWaited={hasWaited} />
  ) : (
    <UnpaidResult order={order} attempt={attempt.data ?? null} state={state} />
  );
};
