import { cookieName, readCookie } from '@tapnook/contracts';
import type { FastifyRequest } from 'fastify';

const COOKIES = {
  /** The console's session, for its own pages alone. */
  session: 'tn_release',
  /** What the answer of the sign-in's provider must match. */
  state: 'tn_release_state',
  language: 'tn_release_lang',
} as const;
type Kind = keyof typeof COOKIES;

const isSecure = (request: FastifyRequest): boolean =>
  request.headers['x-forwarded-proto'] === 'https';

/** A cookie of the console's as it was set; a doubled or unreadable one counts as none. */
export const readConsoleCookie = (request: FastifyRequest, kind: Kind): string | undefined =>
  readCookie(request.headers.cookie ?? '', COOKIES[kind], isSecure(request)) || undefined;

/**
 * `Set-Cookie` of a cookie that no script reads, for `age` seconds. A session is not sent along
 * when another site leads here; an answer of the provider is such a lead.
 */
export const consoleCookie = (
  request: FastifyRequest,
  kind: Kind,
  value: string,
  age: number,
): string =>
  `${cookieName(COOKIES[kind], isSecure(request))}=${encodeURIComponent(value)}; ` +
  'Path=/; HttpOnly; ' +
  `SameSite=${kind === 'session' ? 'Strict' : 'Lax'}; Max-Age=${age}` +
  (isSecure(request) ? '; Secure' : '');
