import { links } from '@tapnook/contracts';
import { formatDateTime } from '@tapnook/kernel';
import { UiLink, useTranslation, type TextKey } from '@tapnook/platform';
import {
  Button,
  ButtonLink,
  EmptyState,
  Skeleton,
  SkeletonText,
  Spinner,
  useFocusAfterForm,
} from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useSavedPeople } from '../../features/contact/use-contact.ts';
import { OrderClosed } from '../../shared/components/order-closed.tsx';
import { QueryError } from '../../shared/components/query-error.tsx';
import { ResultWithVoucher } from '../../shared/components/result-header/result-header.tsx';
import { useOrder } from '../../shared/hooks/use-order.ts';
import type { CheckoutStep } from '../../shared/model/checkout-step.ts';
import { isPayable, orderPollInterval, type Order } from '../../shared/model/order.ts';
import { CheckoutForm } from './checkout-form.tsx';
import styles from '../../shared/components/checkout.module.css';

/** The page while its order is created. */
export const CheckoutSkeleton = (): ReactElement => {
  const { t } = useTranslation();
  return (
    <div className={styles.page} role="status" aria-label={t('checkout.loading')}>
      <div className={styles.main}>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="block" />
        <SkeletonText lines={6} />
      </div>
      <div>
        <Skeleton shape="picture" />
        <SkeletonText lines={4} />
      </div>
    </div>
  );
};

/** Titles of paid orders that say more than "paid". */
const PAID_TITLES: Partial<Record<Order['orderStatus'], TextKey>> = {
  TBC: 'result.waiting',
  EXP: 'result.over',
};

/**
 * Paid in another tab or before going back. Leads to the vouchers while one is usable, else to the
 * order.
 */
const PaidOrder = ({
  order,
  onBuyAgain,
}: {
  readonly order: Order;
  readonly onBuyAgain: PayableOrderProps['onBuyAgain'];
}): ReactElement => {
  const { t, locale } = useTranslation();
  const hasUsableVoucher = order.vouchers.some(({ status }) => status === 'requires_redeemed');
  return (
    <ResultWithVoucher
      order={order}
      look={order.orderStatus === 'EXP' ? 'time' : 'good'}
      title={t(PAID_TITLES[order.orderStatus] ?? 'paid.title')}
      text={t('paid.text', { time: order.payTime ? formatDateTime(order.payTime, locale) : '' })}
    >
      <ButtonLink
        as={UiLink}
        href={
          hasUsableVoucher ? links.voucher(order.orderNo) : links.profile('order', order.orderNo)
        }
      >
        {hasUsableVoucher
          ? t('order.vouchers', { count: order.vouchers.length })
          : t('result.order')}
      </ButtonLink>
      {onBuyAgain && (
        <Button tone="outline" onClick={() => onBuyAgain(order.totalAmount)}>
          {t('paid.again')}
        </Button>
      )}
    </ResultWithVoucher>
  );
};

/**
 * The reservation ended here, but the gateway may still report a payment, so the server decides.
 * Nobody has to wait for it.
 */
export const OrderClosing = ({ orderNo }: { readonly orderNo: string }): ReactElement => {
  const { t } = useTranslation();
  return (
    <EmptyState level={1} title={t('closing.title')} text={t('closing.text')} action={<Spinner />}>
      <ButtonLink as={UiLink} tone="ghost" href={links.profile('order', orderNo)}>
        {t('result.order')}
      </ButtonLink>
    </EmptyState>
  );
};

export interface PayableOrderProps {
  readonly orderNo: string;
  /** The step of the checkout; an order paid from the list has none. */
  readonly step?: CheckoutStep;
  /**
   * Creates another order of the same choice, where the address holds one. `total` in cents is the
   * price before code and coins.
   */
  readonly onBuyAgain?: ((total: number) => void) | undefined;
}

/** Shows the checkout of one order, or its state when it cannot be paid. */
export const PayableOrder = ({ orderNo, step, onBuyAgain }: PayableOrderProps): ReactElement => {
  const saved = useSavedPeople();
  // This device's countdown may end before the server's, or while offline.
  const found = useOrder(orderNo, {
    poll: (known, failure) => (known ? orderPollInterval(known, failure) : false),
  });
  const order = found.data;
  useFocusAfterForm(
    !order || !saved.people ? 'loading' : isPayable(order) ? 'form' : order.orderStatus,
  );
  if (found.isError && !order)
    return <QueryError failure={found.error} onRetry={() => void found.refetch()} />;
  if (!order || !saved.people) return <CheckoutSkeleton />;
  if (order.orderStatus === 'INV') return <OrderClosed order={order} onBuyAgain={onBuyAgain} />;
  if (order.orderStatus !== 'TBP') return <PaidOrder order={order} onBuyAgain={onBuyAgain} />;
  if (!isPayable(order)) return <OrderClosing orderNo={orderNo} />;
  return (
    <CheckoutForm
      key={order.orderNo}
      order={order}
      step={step}
      saved={saved}
      onEnd={() => void found.refetch()}
    />
  );
};
