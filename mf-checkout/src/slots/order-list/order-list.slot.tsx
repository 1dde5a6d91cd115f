import { links } from '@tapnook/contracts';
import { getPendingPayProduct, listOrders } from '@tapnook/contracts/calls';
import { defineSlot, useCall, useInfiniteCall, usePlatformEvent, UiLink, useWords } from '@tapnook/platform';
import { Button, ButtonLink, EmptyState, Skeleton, Tabs } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Order } from '../../counter/order.ts';
import { PartError } from '../../counter/part-error.tsx';
import { OrderCard } from '../../features/orders/order-card.tsx';
import styles from '../../features/orders/orders.module.css';
import { soonestLook, useTellEnded } from '../../features/orders/use-end.ts';

const FILTERS = ['ALL', 'TBP', 'TBC', 'TBR', 'PTR', 'COM', 'EXP', 'INV'] as const;
type Filter = (typeof FILTERS)[number];
const PAGE_SIZE = 10;
const isFilter = (value: string | null): value is Filter => FILTERS.some((filter) => filter === value);

const List = ({ filter }: { readonly filter: Filter }): ReactElement => {
  const { t } = useWords();
  const found = useInfiniteCall(
    listOrders,
    (page) => ({ query: { pageNum: page, pageSize: PAGE_SIZE, status: filter } }),
    (last) => last.data.pageIndex * last.data.pageSize < last.data.totalCount,
    { handles: ['10500', '10503', 'network'], refetchInterval: (pages) => soonestLook(pages.flatMap((page) => page.data.items)) },
  );
  const { refetch } = found;
  const seen = new Set<string>();
  const orders = (found.data?.pages ?? []).flatMap((page) => page.data.items).filter((order: Order) => !seen.has(order.orderNo) && seen.add(order.orderNo));
  useTellEnded(orders);
  usePlatformEvent('order:changed', () => void refetch());
  usePlatformEvent('order:paid', () => void refetch());
  if (found.isPending) return <div className={styles.list} role="status" aria-label={t('orders.loading')}>{[1, 2, 3].map((row) => <Skeleton key={row} shape="block" />)}</div>;
  if (found.isError && !found.data) return <PartError failure={found.error} level={3} onRetry={() => void refetch()} />;
  if (orders.length === 0) {
    return <EmptyState level={3} title={t(filter === 'ALL' ? 'orders.none' : 'orders.noneHere')} text={t(filter === 'ALL' ? 'orders.noneText' : 'orders.noneHereText')} action={filter === 'ALL' ? <ButtonLink as={UiLink} href={links.search()}>{t('orders.browse')}</ButtonLink> : undefined} />;
  }
  return (
    <>
      <ul className={styles.list}>{orders.map((order) => <li key={order.orderNo}><OrderCard order={order} onEnd={() => void refetch()} /></li>)}</ul>
      {found.hasNextPage && <div className={styles.more}><Button tone="outline" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>{t('orders.more')}</Button></div>}
    </>
  );
};

/** The order list of the profile area; the filter stands in the address, so that Back works. */
const OrderList = (): ReactElement => {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('status');
  const filter: Filter = isFilter(asked) ? asked : 'ALL';
  const pending = useCall(getPendingPayProduct, {}, { handles: 'all', staleTime: 0 });
  const toPay = pending.data?.items.length ?? 0;
  const { refetch } = pending;
  usePlatformEvent('order:changed', () => void refetch());
  const choose = (next: string): void => setSearch(next === 'ALL' ? {} : { status: next }, { replace: true });
  return (
    <Tabs label={t('orders.filter')} tabs={FILTERS.map((id) => ({ id, label: t(`orders.${id}`), badge: id === 'TBP' && toPay > 0 ? String(toPay) : undefined }))} value={filter} onChange={choose}>
      <List key={filter} filter={filter} />
    </Tabs>
  );
};

export const slot = defineSlot<Record<string, never>>({ Component: OrderList });
