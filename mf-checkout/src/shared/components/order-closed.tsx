import { links } from '@tapnook/contracts';
import { UiLink, useSession, useTranslation, type TextKey } from '@tapnook/platform';
import { Button, ButtonLink } from '@tapnook/ui';
import { useEffect, type ReactElement } from 'react';
import { orderClosedMessage, refundReason } from '../model/order-closed-message.ts';
import type { Order } from '../model/order.ts';
import { clearOrderDrafts, carryOverPreferences } from '../storage/draft-storage.ts';
import { ResultWithVoucher } from './result-header/result-header.tsx';

/**
 * An expired, cancelled or refunded order: what happened to money and coins, and how to buy again.
 */
export const OrderClosed = ({
  order,
  onBuyAgain,
}: {
  readonly order: Order;
  readonly onBuyAgain?: ((total: number) => void) | undefined;
}): ReactElement => {
  const { t } = useTranslation();
  const { user } = useSession();
  const { orderNo, productId } = order;
  const refund = refundReason(order);
  useEffect(
    () =>
      refund
        ? clearOrderDrafts(orderNo)
        : carryOverPreferences(user?.userId ?? 'visitor', { orderNo, productId }),
    [refund, orderNo, productId, user],
  );
  const title: TextKey = refund
    ? refund === 'refunded' && order.unreturnedAmount
      ? 'status.unreturned'
      : `result.${refund}`
    : order.endReason === 'canceled'
      ? 'ended.canceled'
      : 'ended.expired';
  const product = onBuyAgain ? (
    <Button tone="hot" onClick={() => onBuyAgain(order.totalAmount)}>
      {t(refund ? 'paid.again' : 'ended.again')}
    </Button>
  ) : (
    <ButtonLink as={UiLink} href={links.product(order)}>
      {t('ended.product')}
    </ButtonLink>
  );
  return (
    <ResultWithVoucher
      order={order}
      look={refund === 'rejected' ? 'bad' : 'time'}
      title={t(title)}
      text={orderClosedMessage(t, order)}
    >
      {product}
      <ButtonLink as={UiLink} tone="ghost" href={links.profile('order', order.orderNo)}>
        {t('result.order')}
      </ButtonLink>
    </ResultWithVoucher>
  );
};
