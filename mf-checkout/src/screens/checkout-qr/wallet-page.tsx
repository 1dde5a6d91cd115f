import { links, localePath } from '@tapnook/contracts';
import { payOrder, retrieveTransaction } from '@tapnook/contracts/calls';
import { formatMoney, hongKongTime } from '@tapnook/kernel';
import {
  useCall,
  useCallMutation,
  usePlatform,
  UiLink,
  useTranslation,
  type Words,
} from '@tapnook/platform';
import { Button, ButtonLink, EmptyState, QueryBoundary, useFocusAfterForm } from '@tapnook/ui';
import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react';
import { NoWrap } from '../../shared/components/no-wrap.tsx';
import { OrderClosed } from '../../shared/components/order-closed.tsx';
import { QueryError } from '../../shared/components/query-error.tsx';
import { useOrder } from '../../shared/hooks/use-order.ts';
import {
  isPaid,
  isPayable,
  orderPollInterval,
  type Order,
  type PayMethod,
  type Transaction,
} from '../../shared/model/order.ts';
import { declineMessage } from '../../shared/model/payment-messages.ts';
import { isOutcomeUnknown } from '../../shared/model/payment-outcome.ts';
import { reservationSentences } from '../../shared/model/reservation-messages.ts';
import { clearPurchaseDrafts } from '../../shared/storage/draft-storage.ts';
import { CheckoutSkeleton, OrderClosing } from '../checkout/payable-order.tsx';
import { WalletPanel } from './wallet-panel.tsx';

export type WalletKind = Exclude<PayMethod, 'card'>;
const POLL_MS = 2000;

/**
 * The attempt of an order: asked for every two seconds while the page is seen; the order is read
 * again once either is over. `start` opens an attempt with this wallet.
 */
