import { LOCALES } from '@tapnook/contracts';
import * as client from 'openid-client';
import type { Env } from '../env.ts';
import { type Check, checked, left } from './check.ts';

interface Provider {
  readonly name: 'google' | 'apple' | 'facebook';
  readonly issuer: string | undefined;
  readonly clientId: string | undefined;
  readonly secret: string | undefined;
}
const providersOf = (env: Env): readonly Provider[] => [
  {
    name: 'google',
    issuer: env.OIDC_GOOGLE_ISSUER,
    clientId: env.OIDC_GOOGLE_CLIENT_ID,
    secret: env.OIDC_GOOGLE_CLIENT_SECRET,
  },
  {
    name: 'apple',
    issuer: env.OIDC_APPLE_ISSUER,
    clientId: env.OIDC_APPLE_CLIENT_ID,
    secret: env.OIDC_APPLE_CLIENT_SECRET,
  },
  {
    name: 'facebook',
    issuer: env.OIDC_FACEBOOK_ISSUER,
    clientId: env.OIDC_FACEBOOK_CLIENT_ID,
    secret: env.OIDC_FACEBOOK_CLIENT_SECRET,
  },
];

/** A code that nobody gave: a provider that takes the client's secret refuses the code alone. */
const takesClient = async (config: client.Configuration, callback: string): Promise<string> => {
  try {
    await client.genericGrantRequest(config, 'authorization_code', {
      code: 'a-code-that-nobody-gave',
      redirect_uri: callback,
      code_verifier: client.randomPKCECodeVerifier(),
    });
  } catch (error) {
    if (error instanceof client.ResponseBodyError && error.error === 'invalid_grant')
      return 'are taken';
    if (error instanceof client.ResponseBodyError)
      throw new Error(`the provider answers ${error.error} to them`, { cause: error });
    throw error;
  }
  throw new Error('the provider takes a code that nobody gave');
};

const checkProvider = async (
  env: Env,
  { name, issuer, clientId, secret }: Provider,
): Promise<Check[]> => {
  if (!issuer || !clientId)
    return [left(name, 'settings', `OIDC_${name.toUpperCase()}_ISSUER or _CLIENT_ID is not set`)];
  const callbacks = LOCALES.map(
    (locale) => `${env.PUBLIC_ORIGIN}/${locale}/login/callback/${name}`,
  );
  const url = new URL(issuer);
  const discovery = client.discovery(url, clientId, secret, undefined, {
    ...(url.protocol === 'http:' && { execute: [client.allowInsecureRequests] }),
    timeout: 8,
  });
  return Promise.all([
    checked(name, 'issuer', async () => `is ${(await discovery).serverMetadata().issuer}`),
    checked(name, 'client id and secret', async () =>
      takesClient(await discovery, callbacks[0] ?? ''),
    ),
    left(name, 'callback addresses', `must be registered there: ${callbacks.join(', ')}`),
  ]);
};

/** The identity providers: whether they are reached, take our secret, and what they must send back to. */
export const checkIdentity = async (env: Env): Promise<Check[]> =>
  (await Promise.all(providersOf(env).map((provider) => checkProvider(env, provider)))).flat();
