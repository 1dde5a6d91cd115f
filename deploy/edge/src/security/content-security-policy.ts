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
