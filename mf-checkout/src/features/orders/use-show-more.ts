import { useTranslation } from '@tapnook/platform';
import { moveFocus } from '@tapnook/ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { OrderPages } from './use-order-pages.ts';

interface ShowMore {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly show: () => void;
  /** How many are shown, once more came. */
  readonly announcement: string;
}

/**
 * "Show more": what came is said, and where nothing is left to be shown the first new order takes
 * the focus of the button that goes.
 */
export const useShowMore = ({
  orders,
  total,
  nextPage,
}: Pick<OrderPages, 'orders' | 'total' | 'nextPage'>): ShowMore => {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const countAtPress = useRef<number>(undefined);
  const [announcement, announce] = useState('');
  const count = orders.length;
  useEffect(() => {
    const before = countAtPress.current;
    if (before === undefined || count <= before) return;
    countAtPress.current = undefined;
    announce(t('orders.shown', { count, total }));
    if (!nextPage.hasMore)
      moveFocus(list.current?.children[before]?.querySelector<HTMLElement>('h3 a'));
  }, [count, total, nextPage.hasMore, t]);
  const show = (): void => {
    countAtPress.current = count;
    nextPage.load();
  };
  return { list, show, announcement };
};
