import type { Locale } from '@tapnook/contracts';
import { isLocale } from '@tapnook/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../../web/headers.ts';
import { localeOf } from '../../web/locale.ts';
import { textOf } from '../../web/request.ts';
import type { ElementsTerms } from '../confirmation-tokens.ts';
import { createConfirmationToken } from '../confirmation-tokens.ts';
import type { Gateway } from '../gateway.ts';
import type { PaymentMethod, WalletType } from '../gateway.types.ts';
import type { ReadCard } from '../payment-methods.ts';
import { readCard } from '../payment-methods.ts';
import { expressElementPage } from './express-element.page.ts';
import { paymentElementPage } from './payment-element.page.ts';
import { STRIPE_JS } from './stripe-js-bundle.ts';
import type { Refusal } from './typed-card.ts';
import { readTyped } from './typed-card.ts';
import { SHEET_CARDS, walletSheetPage } from './wallet-sheet.page.ts';

export interface ElementsOptions {
  readonly gateway: Gateway;
  readonly publishableKey: string;
  readonly shopOrigins: readonly string[];
}

const WALLETS: readonly WalletType[] = ['apple_pay', 'google_pay'];
const walletOf = (source: unknown): WalletType | undefined =>
  WALLETS.find((wallet) => wallet === textOf(source, 'wallet'));

const within = (source: unknown, name: string): Readonly<Record<string, unknown>> => {
  const value = (source as Readonly<Record<string, unknown>> | null)?.[name];
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)
    : {};
};

const termsOf = (body: unknown): Omit<ElementsTerms, 'scenario'> => {
  const { amount, currency, setupFutureUsage, captureMethod } = within(body, 'terms');
  return {
    amount: Number(amount),
    currency: String(currency),
    setupFutureUsage:
      setupFutureUsage === 'off_session' || setupFutureUsage === 'on_session'
        ? setupFutureUsage
        : null,
    captureMethod: captureMethod === 'manual' ? 'manual' : 'automatic',
  };
};

const billingOf = (params: unknown): PaymentMethod['billing_details'] => {
  const details = within(within(params, 'payment_method_data'), 'billing_details');
  const of = (name: string): string | null => textOf(details, name) || null;
  return { name: of('name'), email: of('email'), phone: of('phone'), address: null };
};

const cardOf = (body: unknown, locale: Locale): ReadCard | Refusal => {
  const wallet = walletOf(body);
  if (!wallet)
    return readTyped(
      {
        number: textOf(body, 'number'),
        expiry: textOf(body, 'expiry'),
        cvc: textOf(body, 'cvc'),
      },
      locale,
    );
  const number = SHEET_CARDS.find(([last4]) => last4 === textOf(body, 'card'))?.[1] ?? '';
  const expiry = { month: 12, year: new Date().getUTCFullYear() + 4 };
  return readCard({ number, expiry, cvc: undefined, wallet });
};

/** The browser's script may read the answer, in the page of a shop. */
const letShopRead = (
  request: FastifyRequest,
  reply: FastifyReply,
  shopOrigins: readonly string[],
): void => {
  const { origin } = request.headers;
  if (origin !== undefined && shopOrigins.includes(origin))
    reply.headers({ 'access-control-allow-origin': origin, vary: 'origin' });
};

const lookOf = (
  appearance: string,
): { readonly appearance: string; readonly theme: 'light' | 'dark' } => ({
  appearance: appearance || '{}',
  // The script sets it as well; the first paint shall not be in the other colours.
  theme: appearance.includes('"theme":"night"') ? 'dark' : 'light',
});

const pageRoutes = (
  server: FastifyInstance,
  { gateway, publishableKey, shopOrigins }: ElementsOptions,
): void => {
  const viewOf = (request: FastifyRequest) => {
    const key = textOf(request.query, 'key');
    return {
      locale: localeOf(request),
      ...lookOf(textOf(request.query, 'appearance')),
      host: new URL(gateway.origin).host,
      key,
      keyIsKnown: key === publishableKey,
      parents: shopOrigins.join(' '),
    };
  };
  const policy = { framedBy: shopOrigins };
  server.get('/elements/payment', (request, reply) =>
    sendPage(reply, paymentElementPage(viewOf(request)), policy),
  );
  server.get('/elements/expressCheckout', (request, reply) =>
    sendPage(reply, expressElementPage(viewOf(request)), policy),
  );
  server.get('/elements/sheet', (request, reply) => {
    const { query } = request;
    const page = walletSheetPage({
      ...viewOf(request),
      wallet: walletOf(query) ?? 'apple_pay',
      amount: Number(textOf(query, 'amount')),
      currency: textOf(query, 'currency') === 'usd' ? 'USD' : 'HKD',
    });
    return sendPage(reply, page, policy);
  });
};

/**
 * Registers Stripe.js as a browser loads it, the pages of its elements, and the calls that these
 * make with the publishable key.
 */
export const elementsRoutes = async (
  server: FastifyInstance,
  options: ElementsOptions,
): Promise<void> => {
  const { gateway, publishableKey, shopOrigins } = options;
  pageRoutes(server, options);
  server.get('/:train/stripe.js', (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
      .type('text/javascript; charset=utf-8')
      .send(STRIPE_JS),
  );

  server.post('/elements/confirmation-tokens', async (request, reply) => {
    const { body } = request;
    reply.header('cache-control', 'no-store');
    if (textOf(body, 'key') !== publishableKey)
      return reply.code(401).send({
        error: { type: 'invalid_request_error', message: 'Invalid API Key provided.' },
      });
    const locale = textOf(body, 'locale');
    const card = cardOf(body, isLocale(locale) ? locale : 'en-US');
    if ('field' in card)
      return reply.code(402).send({
        field: card.field,
        error: { type: 'card_error', code: `incorrect_${card.field}`, message: card.message },
      });
    const { params } = within(body, 'terms');
    const token = createConfirmationToken(gateway, {
      card,
      terms: termsOf(body),
      billing: billingOf(params),
      returnUrl: textOf(params, 'return_url') || null,
    });
    return reply.code(201).send(token);
  });

  server.get('/elements/intents/:secret', async (request, reply) => {
    letShopRead(request, reply, shopOrigins);
    const { secret } = request.params as { secret: string };
    const intent = gateway.paymentIntents.get(secret.split('_secret')[0] ?? '');
    const isKnown =
      textOf(request.query, 'key') === publishableKey && intent?.client_secret === secret;
    return isKnown
      ? reply.header('cache-control', 'no-store').send(intent)
      : reply.code(404).send({
          error: {
            type: 'invalid_request_error',
            code: 'resource_missing',
            message: 'No such payment_intent',
          },
        });
  });
};
