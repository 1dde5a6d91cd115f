import { formatDateTime } from '@tapnook/kernel';
import { defineScreen, usePlatform, useSession, useTranslation } from '@tapnook/platform';
import { useOffline } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { QueryError } from '../../shared/components/query-error.tsx';
import { useOfflineVoucher } from '../../shared/hooks/use-offline-voucher.ts';
import { useOrder } from '../../shared/hooks/use-order.ts';
import type { Order } from '../../shared/model/order.ts';
import { readVouchers } from '../../shared/storage/offline-voucher-store.ts';
import { VoucherLayoutFrame, VoucherPage, VoucherSkeleton } from './voucher-page.tsx';

const RETRY_MS = 10_000;
const POLL_MS = 5000;

/**
 * Vouchers that are still to come, once the order is paid or its merchant has said yes, are looked
 * out for.
 */
const pollInterval = (order: Order | undefined, failure: unknown): number | false => {
  if (failure) return RETRY_MS;
  return order?.orderStatus === 'TBP' || order?.orderStatus === 'TBC' ? POLL_MS : false;
};

const VoucherContent = ({ orderNo }: { readonly orderNo: string }): ReactElement => {
  const { locale } = useTranslation();
  const { now } = usePlatform();
  const userId = useSession().user?.userId ?? '';
  const found = useOrder(orderNo, { poll: pollInterval });
  const { refetch, data: order, isError } = found;
  const offline = useOffline();
  // What was read before the signal went is in doubt until the next answer.
  const [staleSince, setStaleSince] = useState(0);
  if (offline && staleSince !== found.dataUpdatedAt) setStaleSince(found.dataUpdatedAt);
  const [stored] = useState(() => readVouchers(userId, orderNo, now()));
  useOfflineVoucher(order);
  const last = order ?? stored?.order;
  // What a page before this one read, or this device kept, is shown at once, but it is no word of
  // the server's.
  const freshness =
    isError || (!order && found.errorUpdateCount > 0)
      ? 'offline'
      : order && found.isFetchedAfterMount
        ? 'checked'
        : 'checking';
  const unchecked =
    freshness === 'offline' || offline || (order && staleSince === found.dataUpdatedAt);
  if (last)
    return (
      <VoucherPage
        order={last}
        freshness={freshness}
        lastChecked={
          unchecked
            ? formatDateTime(
                new Date(order ? found.dataUpdatedAt : (stored?.checkedAt ?? 0)).toISOString(),
                locale,
              )
            : undefined
        }
      />
    );
  return isError ? (
    <QueryError failure={found.error} onRetry={() => void refetch()} />
  ) : (
    <VoucherSkeleton />
  );
};

const Page = (): ReactElement => {
  const { orderNo = '' } = useParams();
  return (
    <VoucherLayoutFrame orderNo={orderNo}>
      <VoucherContent key={orderNo} orderNo={orderNo} />
    </VoucherLayoutFrame>
  );
};

/** `/voucher/:orderNo`: the tickets, shown at the door. */
export const screen = defineScreen({
  Component: Page,
  load: async ({ t }) => ({ title: t('meta.voucher'), noIndex: true }),
});
