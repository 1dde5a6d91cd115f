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

export const cookieOf = (request: FastifyRequest, name: string): string | undefined => {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key = '', value = ''] = pair.trim().split('=', 2);
    if (key === name && value !== '') return decodeURIComponent(value);
  }
  return undefined;
};

/** Over https the browser keeps them for this host alone, whatever a sibling host may send. */
const nameOf = (secure: boolean, kind: keyof Tokens): string =>
  `${secure ? '__Host-' : ''}bo_${kind}`;

export const tokensOf = (request: FastifyRequest, secure: boolean): Tokens | undefined => {
  const access = cookieOf(request, nameOf(secure, 'access'));
  const refresh = cookieOf(request, nameOf(secure, 'refresh'));
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
      `${nameOf(secure, kind)}=${encodeURIComponent(tokens?.[kind] ?? '')}; Path=/; HttpOnly; ` +
        `SameSite=Strict; Max-Age=${age}${secure ? '; Secure' : ''}`,
    );
  }
};

export const localeOf = (request: FastifyRequest): 'en-US' | 'zh-HK' => {
  const kept = cookieOf(request, LOCALE);
  if (kept === 'en-US' || kept === 'zh-HK') return kept;
  return /^en\b/i.test(request.headers['accept-language'] ?? '') ? 'en-US' : 'zh-HK';
};
export const keepLocale = (reply: FastifyReply, locale: string): void =>
  add(reply, `${LOCALE}=${locale}; Path=/; SameSite=Lax; Max-Age=${YEAR_SECONDS}`);
