import type { PlatformEvents } from '@tapnook/contracts';
import { usePlatform, usePlatformEvent } from '@tapnook/platform';
import { useEffect, useRef } from 'react';
import type { Order } from '../model/order.ts';

/**
 * Hears what others tell of orders, and tells them of each of these that is seen to wait for payment no longer: counts
 * and coins have changed with it. What is told from here is not heard here: it has just been read.
 */
export const useOrderNews = (
  orders: readonly Order[],
  onNews: (event: PlatformEvents['order:changed']) => void,
): void => {
  const { events } = usePlatform();
  const waiting = useRef<readonly string[]>([]);
  const isTelling = useRef(false);
  const hear = (event: PlatformEvents['order:changed']): void => {
    if (isTelling.current) return;
    waiting.current = waiting.current.filter((orderNo) => orderNo !== event.orderNo);
    onNews(event);
  };
  usePlatformEvent('order:changed', hear);
  usePlatformEvent('order:paid', hear);
  const now = orders
    .filter(({ orderStatus }) => orderStatus === 'TBP')
    .map(({ orderNo }) => orderNo)
    .join(' ');
  useEffect(() => {
    const still = now.split(' ');
    const over = waiting.current.filter((orderNo) => !still.includes(orderNo));
    waiting.current = still.filter(Boolean);
    isTelling.current = true;
    for (const orderNo of over) events.emit('order:changed', { orderNo });
    if (over.length > 0) events.emit('coins:changed', {});
    isTelling.current = false;
  }, [now, events]);
};
