import { links } from '@tapnook/contracts';
import { formatDateTime } from '@tapnook/kernel';
import { UiLink, useTranslation } from '@tapnook/platform';
import { Button, ButtonLink, EmptyState, Skeleton, SkeletonText, Spinner } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useSavedPeople } from '../../features/contact/use-contact.ts';
import { OrderClosed } from '../../shared/components/order-closed.tsx';
import { QueryError } from '../../shared/components/query-error.tsx';
import { ResultWithVoucher } from '../../shared/components/result-header/result-header.tsx';
import { useFocusAfterForm } from '../../shared/hooks/use-focus-after-form.ts';
import { useOrder } from '../../shared/hooks/use-order.ts';
import type { CheckoutStep } from '../../shared/model/checkout-step.ts';
import { isPayable, orderPollInterval, type Order } from '../../shared/model/order.ts';
import { CheckoutForm } from './checkout-form.tsx';
import styles from '../../shared/components/checkout.module.css';

/** The page while its order is made. */
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

/** Titles of paid orders by status, where more is to say than that it is paid. */
const PAID_TITLES: Partial<Record<Order['orderStatus'], string>> = {
  TBC: 'result.waiting',
  EXP: 'result.over',
};

/** Paid already: in another tab, or before somebody pressed Back. Leads to its vouchers while one of them still lets somebody in, else to the order. */
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

/** Time ran out here; the gateway may still know of a payment, so the server has the last word. Nobody has to wait for it. */
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
  /** Where in the checkout of its choice this is; an order paid from the list has no sub-pages. */
  readonly step?: CheckoutStep;
  /** Starts another order of the same choice, where the address holds it; `total` in cents is what this one cost before code and coins. */
  readonly onBuyAgain?: ((total: number) => void) | undefined;
}

/** Pays one order, whatever state it is in. */
export const PayableOrder = ({ orderNo, step, onBuyAgain }: PayableOrderProps): ReactElement => {
  const saved = useSavedPeople();
  // The hold's clock may run out sooner than the server's, or while there is no signal.
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
