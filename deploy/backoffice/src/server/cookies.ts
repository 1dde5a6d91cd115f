import { cookieName, readCookie } from '@tapnook/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The tokens of a session, which no script ever sees. */
export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/** A working day; whoever comes back later signs in again. */
const SESSION_SECONDS = 12 * 3600;
const YEAR_SECONDS = 365 * 24 * 3600;
const LOCALE = 'bo_locale';

export const tokensOf = (request: FastifyRequest, secure: boolean): Tokens | undefined => {
  const { cookie = '' } = request.headers;
  const access = readCookie(cookie, 'bo_access', secure);
  const refresh = readCookie(cookie, 'bo_refresh', secure);
  return refresh ? { access: access ?? '', refresh } : undefined;
};

const add = (reply: FastifyReply, cookie: string): void => {
  const before = reply.getHeader('set-cookie') ?? [];
  const list = Array.isArray(before) ? before : [String(before)];
  void reply.removeHeader('set-cookie');
  void reply.header('set-cookie', [...list, cookie]);
};

/** Keeps the tokens of a session, or forgets them. */
export const keepTokens = (
  reply: FastifyReply,
  tokens: Tokens | undefined,
  secure: boolean,
): void => {
  for (const kind of ['access', 'refresh'] as const) {
    const age = tokens ? SESSION_SECONDS : 0;
    add(
      reply,
      `${cookieName(`bo_${kind}`, secure)}=${encodeURIComponent(tokens?.[kind] ?? '')}; ` +
        'Path=/; HttpOnly; ' +
        `SameSite=Strict; Max-Age=${age}${secure ? '; Secure' : ''}`,
    );
  }
};

export const localeOf = (request: FastifyRequest): 'en-US' | 'zh-HK' => {
  const kept = readCookie(request.headers.cookie ?? '', LOCALE, false);
  if (kept === 'en-US' || kept === 'zh-HK') return kept;
  return /^en\b/i.test(request.headers['accept-language'] ?? '') ? 'en-US' : 'zh-HK';
};
export const keepLocale = (reply: FastifyReply, locale: string): void =>
  add(reply, `${LOCALE}=${locale}; Path=/; SameSite=Lax; Max-Age=${YEAR_SECONDS}`);
