import { gatewayWebhook } from '@tapnook/contracts/calls';
import Stripe from 'stripe';
import type { Env } from '../env.ts';
import { clientOf, WEBHOOK_EVENTS } from '../modules/payments/index.ts';
import { type Check, runCheck, TIMEOUT } from './check.ts';

const NAME = 'stripe';
const addressOf = (env: Pick<Env, 'PUBLIC_ORIGIN'>): string =>
  `${env.PUBLIC_ORIGIN}/api${gatewayWebhook.path}`;

const registered = async (stripe: Stripe, address: string): Promise<string> => {
  const all = await stripe.webhookEndpoints.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  const endpoint = all.find(({ url }) => url === address);
  if (!endpoint)
    throw new Error(
      `no webhook for ${address}; there are: ${all.map(({ url }) => url).join(', ') || 'none'}`,
    );
  if (endpoint.status !== 'enabled') throw new Error(`the webhook is ${endpoint.status}`);
  const events = new Set<string>(endpoint.enabled_events);
  const missing = events.has('*') ? [] : WEBHOOK_EVENTS.filter((event) => !events.has(event));
  if (missing.length > 0) throw new Error(`the webhook lacks ${missing.join(', ')}`);
  return `${address} is told of all ${WEBHOOK_EVENTS.length} kinds of event`;
};

/** What nobody signed is refused, by the API and not before it. */
const refusesForged = async (address: string): Promise<string> => {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const { code } = (await answer.json().catch(() => ({}))) as { code?: string };
  if (answer.status !== 403 || code !== '10105')
    throw new Error(
      `${address} answers ${answer.status} ${code ?? ''} to what nobody signed, not 403 10105`,
    );
  return 'is reached, and refuses what nobody signed';
};

/** Stripe refuses a publishable key that it knows as such, and one that it does not as unknown. */
const isPublishable = async (env: Env): Promise<string> => {
  try {
    await clientOf({
      STRIPE_API_ORIGIN: env.STRIPE_API_ORIGIN,
      STRIPE_SECRET_KEY: env.STRIPE_PUBLISHABLE_KEY,
    }).balanceTransactions.list({ limit: 1 });
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'secret_key_required')
      return 'is known, and opens nothing that a browser must not see';
    throw error;
  }
  throw new Error('opens what a browser must not see: it is a secret key');
};

/** Of the last days that Stripe keeps trying for; what is younger than minutes is on its way. */
const DELIVERY_SPAN = { days: 3, minutes: 5 };

/** What Stripe could not hand over is refused for a wrong secret, or did not reach the shop. */
const delivers = async (stripe: Stripe, now: number): Promise<string> => {
  const seconds = Math.floor(now / 1000);
  const { data, has_more: hasMore } = await stripe.events.list({
    delivery_success: false,
    created: {
      gte: seconds - DELIVERY_SPAN.days * 86_400,
      lte: seconds - DELIVERY_SPAN.minutes * 60,
    },
    limit: 100,
  });
  const [newest] = data;
  if (newest)
    throw new Error(
      `${data.length}${hasMore ? ' or more' : ''} events of the last ${DELIVERY_SPAN.days} days ` +
        `were not taken by every webhook, ${newest.type} ${newest.id} for one: see its answer ` +
        'there; 403 means that STRIPE_WEBHOOK_SECRET is another webhook’s',
    );
  return `took every event of the last ${DELIVERY_SPAN.days} days`;
};

/** Keys, webhook and its address, as Stripe or the sandbox has them. */
export const checkStripe = (env: Env, now = Date.now()): Promise<Check[]> => {
  const stripe = clientOf(env);
  const address = addressOf(env);
  return Promise.all([
    runCheck(NAME, 'secret key', async () => {
      await stripe.balanceTransactions.list({ limit: 1 });
      return `is taken at ${env.STRIPE_API_ORIGIN ?? 'https://api.stripe.com'}`;
    }),
    runCheck(NAME, 'publishable key', () => isPublishable(env)),
    runCheck(NAME, 'webhook', () => registered(stripe, address)),
    runCheck(NAME, 'webhook address', () => refusesForged(address)),
    runCheck(NAME, 'webhook secret', () => delivers(stripe, now)),
  ]);
};
