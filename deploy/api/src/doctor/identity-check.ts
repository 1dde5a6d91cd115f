import { LOCALES } from '@tapnook/contracts';
import {
  appleNotification,
  facebookDataDeletion,
  facebookDeauthorisation,
} from '@tapnook/contracts/calls';
import { decodeJwt } from 'jose';
import * as client from 'openid-client';
import type { Env } from '../env.ts';
import {
  appleClientSecret,
  configureProvider,
  type ProviderType,
} from '../modules/identity/index.ts';
import { type Check, runCheck, manual } from './check.ts';

const NOTICES = {
  google: [],
  apple: [appleNotification],
  facebook: [facebookDeauthorisation, facebookDataDeletion],
} as const;
const PROVIDERS: readonly ProviderType[] = ['google', 'apple', 'facebook'];

const refusal = (error: client.ResponseBodyError): Error =>
  new Error(`the provider answers ${error.error} to them`, { cause: error });

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
    throw error instanceof client.ResponseBodyError ? refusal(error) : error;
  }
  throw new Error('the provider takes a code that nobody gave');
};

/** Facebook reads a made-up code before it looks at the secret; an app's own token shows it. */
const givesAppToken = async (config: client.Configuration): Promise<string> => {
  try {
    await client.clientCredentialsGrant(config);
    return 'are taken';
  } catch (error) {
    if (!(error instanceof client.ResponseBodyError)) throw error;
    throw refusal(error);
  }
};

const isSet = (env: Env, provider: ProviderType): boolean =>
  Boolean(
    {
      google: env.OIDC_GOOGLE_ISSUER && env.OIDC_GOOGLE_CLIENT_ID,
      apple: env.OIDC_APPLE_ISSUER && env.OIDC_APPLE_CLIENT_ID,
      facebook: env.OIDC_FACEBOOK_ISSUER && env.OIDC_FACEBOOK_CLIENT_ID,
    }[provider],
  );

/** Apple's key has no end; what it signs is made for each use and must be taken now. */
const checkAppleKey = async (env: Env): Promise<Check> =>
  runCheck('apple', 'signing key', async () => {
    const { iat = 0, exp = 0 } = decodeJwt(await appleClientSecret(env));
    return (
      `${env.OIDC_APPLE_KEY_ID ?? ''} of team ${env.OIDC_APPLE_TEAM_ID ?? ''} signs secrets ` +
      `that live ${(exp - iat) / 60} minutes; the key counts until it is revoked at Apple`
    );
  });

/** Where a provider tells what people do there by themselves; no call says what is registered. */
const noticeAddresses = (env: Env, name: ProviderType): Check[] =>
  NOTICES[name].map((call) =>
    manual(name, 'notices', `must be sent to ${env.PUBLIC_ORIGIN}/api${call.path}`),
  );

const checkProvider = async (env: Env, name: ProviderType): Promise<Check[]> => {
  if (!isSet(env, name))
    return [manual(name, 'settings', `OIDC_${name.toUpperCase()}_ISSUER or _CLIENT_ID is not set`)];
  const callbacks = LOCALES.map(
    (locale) => `${env.PUBLIC_ORIGIN}/${locale}/login/callback/${name}`,
  );
  const provider = configureProvider(env, name);
  const checks = await Promise.all([
    ...(name === 'apple' ? [checkAppleKey(env)] : []),
    runCheck(name, 'issuer', async () => `is ${(await provider).serverMetadata().issuer}`),
    runCheck(name, 'client id and secret', async () =>
      name === 'facebook'
        ? givesAppToken(await provider)
        : takesClient(await provider, callbacks[0] ?? ''),
    ),
  ]);
  return [
    ...checks,
    manual(name, 'callback addresses', `must be registered there: ${callbacks.join(', ')}`),
    ...noticeAddresses(env, name),
  ];
};

/**
 * The identity providers: whether they are reached, take our secret, and what they must send back
 * to.
 */
export const checkIdentity = async (env: Env): Promise<Check[]> =>
  (await Promise.all(PROVIDERS.map((provider) => checkProvider(env, provider)))).flat();
