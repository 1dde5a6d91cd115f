import type { EdgeConfig } from '../env.ts';

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
