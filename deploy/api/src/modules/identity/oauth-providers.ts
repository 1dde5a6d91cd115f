import * as client from 'openid-client';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../errors.ts';
import { appleClientSecret } from './apple-client-secret.ts';
import { facebookConfiguration, readFacebookPerson } from './facebook-graph.ts';

export type ProviderType = 'google' | 'facebook' | 'apple';
const TIMEOUT_SECONDS = 8;

/**
 * Who somebody is to their provider. The e-mail is for display only: it neither finds nor merges
 * accounts.
 */
export interface SocialIdentity {
  readonly type: ProviderType;
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly givenName: string;
  readonly familyName: string;
  readonly picture: string | null;
  /** What takes the consent back at the provider, where it asks for that. */
  readonly refreshToken: string | null;
}

interface Settings {
  readonly issuer: string;
  readonly clientId: string;
  readonly secret: string | undefined;
}
const settingsOf = (env: Env, provider: ProviderType): Settings => {
  const table = {
    google: [env.OIDC_GOOGLE_ISSUER, env.OIDC_GOOGLE_CLIENT_ID, env.OIDC_GOOGLE_CLIENT_SECRET],
    apple: [env.OIDC_APPLE_ISSUER, env.OIDC_APPLE_CLIENT_ID, undefined],
    facebook: [
      env.OIDC_FACEBOOK_ISSUER,
      env.OIDC_FACEBOOK_CLIENT_ID,
      env.OIDC_FACEBOOK_CLIENT_SECRET,
    ],
  } as const;
  const [issuer, clientId, secret] = table[provider];
  if (!issuer || !clientId) throw new ApiError('80001');
  return { issuer, clientId, secret };
};

/** What a sign-in asks for, as each provider wants it. */
interface ProviderRequest {
  readonly scope: string;
  /** Whether an ID token comes back, with our nonce in it. */
  readonly idToken: boolean;
  readonly parameters: Readonly<Record<string, string>>;
}
const REQUESTS: Readonly<Record<ProviderType, ProviderRequest>> = {
  // People with several accounts choose, instead of coming in by the one that happens to be open.
  google: {
    scope: 'openid email profile',
    idToken: true,
    parameters: { prompt: 'select_account' },
  },
  // With a name or an e-mail asked for, Apple answers by a POST alone; it knows no `profile`.
  apple: { scope: 'name email', idToken: true, parameters: { response_mode: 'form_post' } },
  facebook: { scope: 'public_profile email', idToken: false, parameters: {} },
};
export const requestOf = (provider: ProviderType): ProviderRequest => REQUESTS[provider];

/** Throws what the provider says when it is out of reach. */
const discover = async ({ issuer, clientId, secret }: Settings, auth?: client.ClientAuth) => {
  const url = new URL(issuer);
  const insecure = url.protocol === 'http:' ? { execute: [client.allowInsecureRequests] } : {};
  return client.discovery(url, clientId, secret, auth, { ...insecure, timeout: TIMEOUT_SECONDS });
};

/**
 * The provider with our credential. Asked each time: it costs one small request, and a moved key is
 * never missed.
 */
export const configureProvider = async (
  env: Env,
  provider: ProviderType,
): Promise<client.Configuration> => {
  const settings = settingsOf(env, provider);
  if (provider === 'facebook')
    return facebookConfiguration(settings.issuer, settings.clientId, settings.secret);
  if (provider === 'apple')
    return discover(settings, client.ClientSecretPost(await appleClientSecret(env)));
  return discover(settings);
};

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '');
/** Apple writes it as a text. */
const isTrue = (value: unknown): boolean => value === true || value === 'true';

/** What Apple posts beside the code, the first time that somebody signs in and never again. */
const AppleUser = z.object({
  name: z.object({ firstName: z.unknown(), lastName: z.unknown() }).partial().optional(),
});
const appleName = (user: string | undefined) => {
  try {
    const { name = {} } = AppleUser.parse(JSON.parse(user ?? '{}'));
    return { givenName: text(name.firstName), familyName: text(name.lastName) };
  } catch {
    return { givenName: '', familyName: '' };
  }
};

/**
 * Who the tokens are of. `user` is what Apple posted through the browser: a name, believed as such.
 */
export const identityOf = async (
  { env }: Deps,
  provider: ProviderType,
  config: client.Configuration,
  tokens: Awaited<ReturnType<typeof client.authorizationCodeGrant>>,
  user: string | undefined,
): Promise<SocialIdentity> => {
  if (provider === 'facebook') {
    const { issuer, secret = '' } = settingsOf(env, provider);
    return readFacebookPerson(config, issuer, secret, tokens.access_token);
  }
  const claims = tokens.claims();
  if (!claims) throw new ApiError('30034');
  const more = config.serverMetadata().userinfo_endpoint
    ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
    : {};
  const all: Record<string, unknown> = { ...more, ...claims };
  // An address that the provider has not verified is what somebody typed there.
  const email = isTrue(all['email_verified']) ? text(all['email']).toLowerCase() : '';
  return {
    type: provider,
    issuer: claims.iss,
    subject: claims.sub,
    email: email || null,
    picture: text(all['picture']) || null,
    refreshToken: (provider === 'apple' && tokens.refresh_token) || null,
    ...(provider === 'apple'
      ? appleName(user)
      : {
          givenName: text(all['given_name'] ?? all['name']),
          familyName: text(all['family_name']),
        }),
  };
};