const useWalletPayment = (order: Order, kind: WalletKind, readOrder: () => void) => {
  const { locale, text } = useTranslation();
  const { orderNo } = order;
  const attempt = useCall(
    retrieveTransaction,
    { body: { orderNo } },
    {
      handledErrorCodes: 'all',
      staleTime: 0,
      enabled: order.wasTried === true,
      refetchInterval: (newest) => (newest ? POLL_MS : false),
    },
  );
  const pay = useCallMutation(payOrder, {
    handledErrorCodes: [
      '20601',
      '20803',
      '20804',
      '10102',
      '10409',
      '10422',
      '10429',
      '10500',
      '10503',
      'network',
    ],
  });
  const { refetch, data } = attempt;
  const readAgain = useEffectEvent(readOrder);
  useEffect(() => {
    if (data && (data.transactionStatus !== 'pending' || data.orderStatus !== 'TBP')) readAgain();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [data?.transactionStatus, data?.orderStatus]);
  const start = (): void => {
    if (pay.isPending) return;
    pay.mutate(
      {
        body: {
          orderId: orderNo,
          payGateway: 'stripe',
          payMethod: kind,
          returnUrl: localePath(locale, links.checkoutResult(orderNo, 'processing')),
          productName: text(order.productName),
        },
      },
      {
        onSettled: () => {
          void refetch();
          readOrder();
        },
      },
    );
  };
  return { attempt, pay, start };
};

/** Leaves for the result as soon as the server says that it is paid. */
const useRedirectWhenPaid = ({ orderNo, productId }: Order, paid: boolean): void => {
  const { events, navigation, telemetry } = usePlatform();
  const hasLeft = useRef(false);
  // The result can be shown even if the signal goes with the answer.
  useEffect(
    () => navigation.prefetch(links.checkoutResult(orderNo, 'processing')),
    [navigation, orderNo],
  );
  useEffect(() => {
    if (!paid || hasLeft.current) return;
    hasLeft.current = true;
    clearPurchaseDrafts({ orderNo, productId });
    telemetry.record({ kind: 'checkout-completed' });
    events.emit('order:paid', { orderNo });
    events.emit('coins:changed', {});
    navigation.go(links.checkoutResult(orderNo, 'succeeded'), { replace: true });
  }, [paid, orderNo, productId, events, navigation, telemetry]);
};

/** What an attempt with this wallet came to that moved no money; undefined for any other. */
const failedAttemptText = (
  t: Words['t'],
  payMethod: WalletKind,
  attempt: Transaction | undefined,
): string | undefined => {
  if (attempt?.payMethod !== payMethod) return undefined;
  const { transactionStatus: status } = attempt;
  if (status === 'failed') return declineMessage(t, { payMethod });
  return status === 'canceled'
    ? t('result.canceled')
    : status === 'expired'
      ? t('refused.nothing')
      : undefined;
};

interface WalletOrderProps {
  readonly order: Order;
  readonly kind: WalletKind;
  readonly readOrder: () => void;
}
const WalletOrder = ({ order, kind, readOrder }: WalletOrderProps): ReactElement => {
  const { t, text } = useTranslation();
  const { attempt, pay, start } = useWalletPayment(order, kind, readOrder);
  const { data, error } = attempt;
  const over = order.orderStatus === 'INV';
  const paid =
    !over &&
    (order.orderStatus !== 'TBP' || (data !== undefined && isPaid(data.transactionStatus)));
  useRedirectWhenPaid(order, paid);
  const name = t(`wallet.${kind}`);
  const open =
    data?.transactionStatus === 'pending' &&
    data.payMethod === kind &&
    data.nextAction?.type !== 'script'
      ? data.nextAction
      : null;
  useFocusAfterForm(over ? 'over' : !isPayable(order) ? 'closing' : open ? 'form' : 'choice');
  const other = (
    <ButtonLink as={UiLink} tone="ghost" href={links.checkoutOrder(order.orderNo)}>
      {t('wallet.other')}
    </ButtonLink>
  );
  if (over) return <OrderClosed order={order} />;
  // The attempt tells sooner than the order that the order waits no longer.
  if (attempt.isLoading || paid || (data && data.orderStatus !== 'TBP'))
    return <CheckoutSkeleton />;
  if (!isPayable(order)) return <OrderClosing orderNo={order.orderNo} />;
  if (open && data)
    return (
      <WalletPanel
        order={order}
        cents={data.amount}
        kind={kind}
        action={open}
        isUnreachable={attempt.isError}
        checkedAt={attempt.dataUpdatedAt}
        onEnd={readOrder}
      />
    );
  // Nothing is offered before the server could say whether this order has been paid.
  if (error && !pay.isError && error.code !== '10405')
    return <QueryError failure={error} onRetry={() => void attempt.refetch()} />;
  if (!order.email)
    return (
      <EmptyState
        level={1}
        title={t('wallet.details')}
        text={t('wallet.detailsText')}
        action={
          <ButtonLink as={UiLink} href={links.checkoutOrder(order.orderNo)}>
            {t('wallet.fill')}
          </ButtonLink>
        }
      />
    );
  const failureText = pay.isError ? text(pay.error.text) : failedAttemptText(t, kind, data);
  const money = t(
    pay.isError && isOutcomeUnknown(pay.error) ? 'refused.unknownText' : 'refused.notCharged',
  );
  const orderText = t('wallet.what', {
    product: text(order.productName),
    orderNo: order.orderNo,
    amount: formatMoney(order.paymentAmount),
    time: order.holdExpiresAt ? hongKongTime(order.holdExpiresAt) : '',
  });
  // Coins and code stay reserved for the next try.
  const sentences =
    failureText === undefined
      ? [orderText, t('wallet.readyText')]
      : [money, orderText, ...reservationSentences(t, order).slice(1)];
  return (
    <EmptyState
      level={1}
      title={failureText ?? t('wallet.ready', { name })}
      text={
        <NoWrap>
          {sentences.reduce((first, second) => t('result.sentences', { first, second }))}
        </NoWrap>
      }
      action={
        <Button tone="hot" busy={pay.isPending} onClick={start}>
          {t('wallet.start', { name })}
        </Button>
      }
    >
      {other}
    </EmptyState>
  );
};

/** `/CheckoutQrCode/:type`: pays one order in a wallet, by its code on this page. */
export const WalletPage = ({
  orderNo,
  kind,
}: {
  readonly orderNo: string;
  readonly kind: WalletKind;
}): ReactElement => {
  const found = useOrder(orderNo, {
    poll: (order, failure) => {
      const next = order && orderPollInterval(order, failure);
      return next ? Math.min(POLL_MS * 5, next) : false;
    },
  });
  return (
    <QueryBoundary
      query={found}
      loading={<CheckoutSkeleton />}
      renderError={(retry) => <QueryError failure={found.error} onRetry={retry} />}
    >
      {(order) => <WalletOrder order={order} kind={kind} readOrder={() => void found.refetch()} />}
    </QueryBoundary>
  );
};
