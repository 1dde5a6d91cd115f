import { links, localePath } from '@tapnook/contracts';
import { usePlatform, useSession } from '@tapnook/platform';
import { useEffect } from 'react';
import type { Order } from '../order.ts';
import { keepTicket } from './kept-ticket.ts';
import type { KeepMessage } from './voucher-cache.ts';

const WORKER = '/service-worker.js';
/** Once soon, should the signal go, and once when the page has its pictures and fonts. */
const WHEN_MS = [300, 3000] as const;

const keepMessage = (page: string): KeepMessage => ({ type: 'keep', page, resources: performance.getEntriesByType('resource').map((entry) => entry.name) });

/**
 * Keeps the vouchers of an order, and the page that shows them, for when there is no signal: from the moment they are
 * bought, and anew at each look. Where a browser cannot, only that is missing.
 */
export const useOfflineVoucher = (order: Order | undefined): void => {
  const { locale, telemetry, navigation, now } = usePlatform();
  const userId = useSession().user?.userId ?? '';
  const orderNo = order?.vouchers.length ? order.orderNo : undefined;
  useEffect(() => {
    if (order && userId) keepTicket(localStorage, userId, order, now());
  }, [order, userId, now]);
  useEffect(() => {
    if (orderNo === undefined || !('serviceWorker' in navigator)) return undefined;
    const page = new URL(localePath(locale, links.voucher(orderNo)), location.origin);
    const tell = async (): Promise<void> => {
      const registration = await navigator.serviceWorker.register(WORKER, { scope: new URL('.', page).pathname });
      const worker = registration.active ?? registration.waiting ?? registration.installing;
      worker?.postMessage(keepMessage(page.href));
    };
    navigation.prefetch(links.voucher(orderNo));
    const timers = WHEN_MS.map((after) => setTimeout(() => void tell().catch((error: unknown) => telemetry.record({ kind: 'unhandled-error', detail: `offline copy: ${String(error)}` })), after));
    return () => timers.forEach(clearTimeout);
  }, [locale, orderNo, navigation, telemetry]);
};
