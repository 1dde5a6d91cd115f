import Stripe from 'stripe';
import type { Env } from '../../env.ts';
import { GatewayFault } from './gateway.ts';

/** Below the 10 seconds that the edge waits. */
const TIMEOUT = 8_000;

/** Objects and parameters are those of this version; another SDK's does not compile. */
const API_VERSION = '2026-10-28.endive' satisfies Stripe.LatestApiVersion;

/** Refusals that pass by themselves: another request of the same key or object is under way. */
const PASSING: ReadonlySet<string> = new Set(['idempotency_key_in_use', 'lock_timeout']);

export const idOf = (value: string | { readonly id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

export const faultOf = (error: unknown): GatewayFault => {
  if (error instanceof GatewayFault) return error;
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Stripe.errors.StripeError ? (error.code ?? null) : null;
  const definite =
    !PASSING.has(code ?? '') &&
    (error instanceof Stripe.errors.StripeInvalidRequestError ||
      error instanceof Stripe.errors.StripeCardError ||
      error instanceof Stripe.errors.StripeIdempotencyError);
  return new GatewayFault(definite ? 'invalid' : 'unreachable', message, error, code);
};
/** Work at the gateway whose failures are {@link GatewayFault}s. */
export const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw faultOf(error);
  }
};

/** Stripe's SDK, pointed at the sandbox where an origin is given. */
export const clientOf = (env: Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_API_ORIGIN'>): Stripe => {
  const origin = env.STRIPE_API_ORIGIN ? new URL(env.STRIPE_API_ORIGIN) : undefined;
  return new Stripe(env.STRIPE_SECRET_KEY, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(origin && {
      host: origin.hostname,
      port: Number(origin.port || (origin.protocol === 'https:' ? 443 : 80)),
      protocol: origin.protocol === 'https:' ? 'https' : 'http',
    }),
  });
};
