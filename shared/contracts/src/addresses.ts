import { LOCALES } from './locale.ts';

/**
 * Every address whose first segment begins so is one where money is paid. The links to checkout
 * lead there.
 */
const PAYMENT_PREFIX = 'checkout';

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/**
 * First segment of a path without its locale, or of a route's pattern, as every router here
 * compares it: decoded and without capitals. Empty for the home page.
 */
export const firstSegment = (path: string): string =>
  decoded(
    path
      .split(/[?#]/, 1)[0]!
      .split('/')
      .find((segment) => segment !== '') ?? '',
  ).toLowerCase();

/**
 * Whether money is paid at a path without its locale, or at a route's pattern. The address alone
 * decides: an app that takes it over must not choose how strictly the page is guarded.
 */
export const isPaymentAddress = (path: string): boolean =>
  firstSegment(path).startsWith(PAYMENT_PREFIX);

/**
 * First segments of the addresses where shoppers look for something, and where they look at one
 * thing.
 */
const STEP_SEGMENTS: Readonly<Record<string, 'search' | 'product-view'>> = {
  search: 'search',
  merchantsearch: 'search',
  detail: 'product-view',
};

/**
 * The step of the buying flow that showing a path (without its locale) is. The address alone
 * decides: an app whose release is judged by it must not choose what counts.
 */
export const funnelStepOf = (path: string): 'search' | 'product-view' | 'add' | undefined => {
  // The checkout is entered with what was chosen; its other addresses belong to orders that exist.
  if (firstSegment(path) === PAYMENT_PREFIX) return 'add';
  return STEP_SEGMENTS[firstSegment(path)];
};

/** First segments that the edge answers itself, or reads as a locale: no app can have them. */
const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  ...LOCALES.map((locale) => locale.toLowerCase()),
  'en',
  'zh',
  '404',
  'api',
  'clear-cookies',
  'compositions',
  'generation',
  'generation-audit',
  'generation-log',
  'generation-proof',
  'healthz',
  'livez',
  'local',
  'metrics',
  'override',
  'preview-session',
  'readyz',
  'remotes',
  'telemetry',
]);

/**
 * Whether an app may have a route whose first segment this is; files at the root have a dot and are
 * no routes.
 */
export const isAppSegment = (segment: string): boolean =>
  segment === '' || (/^[a-z\d][\w-]*$/.test(segment) && !RESERVED_SEGMENTS.has(segment));
