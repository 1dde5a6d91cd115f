import { LOCALES } from '@tapnook/contracts';
import { eq, sql } from 'drizzle-orm';
import * as client from 'openid-client';
import type { Deps } from '../../deps.ts';
import { ApiError, fieldError } from '../../errors.ts';
import { oauthFlows } from './credentials.tables.ts';
import {
  configureProvider,
  identityOf,
  requestOf,
  type ProviderType,
  type SocialIdentity,
} from './oauth-providers.ts';
import { hashSecret, newSecret, sameSecret } from './secrets.ts';

const FLOW_SECONDS = 600;

const configure = async (deps: Deps, provider: ProviderType): Promise<client.Configuration> => {
  try {
    return await configureProvider(deps.env, provider);
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('10503', { retryAfter: 5 }, error);
  }
};

/**
 * Only the shop's own page for this provider receives what it sends back. Compared letter by
 * letter: what one parser takes for our origin is another's host, as in `http://ours\\@theirs/`.
 */
const ownRedirect = (
  deps: Deps,
  provider: ProviderType,
  wanted: string | undefined,
  locale: string,
): string => {
  const { origin } = new URL(deps.env.PUBLIC_ORIGIN);
  const back = (one: string): string => `${origin}/${one}/login/callback/${provider}`;
  if (wanted === undefined) return back(locale);
  if (LOCALES.some((one) => wanted === back(one))) return wanted;
  throw new ApiError('10102', {
    fields: [fieldError('query.redirectUri', 'fault.mustAddressShop')],
  });
};

export interface FlowStart {
  readonly provider: ProviderType;
  readonly intent: 'login' | 'link';
  /** Who links; nobody for a sign-in. */
  readonly userId: number | null;
  readonly redirectUri: string | undefined;
  readonly locale: string;
}

/**
 * Begins a flow: the secrets stay here, the browser gets the provider's address and an unguessable
 * id to come back with.
 */
export const startFlow = async (deps: Deps, start: FlowStart) => {
  const redirectUri = ownRedirect(deps, start.provider, start.redirectUri, start.locale);
  const config = await configure(deps, start.provider);
  const [flowId, codeVerifier, state, nonce] = [
    newSecret(),
    client.randomPKCECodeVerifier(),
    client.randomState(),
    client.randomNonce(),
  ];
  await deps.db.insert(oauthFlows).values({
    hash: hashSecret(flowId),
    provider: start.provider,
    intent: start.intent,
    userId: start.userId,
    state,
    nonce,
    codeVerifier,
    redirectUri,
    expiresAt: sql`app_now() + make_interval(secs => ${FLOW_SECONDS})`,
  });
  const { scope, idToken, parameters } = requestOf(start.provider);
  const url = client.buildAuthorizationUrl(config, {
    ...parameters,
    redirect_uri: redirectUri,
    scope,
    state,
    ...(idToken && { nonce }),
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href, flowId, expiresIn: FLOW_SECONDS };
};

export interface FlowEnd {
  readonly provider: ProviderType;
  readonly intent: 'login' | 'link';
  readonly userId: number | null;
  readonly flowId: string;
  readonly code: string;
  readonly state: string;
  readonly iss?: string | undefined;
  /** What Apple posted beside the code. */
  readonly user?: string | undefined;
}

/**
 * Takes the flow away, so that it is good once; 30034 when it is not this browser's, too old, or
 * for something else.
 */
const takeFlow = async (deps: Deps, end: FlowEnd) => {
  const [flow] = await deps.db
    .delete(oauthFlows)
    .where(eq(oauthFlows.hash, hashSecret(end.flowId)))
    .returning({
      provider: oauthFlows.provider,
      intent: oauthFlows.intent,
      userId: oauthFlows.userId,
      state: oauthFlows.state,
      nonce: oauthFlows.nonce,
      codeVerifier: oauthFlows.codeVerifier,
      redirectUri: oauthFlows.redirectUri,
      live: sql<boolean>`${oauthFlows.expiresAt} > app_now()`,
    });
  const mine =
    flow?.live &&
    flow.provider === end.provider &&
    flow.intent === end.intent &&
    flow.userId === end.userId &&
    sameSecret(flow.state, end.state);
  if (!flow || !mine) throw new ApiError('30034');
  return flow;
};

/**
 * Whether the provider, or our own checking of it, refused what came back; anything else is an
 * outage or a wrong setting.
 */
const isRefusal = (error: unknown): boolean =>
  error instanceof client.ResponseBodyError
    ? error.error === 'invalid_grant'
    : error instanceof client.ClientError && error.code !== 'OAUTH_TIMEOUT';

/**
 * Ends a flow: trades the code for who somebody is. What the provider refuses is 30034, a provider
 * out of reach 10503.
 */
export const finishFlow = async (deps: Deps, end: FlowEnd): Promise<SocialIdentity> => {
  const flow = await takeFlow(deps, end);
  const config = await configure(deps, end.provider);
  const back = new URL(flow.redirectUri);
  back.search = new URLSearchParams({
    code: end.code,
    state: end.state,
    ...(end.iss && { iss: end.iss }),
  }).toString();
  try {
    const { idToken } = requestOf(end.provider);
    const tokens = await client.authorizationCodeGrant(config, back, {
      pkceCodeVerifier: flow.codeVerifier,
      expectedState: flow.state,
      ...(idToken && { expectedNonce: flow.nonce, idTokenExpected: true }),
    });
    return await identityOf(deps, end.provider, config, tokens, end.user);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw isRefusal(error)
      ? new ApiError('30034', {}, error)
      : new ApiError('10503', { retryAfter: 5 }, error);
  }
};
