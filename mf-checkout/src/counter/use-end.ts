import { usePlatform } from '@tapnook/platform';
import { useEffect, useRef } from 'react';
import { nextLook, type Order } from './order.ts';

/** The soonest look that any of these orders needs. */
export const soonestLook = (orders: readonly Order[]): number | false => {
  const looks = orders.map((order) => nextLook(order)).filter((look) => look !== false);
  return looks.length > 0 ? Math.min(...looks) : false;
};

/** Tells the page of each order that stopped waiting for payment while it was looked at: counts and coins have changed with it. */
export const useTellEnded = (orders: readonly Order[]): void => {
  const { events } = usePlatform();
  const waiting = useRef<readonly string[]>([]);
  const now = orders.filter(({ orderStatus }) => orderStatus === 'TBP').map(({ orderNo }) => orderNo).join(' ');
  useEffect(() => {
    const still = now.split(' ');
    const over = waiting.current.filter((orderNo) => !still.includes(orderNo));
    waiting.current = still.filter(Boolean);
    for (const orderNo of over) events.emit('order:changed', { orderNo });
    if (over.length > 0) events.emit('coins:changed', {});
  }, [now, events]);
};
