import type { TelemetryEvent } from '@tapnook/contracts/release';

/**
 * Errors that no app of the shop makes: notices of the browser, scripts of other origins whose text
 * it hides, add-ons and mail scanners. Which version a shopper met has nothing to do with them.
 */
const NOISE = [
  /^(?:\w*Error: )?(?:ResizeObserver loop|Script error\.?$|Object Not Found Matching Id)/i,
  /(?:chrome|moz|safari-web)-extension:\/\//i,
];

export const isNoise = ({ kind, detail }: TelemetryEvent): boolean =>
  kind === 'unhandled-error' && detail !== undefined && NOISE.some((noise) => noise.test(detail));
