import { links, LOCALES, localePath, type Locale } from '@tapnook/contracts';
import { usePlatform, useSession } from '@tapnook/platform';
import { useEffect } from 'react';
import type { Order } from '../model/order.ts';
import { storeVouchers } from '../storage/offline-voucher-store.ts';
import type { CachePageMessage } from '../storage/voucher-cache.ts';

/** Once early, in case the network goes, and once when pictures and fonts are loaded. */
const COPY_AFTER_MS = [300, 3000] as const;

const cachePageMessage = (page: string): CachePageMessage => ({
  type: 'keep',
  page,
  resources: performance.getEntriesByType('resource').map((entry) => entry.name),
});

/**
 * Stores the vouchers of an order for offline use, with the page that shows them and the list of
 * all that are stored, from the purchase on and again at each visit. One language is stored and
 * found under the addresses of both.
 */
export const useOfflineVoucher = (order: Order | undefined): void => {
  const { locale, telemetry, navigation, now } = usePlatform();
  const userId = useSession().user?.userId ?? '';
  const orderNo = order?.vouchers.length ? order.orderNo : undefined;
  useEffect(() => {
    if (order && userId) storeVouchers(userId, order, now());
  }, [order, userId, now]);
  useEffect(() => {
    if (orderNo === undefined || !('serviceWorker' in navigator)) return undefined;
    const pages = [links.voucher(orderNo), links.offlineVouchers()];
    const urlOf = (language: Locale, page: string): URL =>
      new URL(localePath(language, page), location.origin);
    const workerFor = async (language: Locale): Promise<ServiceWorker | null> => {
      // The worker lies beside the pages that it may answer for, so that no scope can be wider.
      const registration = await navigator.serviceWorker.register(
        new URL('service-worker.js', urlOf(language, links.voucher(orderNo))).pathname,
      );
      return registration.active ?? registration.waiting ?? registration.installing;
    };
    const requestCopy = async (): Promise<void> => {
      const [worker] = await Promise.all(
        [locale, ...LOCALES.filter((other) => other !== locale)].map(workerFor),
      );
      for (const page of pages)
        // A service worker is no window: its messages have no target origin.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        worker?.postMessage(cachePageMessage(urlOf(locale, page).href));
    };
    for (const page of pages) navigation.prefetch(page);
    const timers = COPY_AFTER_MS.map((after) =>
      setTimeout(
        () =>
          void requestCopy().catch((error: unknown) =>
            telemetry.record({ kind: 'unhandled-error', detail: `offline copy: ${String(error)}` }),
          ),
        after,
      ),
    );
    return () => timers.forEach(clearTimeout);
  }, [locale, orderNo, navigation, telemetry]);
};
