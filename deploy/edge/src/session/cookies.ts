import type { CookieSerializeOptions } from '@fastify/cookie';
import { cookieName, readCookie } from '@tapnook/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../env.ts';

/**
 * Part 3, Identity: tokens are out of the page's reach; a readable cookie holds what the header
 * shows.
 */
const COOKIES = {
  access: 'tn_access',
  refresh: 'tn_refresh',
  user: 'tn_user',
  locale: 'tn_locale',
  shopper: 'tn_shopper',
  override: 'tn_override',
  cleared: 'tn_cleared',
  device: 'tn_device',
} as const;

const REFRESH_SECONDS = 30 * 86_400;
const YEAR_SECONDS = 365 * 86_400;

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Of a sign-in: this device has its own count of wrong tries from now on. */
  readonly deviceToken?: string | undefined;
}
export interface CookieUser {
  readonly userId: string;
  readonly name: string;
  readonly image: string | null;
  /** When the account will be erased; absent or null while nobody asked for that. */
  readonly deletionAt?: string | null | undefined;
}

const isSecure = ({ origin }: Pick<EdgeConfig, 'origin'>): boolean => origin.startsWith('https:');

/** The name under which a cookie is set. */
export const setName = (config: Pick<EdgeConfig, 'origin'>, name: keyof typeof COOKIES): string =>
  cookieName(COOKIES[name], isSecure(config));

const base = (config: EdgeConfig): CookieSerializeOptions => ({
  path: '/',
  sameSite: 'lax',
  secure: isSecure(config),
});

export const setSession = (
  reply: FastifyReply,
  config: EdgeConfig,
  tokens: Tokens,
  user?: CookieUser,
): void => {
  const hidden = { ...base(config), httpOnly: true, maxAge: REFRESH_SECONDS };
  reply.setCookie(setName(config, 'access'), tokens.accessToken, hidden);
  reply.setCookie(setName(config, 'refresh'), tokens.refreshToken, hidden);
  if (tokens.deviceToken)
    reply.setCookie(setName(config, 'device'), tokens.deviceToken, {
      ...hidden,
      maxAge: YEAR_SECONDS,
    });
  if (user) setUser(reply, config, user);
};

/** What the header and the banner above it show, readable by the page. */
export const setUser = (
  reply: FastifyReply,
  config: EdgeConfig,
  { userId, name, image, deletionAt }: CookieUser,
): void =>
  void reply.setCookie(
    setName(config, 'user'),
    JSON.stringify({ userId, name, image, ...(deletionAt && { deletionAt }) }),
    { ...base(config), maxAge: REFRESH_SECONDS },
  );

export const clearSession = (reply: FastifyReply, config: EdgeConfig): void => {
  for (const name of ['access', 'refresh', 'user'] as const)
    reply.clearCookie(setName(config, name), base(config));
};

export const rememberLocale = (reply: FastifyReply, config: EdgeConfig, locale: string): void =>
  void reply.setCookie(setName(config, 'locale'), locale, {
    ...base(config),
    maxAge: YEAR_SECONDS,
  });

/** A cookie as we set it; see `readCookie`. */
export const cookieOf = (
  request: FastifyRequest,
  config: Pick<EdgeConfig, 'origin'>,
  name: keyof typeof COOKIES,
): string | undefined => readCookie(request.headers.cookie ?? '', COOKIES[name], isSecure(config));

export const isSignedIn = (request: FastifyRequest, config: EdgeConfig): boolean =>
  Boolean(cookieOf(request, config, 'refresh'));
