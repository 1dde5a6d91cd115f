import { isLocale } from '@tapnook/contracts';
import type { FastifyInstance } from 'fastify';
import { sendPage } from '../../web/headers.ts';
import { localeOf } from '../../web/locale.ts';
import type { Gateway } from '../gateway.ts';
import { cardFramePage } from './card-frame.page.ts';
import { tokeniseTyped } from './card-tokens.ts';

export interface CardFrameOptions {
  readonly gateway: Gateway;
  readonly publishableKey: string;
  readonly shopOrigins: readonly string[];
}

const textOf = (source: unknown, name: string): string => {
  const value =
    typeof source === 'object' && source !== null
      ? (source as Record<string, unknown>)[name]
      : undefined;
  return typeof value === 'string' ? value : '';
};

/**
 * Registers the hosted card field (`GET /frames/card`) and its own call that turns a typed card
 * into a payment method.
 */
export const cardFrameRoutes = async (
  server: FastifyInstance,
  { gateway, publishableKey, shopOrigins }: CardFrameOptions,
): Promise<void> => {
  server.get('/frames/card', (request, reply) => {
    const key = textOf(request.query, 'key');
    const page = cardFramePage({
      locale: localeOf(request),
      theme: textOf(request.query, 'theme') === 'dark' ? 'dark' : 'light',
      host: new URL(gateway.origin).host,
      key,
      keyIsKnown: key === publishableKey,
      parents: shopOrigins.join(' '),
    });
    return sendPage(reply, page, { framedBy: shopOrigins });
  });

  server.post('/frames/card/tokens', async (request, reply) => {
    if (textOf(request.body, 'key') !== publishableKey)
      return reply.code(401).send({ field: 'number', message: 'Unknown key' });
    const locale = textOf(request.body, 'locale');
    const typed = {
      number: textOf(request.body, 'number'),
      expiry: textOf(request.body, 'expiry'),
      cvc: textOf(request.body, 'cvc'),
    };
    const result = tokeniseTyped(gateway, typed, isLocale(locale) ? locale : 'en-US');
    return reply
      .header('cache-control', 'no-store')
      .code('id' in result ? 201 : 422)
      .send(result);
  });
};
