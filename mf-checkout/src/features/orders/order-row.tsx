import { getOrder } from '@tapnook/contracts/calls';
import { useCall, useTranslation } from '@tapnook/platform';
import { memo, useEffect, useRef, type ReactElement } from 'react';
import { statusText } from '../../shared/components/order-status.tsx';
import { orderPollInterval, type Order } from '../../shared/model/order.ts';
import { OrderCard } from './order-card.tsx';

interface OrderEntryProps {
  readonly order: Order;
  /** The list no longer has it, so that it is read by itself. */
  readonly left: boolean;
  /** Its clock came to zero. */
  readonly onEnd: () => void;
  /** It left for something else than an end. */
  readonly onGone: (orderNo: string) => void;
  /** Its half hour was over while it was looked at; told in words. */
  readonly onOver: (words: string) => void;
}

/** One entry of the order list, drawn again only when it changes. An order whose half hour ends, or that is given up, stays in its place as what it is now. */
export const OrderEntry = memo(
  ({ order, left, onEnd, onGone, onOver }: OrderEntryProps): ReactElement => {
    const { t, text } = useTranslation();
    const read = useCall(
      getOrder,
      { params: { orderNo: order.orderNo } },
      {
        handledErrorCodes: 'all',
        staleTime: 0,
        enabled: left,
        refetchInterval: (known) => (known ? orderPollInterval(known) : false),
      },
    );
    const shown = (left && read.data) || order;
    const { orderNo, orderStatus, endReason } = shown;
    const before = useRef(orderStatus);
    const over =
      endReason === 'expired'
        ? [text(shown.productName), statusText(shown, t)].join(t('detail.comma'))
        : '';
    useEffect(() => {
      if (before.current === 'TBP' && orderStatus === 'INV' && over) onOver(over);
      before.current = orderStatus;
      if (left && orderStatus !== 'TBP' && orderStatus !== 'INV') onGone(orderNo);
    }, [left, orderNo, orderStatus, over, onGone, onOver]);
    return <OrderCard order={shown} onEnd={onEnd} />;
  },
);
