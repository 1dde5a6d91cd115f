import { createHash, timingSafeEqual } from 'node:crypto';
import { createGuessLimit } from '@tapnook/server/guess-limit';
import type { NoteSecurityEvent, SecurityEvent } from '@tapnook/server/security-log';
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

/** Wrong passwords of one network in a minute; nobody types more. */
export const MAX_GUESSES = 20;
const REFUSALS = {
  401: {
    headers: { 'www-authenticate': 'Basic realm="TapNook sandbox", charset="UTF-8"' },
    text: 'signIn.needed',
  },
  429: {
    headers: { 'retry-after': '60' },
    text: 'signIn.tooManyTries',
  },
} as const;
/** A password comes along with every request; it is a sign-in again after this long. */
const SIGN_IN_MS = 3_600_000;

const refuse = (reply: FastifyReply, status: keyof typeof REFUSALS): FastifyReply =>
  reply
    .code(status)
    .headers({ ...REFUSALS[status].headers, 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(`${say(REFUSALS[status].text, 'en-US')}\n${say(REFUSALS[status].text, 'zh-HK')}\n`);

/**
 * Lets nobody at the dashboard without the password, where there is one. What the shop's own
 * shoppers meet stays open: card frame, banks, identity providers, chat.
 */
export const askForPassword = (password: string | undefined, noteEvent: NoteSecurityEvent) => {
  const wanted = password === undefined ? undefined : digest(password);
  const guesses = createGuessLimit(MAX_GUESSES);
  let signedInUntil = 0;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    // By the route that answers: however an address is spelt, that is what it leads to.
    const path = request.routeOptions.url ?? new URL(request.url, 'http://sandbox').pathname;
    if (!wanted || !PRIVATE.test(path)) return;
    const note = (securityEvent: SecurityEvent, code: string): void =>
      noteEvent(request, { securityEvent, call: `${request.method} ${path}`, code });
    const { authorization } = request.headers;
    if (authorization !== undefined && guesses.isExceeded(request.ip)) {
      note('limit.reached', '429');
      await refuse(reply, 429);
      return;
    }
    if (timingSafeEqual(digest(passwordOf(authorization)), wanted)) {
      if (signedInUntil < Date.now()) note('sign-in.succeeded', '0');
      signedInUntil = Date.now() + SIGN_IN_MS;
      return;
    }
    if (authorization !== undefined) {
      guesses.count(request.ip);
      note('sign-in.failed', '401');
    }
    await refuse(reply, 401);
  };
};
