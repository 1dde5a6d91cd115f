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
import { VoucherFrame, VoucherPage, VoucherSkeleton } from './voucher-page.tsx';

const RETRY_MS = 10_000;
const WAIT_MS = 5000;

/** Vouchers that are still to come, once the order is paid or its merchant has said yes, are looked out for. */
const nextLook = (order: Order | undefined, failure: unknown): number | false => {
  if (failure) return RETRY_MS;
  return order?.orderStatus === 'TBP' || order?.orderStatus === 'TBC' ? WAIT_MS : false;
};

const Tickets = ({ orderNo }: { readonly orderNo: string }): ReactElement => {
  const { locale } = useTranslation();
  const { now } = usePlatform();
  const userId = useSession().user?.userId ?? '';
  const found = useOrder(orderNo, { poll: nextLook });
  const { refetch, data: order, isError } = found;
  const offline = useOffline();
  // What was read before the signal went is in doubt until the next answer.
  const [doubted, setDoubted] = useState(0);
  if (offline && doubted !== found.dataUpdatedAt) setDoubted(found.dataUpdatedAt);
  const [kept] = useState(() => readVouchers(localStorage, userId, orderNo, now()));
  useOfflineVoucher(order);
  const last = order ?? kept?.order;
  // What a page before this one read, or this device kept, is shown at once, but it is no word of the server's.
  const standing =
    isError || (!order && found.errorUpdateCount > 0)
      ? 'offline'
      : order && found.isFetchedAfterMount
        ? 'checked'
        : 'checking';
  const unchecked = standing === 'offline' || offline || (order && doubted === found.dataUpdatedAt);
  if (last)
    return (
      <VoucherPage
        order={last}
        standing={standing}
        lastChecked={
          unchecked
            ? formatDateTime(
                new Date(order ? found.dataUpdatedAt : (kept?.checkedAt ?? 0)).toISOString(),
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
    <VoucherFrame orderNo={orderNo}>
      <Tickets key={orderNo} orderNo={orderNo} />
    </VoucherFrame>
  );
};

/** `/voucher/:orderNo`: the tickets, shown at the door. */
export const screen = defineScreen({
  Component: Page,
  load: async ({ t }) => ({ title: t('meta.voucher'), noIndex: true }),
});
