import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../env.ts';

/**
 * Part 3, Identity: tokens are out of the page's reach; a readable cookie holds what the header
 * shows.
 */
export const COOKIES = {
  access: 'tn_access',
  refresh: 'tn_refresh',
  user: 'tn_user',
  locale: 'tn_locale',
  shopper: 'tn_shopper',
  override: 'tn_override',
} as const;

const REFRESH_SECONDS = 30 * 86_400;
const YEAR_SECONDS = 365 * 86_400;

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}
export interface CookieUser {
  readonly userId: string;
  readonly name: string;
  readonly image: string | null;
}

const base = (config: EdgeConfig): CookieSerializeOptions => ({
  path: '/',
  sameSite: 'lax',
  secure: config.origin.startsWith('https:'),
});

export const setSession = (
  reply: FastifyReply,
  config: EdgeConfig,
  tokens: Tokens,
  user?: CookieUser,
): void => {
  const hidden = { ...base(config), httpOnly: true, maxAge: REFRESH_SECONDS };
  reply.setCookie(COOKIES.access, tokens.accessToken, hidden);
  reply.setCookie(COOKIES.refresh, tokens.refreshToken, hidden);
  if (user) setUser(reply, config, user);
};

/** What the header shows, readable by the page. */
export const setUser = (
  reply: FastifyReply,
  config: EdgeConfig,
  { userId, name, image }: CookieUser,
): void =>
  void reply.setCookie(COOKIES.user, JSON.stringify({ userId, name, image }), {
    ...base(config),
    maxAge: REFRESH_SECONDS,
  });

export const clearSession = (reply: FastifyReply, config: EdgeConfig): void => {
  for (const name of [COOKIES.access, COOKIES.refresh, COOKIES.user])
    reply.clearCookie(name, base(config));
};

export const rememberLocale = (reply: FastifyReply, config: EdgeConfig, locale: string): void =>
  void reply.setCookie(COOKIES.locale, locale, { ...base(config), maxAge: YEAR_SECONDS });

/**
 * A token as we set it: the only cookie of its name. A second one was planted for a narrower path
 * or a wider domain, where we can neither replace nor clear it, and may come first: the shopper
 * would act in the session of whoever planted it. Then none counts.
 */
export const tokenOf = (
  request: FastifyRequest,
  name: 'access' | 'refresh',
): string | undefined => {
  const sent = (request.headers.cookie ?? '')
    .split(';')
    .filter((cookie) => cookie.split('=')[0]?.trim() === COOKIES[name]);
  return sent.length > 1 ? undefined : request.cookies[COOKIES[name]];
};

export const isSignedIn = (request: FastifyRequest): boolean =>
  Boolean(tokenOf(request, 'refresh'));
