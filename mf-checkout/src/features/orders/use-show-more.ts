import { useTranslation } from '@tapnook/platform';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { OrderPages } from './use-order-pages.ts';

interface ShowMore {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly show: () => void;
  /** How many are shown, once more came. */
  readonly said: string;
}

/** "Show more": what came is said, and where nothing is left to be shown the first new order takes the focus of the button that goes. */
export const useShowMore = ({
  orders,
  total,
  more,
}: Pick<OrderPages, 'orders' | 'total' | 'more'>): ShowMore => {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const pressedAt = useRef<number>(undefined);
  const [said, say] = useState('');
  const count = orders.length;
  useEffect(() => {
    const before = pressedAt.current;
    if (before === undefined || count <= before) return;
    pressedAt.current = undefined;
    say(t('orders.shown', { count, total }));
    if (!more.left) list.current?.children[before]?.querySelector<HTMLElement>('h3 a')?.focus();
  }, [count, total, more.left, t]);
  const show = (): void => {
    pressedAt.current = count;
    more.ask();
  };
  return { list, show, said };
};
