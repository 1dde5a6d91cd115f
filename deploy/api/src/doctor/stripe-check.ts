import { gatewayWebhook } from '@tapnook/contracts/calls';
import type Stripe from 'stripe';
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

/** Keys, webhook and its address, as Stripe or the sandbox has them. */
export const checkStripe = (env: Env): Promise<Check[]> => {
  const stripe = clientOf(env);
  const address = addressOf(env);
  return Promise.all([
    runCheck(NAME, 'secret key', async () => {
      await stripe.balanceTransactions.list({ limit: 1 });
      return `is taken at ${env.STRIPE_API_ORIGIN ?? 'https://api.stripe.com'}`;
    }),
    runCheck(NAME, 'webhook', () => registered(stripe, address)),
    runCheck(NAME, 'webhook address', () => refusesForged(address)),
  ]);
};
