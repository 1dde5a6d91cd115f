import { links, localePath } from '@tapnook/contracts';
import { usePlatform } from '@tapnook/platform';
import { useEffect } from 'react';
import type { KeepMessage } from './voucher-cache.ts';

const WORKER = '/service-worker.js';
/** The page has its pictures and fonts by then. */
const SETTLE_MS = 2500;

const keepMessage = (): KeepMessage => ({ type: 'keep', page: location.href.replace(/#.*$/, ''), resources: performance.getEntriesByType('resource').map((entry) => entry.name) });

/** Has the open voucher page kept for when there is no signal. Where a browser cannot, only that is missing. */
export const useOfflinePage = (orderNo: string, ready: boolean): void => {
  const { locale, telemetry } = usePlatform();
  useEffect(() => {
    if (!ready || !('serviceWorker' in navigator)) return undefined;
    const scope = localePath(locale, links.voucher(orderNo)).replace(/[^/]*$/, '');
    const timer = setTimeout(() => {
      const tell = async (): Promise<void> => {
        const registration = await navigator.serviceWorker.register(WORKER, { scope });
        const worker = registration.active ?? registration.waiting ?? registration.installing;
        worker?.postMessage(keepMessage());
      };
      tell().catch((error: unknown) => telemetry.record({ kind: 'unhandled-error', detail: `offline copy: ${String(error)}` }));
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [locale, orderNo, ready, telemetry]);
};
