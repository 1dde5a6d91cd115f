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
  | { readonly kind: 'refused'; readonly reason: 'invalid' | 'expired' | 'revoked' }
  | { readonly kind: 'take'; readonly token: string; readonly claim: OverrideClaim };

/** What this browser's override is worth now; `needs-staff` waits for a sign-in. */
export type OverrideStatus = 'none' | 'active' | 'needs-staff' | 'ended';

/**
 * Signed overrides of one browser (previews, local builds, the overlay), on the preview host alone.
 * The cookie holds the registry's token itself and is verified anew for every request: what is
 * unsigned, altered, expired, revoked or from another key is as if it were not there.
 */
export interface Overrides {
  /** What the query asks for. */
  readCommand(request: FastifyRequest): Promise<OverrideCommand>;
  status(request: FastifyRequest): Promise<OverrideStatus>;
  /** The override in force for this browser. */
  claim(request: FastifyRequest): Promise<OverrideClaim | undefined>;
  /** Its token, for a link that shows somebody else the same. */
  token(request: FastifyRequest): Promise<string | undefined>;
  setCookie(reply: FastifyReply, token: string, claim: OverrideClaim): void;
  clearCookie(reply: FastifyReply): void;
}

/** The shop takes none: its shoppers meet what was composed. */
export const NO_OVERRIDES: Overrides = {
  readCommand: async () => ({ kind: 'none' }),
  status: async () => 'none',
  claim: async () => undefined,
  token: async () => undefined,
  setCookie: () => {},
  clearCookie: () => {},
};

/** The cookie outlives its link, so that its holder is led to the shop and not refused. */
const COOKIE_GRACE_MS = 86_400_000;

/** Strangers make up key ids: the registry is asked this seldom. */
const MIN_REFRESH_PAUSE_MS = 1_000;

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

export interface OverridesOptions {
  readonly trustedKeys: TrustedKeys;
  /** Ids of revoked links, as the manifest in force lists them. */
  readonly revoked: () => readonly string[];
  readonly isStaff: (request: FastifyRequest) => Promise<boolean>;
  readonly now?: () => number;
}

export const createOverrides = (
  config: EdgeConfig,
  { trustedKeys, revoked, isStaff, now = Date.now }: OverridesOptions,
): Overrides => {
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.origin.startsWith('https:'),
  } as const;
  const verify = (token: string) =>
    verifyOverride(token, trustedKeys.keys(), verifyEd25519, now(), revoked());
  let refreshedAt = -Infinity;
  /** A link may be signed by a key that is younger than the manifest in force. */
  const open = async (token: string) => {
    const opened = verify(token);
    if (opened.ok || opened.reason !== 'unknown-key') return opened;
    if (now() - refreshedAt < MIN_REFRESH_PAUSE_MS) return opened;
    refreshedAt = now();
    // Without an answer the link stays unknown.
    await trustedKeys.refresh().catch(() => undefined);
    return verify(token);
  };
  const find = async (request: FastifyRequest) => {
    const token = cookieOf(request, config, 'override');
    if (!token) return { status: 'none' } as const;
    const opened = await open(token);
    if (!opened.ok) return { status: 'ended' } as const;
    const { claim } = opened;
    return claim.audience === 'staff' && !(await isStaff(request))
      ? ({ status: 'needs-staff' } as const)
      : ({ status: 'active', token, claim } as const);
  };
  return {
    readCommand: async (request) => {
      const value = (request.query as Record<string, unknown>)[OVERRIDE_PARAMETER];
      if (value === undefined) return { kind: 'none' };
      if (value === '') return { kind: 'leave' };
      if (typeof value !== 'string') return { kind: 'refused', reason: 'invalid' };
      const opened = await open(value);
      if (opened.ok) return { kind: 'take', token: value, claim: opened.claim };
      const { reason } = opened;
      return {
        kind: 'refused',
        reason: reason === 'expired' || reason === 'revoked' ? reason : 'invalid',
      };
    },
    status: async (request) => (await find(request)).status,
    claim: async (request) => (await find(request)).claim,
    token: async (request) => (await find(request)).token,
    setCookie: (reply, token, claim) =>
      void reply.setCookie(setName(config, 'override'), token, {
        ...options,
        expires: new Date(Date.parse(claim.expiresAt) + COOKIE_GRACE_MS),
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
    const token = await overrides.token(request);
    return reply
      .header('cache-control', 'no-store')
      .code(token ? 200 : 404)
      .send(token ? { token } : {});
  });
};
