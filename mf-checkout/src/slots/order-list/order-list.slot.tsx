import { links } from '@tapnook/contracts';
import { getPendingPayProduct } from '@tapnook/contracts/calls';
import { formatDateTime } from '@tapnook/kernel';
import { defineSlot, useCall, usePlatformEvent, UiLink, useTranslation } from '@tapnook/platform';
import {
  Button,
  ButtonLink,
  EmptyState,
  Note,
  OfflineState,
  Skeleton,
  Tabs,
  useOffline,
  usePressed,
  useEventCallback,
  wifiOffIcon,
} from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OfflineVouchersLink } from '../../features/orders/offline-vouchers-link.tsx';
import { OrderRow } from '../../features/orders/order-row.tsx';
import { ReceivedGifts } from '../../features/orders/received-gifts.tsx';
import { UsableToday } from '../../features/orders/usable-today.tsx';
import { useListFocus } from '../../features/orders/use-list-focus.ts';
import {
  FILTERS,
  useOrderPages,
  type Filter,
  type OrderPages,
} from '../../features/orders/use-order-pages.ts';
import { useRetainedRows } from '../../features/orders/use-retained-rows.ts';
import { useShowMore } from '../../features/orders/use-show-more.ts';
import { QueryError } from '../../shared/components/query-error.tsx';
import { useOrderEvents } from '../../shared/hooks/use-order-events.ts';
import styles from '../../features/orders/orders.module.css';

const isFilter = (value: string | null): value is Filter =>
  FILTERS.some((filter) => filter === value);

/** Nothing of this status, or no order at all. */
const NoOrders = ({ filter }: { readonly filter: Filter }): ReactElement => {
  const { t } = useTranslation();
  if (filter !== 'ALL')
    return <EmptyState level={3} title={t('orders.noneHere')} text={t('orders.noneHereText')} />;
  return (
    <EmptyState
      level={3}
      title={t('orders.none')}
      text={t('orders.noneText')}
      action={
        <ButtonLink as={UiLink} href={links.search()}>
          {t('orders.browse')}
        </ButtonLink>
      }
    />
  );
};

/** When the list that is shown was read, where it cannot be read now. `at` in milliseconds. */
const LastRead = ({
  at,
  onRetry,
}: {
  readonly at: number;
  readonly onRetry: () => void;
}): ReactElement => {
  const { t, locale } = useTranslation();
  const offline = useOffline();
  const read = t('orders.lastRead', { time: formatDateTime(new Date(at).toISOString(), locale) });
  return (
    <Note
      className={styles.note}
      icon={wifiOffIcon}
      tone="warn"
      role="status"
      title={t(offline ? 'orders.offline' : 'state.failed')}
    >
      {offline ? (
        t('result.sentences', { first: read, second: t('orders.comes') })
      ) : (
        <>
          <p>{read}</p>
          <Button tone="outline" size="s" onClick={onRetry}>
            {t('state.retry')}
          </Button>
        </>
      )}
    </Note>
  );
};

/** The next page of orders: the button says so before it is asked for. */
const MoreButton = ({
  more,
  onShow,
}: {
  readonly more: OrderPages['nextPage'];
  readonly onShow: () => void;
}): ReactElement => {
  const { t } = useTranslation();
  const [busy, ask] = usePressed(more.busy, onShow);
  return (
    <div className={styles.more}>
      <Button tone="outline" busy={busy} onClick={() => ask(true)}>
        {t('orders.more')}
      </Button>
    </div>
  );
};

const List = ({ filter }: { readonly filter: Filter }): ReactElement => {
  const { t } = useTranslation();
  const offline = useOffline();
  const pages = useOrderPages(filter);
  const { refetch, failure, lastAt, nextPage } = pages;
  const { shown, drop } = useRetainedRows(pages.orders, filter === 'TBP');
  const [expiredText, announceExpired] = useState('');
  const { list, show, announcement } = useShowMore(pages);
  useOrderEvents(pages.orders, refetch);
  const focusHandlers = useListFocus();
  const refetchLatest = useEventCallback(refetch);
  if (pages.isPending)
    return (
      <div className={styles.list} role="status" aria-label={t('orders.loading')}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} shape="block" />
        ))}
      </div>
    );
  if (failure && lastAt === undefined)
    return offline ? (
      <OfflineState level={3} title={t('orders.offline')} text={t('orders.comes')} />
    ) : (
      <QueryError failure={failure} level={3} onRetry={refetch} />
    );
  return (
    <>
      {lastAt !== undefined && <LastRead at={lastAt} onRetry={refetch} />}
      {shown.length === 0 ? (
        <NoOrders filter={filter} />
      ) : (
        <ul ref={list} className={styles.list} {...focusHandlers}>
          {shown.map(({ order, isRemoved }) => (
            <li key={order.orderNo}>
              <OrderRow
                order={order}
                isRemoved={isRemoved}
                onEnd={refetchLatest}
                onRemove={drop}
                onExpired={announceExpired}
              />
            </li>
          ))}
        </ul>
      )}
      {nextPage.hasMore && <MoreButton more={nextPage} onShow={show} />}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <p className="visually-hidden" role="status">
        {expiredText}
      </p>
    </>
  );
};

/** The order list of the profile area; the filter stands in the address, so that Back works. */
const OrderList = (): ReactElement => {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('status');
  const filter: Filter = isFilter(asked) ? asked : 'ALL';
  const pending = useCall(getPendingPayProduct, {}, { handledErrorCodes: 'all', staleTime: 0 });
  const toPay = pending.data?.items.length ?? 0;
  const { refetch } = pending;
  usePlatformEvent('order:changed', () => void refetch());
  usePlatformEvent('order:paid', () => void refetch());
  const choose = (next: string): void =>
    setSearch(next === 'ALL' ? {} : { status: next }, { replace: true });
  return (
    <>
      <OfflineVouchersLink />
      <UsableToday />
      <ReceivedGifts />
      <Tabs
        label={t('orders.filter')}
        tabs={FILTERS.map((id) => ({
          id,
          label: t(`orders.${id}`),
          badge: id === 'TBP' && toPay > 0 ? String(toPay) : undefined,
        }))}
        value={filter}
        onChange={choose}
      >
        <List key={filter} filter={filter} />
      </Tabs>
    </>
  );
};

export const slot = defineSlot<Record<string, never>>({ Component: OrderList });
