import { type EdgeConfig, STRIPE_SCRIPT } from '../env.ts';

/** Stripe.js fetches parts of itself from origins below its own. */
const STRIPE_SCRIPTS = ['https://*.js.stripe.com'];
/** Stripe frames its fields from origins below its script's, and 3-D Secure from another. */
const STRIPE_FRAMES = ['https://*.js.stripe.com', 'https://hooks.stripe.com'];

/**
 * What a page may load: our own nonced scripts and what they start, nothing else; no markup from
 * text. A payment page (`sensitive`) frames the gateway alone and shows no pictures of others.
 * Where cards are entered (`takesCards`) the gateway's script is let in, which calls the gateway's
 * API.
 */
export const contentSecurityPolicy = (
  config: EdgeConfig,
  nonce: string,
  sensitive = false,
  takesCards = sensitive,
): string => {
  const isStripe = config.gatewayOrigin === STRIPE_SCRIPT;
  const chat =
    !sensitive && config.chatOrigin && config.chatOrigin !== config.gatewayOrigin
      ? [config.chatOrigin]
      : [];
  const frames = [config.gatewayOrigin, ...(takesCards && isStripe ? STRIPE_FRAMES : []), ...chat];
  const tiles =
    !sensitive && config.mapTiles ? [new URL(config.mapTiles.replace(/\{\w+\}/g, '0')).origin] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      `'nonce-${nonce}'`,
      "'strict-dynamic'",
      "'self'",
      ...(takesCards ? [config.gatewayOrigin, ...(isStripe ? STRIPE_SCRIPTS : [])] : []),
    ],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', 'blob:', config.gatewayOrigin, ...tiles],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...(takesCards ? [config.gatewayApiOrigin] : []),
      ...(config.development ? [config.development.socket] : []),
    ],
    'frame-src': frames,
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  const text = Object.entries(directives).map(([name, values]) => `${name} ${values.join(' ')}`);
  if (config.origin.startsWith('https:')) text.push('upgrade-insecure-requests');
  return text.join('; ');
};

/**
 * Of a payment page, beside its policy: a script that runs without a hash is reported to the page's
 * own monitor (PCI DSS 6.4.3 and 11.6.1). It is not blocked, because the provider's script may not
 * be pinned and a browser knows no exception by origin.
 */
export const PAYMENT_PAGE_HEADERS = {
  'integrity-policy-report-only': 'blocked-destinations=(script)',
} as const;

/** Headers of every answer of the edge. */
export const securityHeaders = (config: EdgeConfig): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    `camera=(), microphone=(), geolocation=(self), payment=(self "${config.gatewayOrigin}"), ` +
    'screen-wake-lock=(self)',
  ...(config.origin.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }
    : {}),
});
