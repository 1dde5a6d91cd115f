import { links } from '@tapnook/contracts';

/** First segments of the addresses where money is paid, by the contracts' links. */
const PAYMENT_SEGMENTS = new Set(
  [
    links.checkout('0', { fieldIds: [], additions: [] }),
    links.checkoutOrder('0'),
    links.checkoutQrCode('0'),
    links.checkoutResult('0', '0'),
  ].map((path) => path.split('/')[1]?.toLowerCase()),
);

/**
 * Whether money is paid at a path without its locale, or at a route's pattern. The address alone
 * decides: an app that takes it over must not choose how strictly the page is guarded.
 */
export const isPaymentAddress = (path: string): boolean =>
  PAYMENT_SEGMENTS.has(path.split(/[/?]/)[1]?.toLowerCase());
