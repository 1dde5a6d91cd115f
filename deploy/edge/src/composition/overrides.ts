import { OVERRIDE_PARAMETER, verifyOverride, type OverrideClaim } from '@tapnook/contracts/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../env.ts';
import { cookieOf, setName } from '../session/cookies.ts';
import { verifyEd25519 } from './signatures.ts';
import type { TrustedKeys } from './trusted-keys.ts';

/** What a request says about overrides by its query. */
export type OverrideCommand =
  | { readonly kind: 'none' }
  | { readonly kind: 'leave' }
  | { readonly kind: 'refused'; readonly expired: boolean }
  | { readonly kind: 'take'; readonly token: string; readonly claim: OverrideClaim };

/**
 * Signed overrides of one browser (previews, local builds, the overlay). The cookie holds the
 * registry's token itself and is verified anew for every request: what is unsigned, altered,
 * expired or from another key is as if it were not there.
 */
export interface Overrides {
  /** What the query asks for. */
  readCommand(request: FastifyRequest): OverrideCommand;
  /** The override in force for this browser. */
  claim(request: FastifyRequest): OverrideClaim | undefined;
  /** Its token, for a link that shows somebody else the same. */
  token(request: FastifyRequest): string | undefined;
  setCookie(reply: FastifyReply, token: string, claim: OverrideClaim): void;
  clearCookie(reply: FastifyReply): void;
}

/** An address without the override's parameter; everything else stays as it was written. */
export const withoutOverride = (url: string): string => {
  const [path = '/', query = ''] = url.split('?');
  const kept = query
    .split('&')
    .filter(
      (pair) => pair && !pair.startsWith(`${OVERRIDE_PARAMETER}=`) && pair !== OVERRIDE_PARAMETER,
    );
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
};

export const createOverrides = (
  config: EdgeConfig,
  trustedKeys: TrustedKeys,
  now: () => number = Date.now,
): Overrides => {
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.origin.startsWith('https:'),
  } as const;
  const activeOverride = (request: FastifyRequest) => {
    const token = cookieOf(request, config, 'override');
    const opened = token ? open(token) : undefined;
    return token && opened?.ok ? { token, claim: opened.claim } : undefined;
  };
  const open = (token: string) => verifyOverride(token, trustedKeys.keys(), verifyEd25519, now());
  return {
    readCommand: (request) => {
      const value = (request.query as Record<string, unknown>)[OVERRIDE_PARAMETER];
      if (value === undefined) return { kind: 'none' };
      if (value === '') return { kind: 'leave' };
      if (typeof value !== 'string') return { kind: 'refused', expired: false };
      const opened = open(value);
      return opened.ok
        ? { kind: 'take', token: value, claim: opened.claim }
        : { kind: 'refused', expired: opened.reason === 'expired' };
    },
    claim: (request) => activeOverride(request)?.claim,
    token: (request) => activeOverride(request)?.token,
    setCookie: (reply, token, claim) =>
      void reply.setCookie(setName(config, 'override'), token, {
        ...options,
        expires: new Date(claim.expiresAt),
      }),
    clearCookie: (reply) => void reply.clearCookie(setName(config, 'override'), options),
  };
};

/**
 * `/override`: the token of the override in force, to whoever holds it anyway; a page hands it on
 * as a link.
 */
export const registerOverrideToken = (server: FastifyInstance, overrides: Overrides): void => {
  server.get('/override', async (request, reply) => {
    const token = overrides.token(request);
    return reply
      .header('cache-control', 'no-store')
      .code(token ? 200 : 404)
      .send(token ? { token } : {});
  });
};
