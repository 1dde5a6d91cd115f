import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { say } from '../translations.ts';

/** What shows or moves other people's things: mailbox, messages, payments, figures. */
const PRIVATE = /^\/(?:$|dashboard(?:\/|$)|api(?:\/|$)|metrics(?:\/|$))/;
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The password of `Authorization: Basic …` (RFC 7617), whatever the name. */
const passwordOf = (header: string | undefined): string => {
  const [, encoded = ''] = /^basic ([a-z\d+/=]+)$/i.exec(header ?? '') ?? [];
  return Buffer.from(encoded, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '');
};

/**
 * Lets nobody at the dashboard without the password, where there is one. What the shop's own
 * shoppers meet stays open: card frame, banks, identity providers, chat.
 */
export const askForPassword = (password: string | undefined) => {
  const wanted = password === undefined ? undefined : digest(password);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    // By the route that answers: however an address is spelt, that is what it leads to.
    const path = request.routeOptions.url ?? new URL(request.url, 'http://sandbox').pathname;
    if (!wanted || !PRIVATE.test(path)) return;
    if (timingSafeEqual(digest(passwordOf(request.headers.authorization)), wanted)) return;
    await reply
      .code(401)
      .headers({
        'www-authenticate': 'Basic realm="TapNook sandbox", charset="UTF-8"',
        'cache-control': 'no-store',
      })
      .type('text/plain; charset=utf-8')
      .send(`${say('signIn.needed', 'en-US')}\n${say('signIn.needed', 'zh-HK')}\n`);
  };
};
