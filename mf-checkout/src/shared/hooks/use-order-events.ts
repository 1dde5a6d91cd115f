import type { PlatformEvents } from '@tapnook/contracts';
import { usePlatform, usePlatformEvent } from '@tapnook/platform';
import { useEffect, useRef } from 'react';
import type { Order } from '../model/order.ts';

/**
 * Listens to order events of other apps, and emits `order:changed` for each unpaid order that
 * stopped waiting. Its own events are ignored, since the order was just read.
 */
export const useOrderEvents = (
  orders: readonly Order[],
  onEvent: (event: PlatformEvents['order:changed']) => void,
): void => {
  const { events } = usePlatform();
  const unpaidOrders = useRef<readonly string[]>([]);
  const isEmitting = useRef(false);
  const handle = (event: PlatformEvents['order:changed']): void => {
    if (isEmitting.current) return;
    unpaidOrders.current = unpaidOrders.current.filter((orderNo) => orderNo !== event.orderNo);
    onEvent(event);
  };
  usePlatformEvent('order:changed', handle);
  usePlatformEvent('order:paid', handle);
  const unpaidNow = orders
    .filter(({ orderStatus }) => orderStatus === 'TBP')
    .map(({ orderNo }) => orderNo)
    .join(' ');
  useEffect(() => {
    const unpaid = unpaidNow.split(' ');
    const closed = unpaidOrders.current.filter((orderNo) => !unpaid.includes(orderNo));
    unpaidOrders.current = unpaid.filter(Boolean);
    isEmitting.current = true;
    for (const orderNo of closed) events.emit('order:changed', { orderNo });
    if (closed.length > 0) events.emit('coins:changed', {});
    isEmitting.current = false;
  }, [unpaidNow, events]);
};
