import { getOrder } from '@tapnook/contracts/calls';
import { useCall, useTranslation } from '@tapnook/platform';
import { memo, useEffect, useRef, type ReactElement } from 'react';
import { statusText } from '../../shared/components/order-status.tsx';
import { orderPollInterval, type Order } from '../../shared/model/order.ts';
import { OrderCard } from './order-card.tsx';

interface OrderRowProps {
  readonly order: Order;
  /** The list no longer has it, so that it is read by itself. */
  readonly isRemoved: boolean;
  /** Its clock came to zero. */
  readonly onEnd: () => void;
  /** It left for something else than an end. */
  readonly onRemove: (orderNo: string) => void;
  /** Its half hour was over while it was looked at; told in words. */
  readonly onExpired: (words: string) => void;
}

/**
 * One entry of the order list, drawn again only when it changes. An order whose half hour ends, or
 * that is given up, stays in its place as what it is now.
 */
export const OrderRow = memo(
  ({ order, isRemoved, onEnd, onRemove, onExpired }: OrderRowProps): ReactElement => {
    const { t, text } = useTranslation();
    const read = useCall(
      getOrder,
      { params: { orderNo: order.orderNo } },
      {
        handledErrorCodes: 'all',
        staleTime: 0,
        enabled: isRemoved,
        refetchInterval: (known) => (known ? orderPollInterval(known) : false),
      },
    );
    const shown = (isRemoved && read.data) || order;
    const { orderNo, orderStatus, endReason } = shown;
    const before = useRef(orderStatus);
    const expiredText =
      endReason === 'expired'
        ? [text(shown.productName), statusText(shown, t)].join(t('detail.comma'))
        : '';
    useEffect(() => {
      if (before.current === 'TBP' && orderStatus === 'INV' && expiredText) onExpired(expiredText);
      before.current = orderStatus;
      if (isRemoved && orderStatus !== 'TBP' && orderStatus !== 'INV') onRemove(orderNo);
    }, [isRemoved, orderNo, orderStatus, expiredText, onRemove, onExpired]);
    return <OrderCard order={shown} onEnd={onEnd} />;
  },
);
