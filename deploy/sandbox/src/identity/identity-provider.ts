import type { Configuration } from 'oidc-provider';
import Provider, { interactionPolicy } from 'oidc-provider';
import type { Store } from '../store/store.ts';
import { openIdentityAdapter } from './identity-adapter.ts';
import type { IdentityKeys } from './identity-keys.ts';
import { failurePage } from './identity.page.ts';
import type { ProviderName } from './people.tables.ts';
import { findPerson } from './people.tables.ts';

export interface IdentityOptions {
  readonly store: Store;
  readonly keys: IdentityKeys;
  readonly publicOrigin: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Origins that a sign-in may return to. */
  readonly shopOrigins: readonly string[];
}

export const issuerOf = (publicOrigin: string, name: ProviderName): string =>
  `${publicOrigin}/identity/${name}`;

const HOUR = 3600;

/** Asks who it is at every sign-in, since whoever tests seldom wants the same person twice. */
const alwaysAsk = (): interactionPolicy.DefaultPolicy => {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  policy
    .get('login')
    ?.checks.add(
      new Check('nobody_is_remembered', 'Every sign-in asks who it is', (ctx) =>
        ctx.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  return policy;
};

const configuration = (name: ProviderName, options: IdentityOptions): Configuration => ({
  adapter: (model) => openIdentityAdapter(options.store, `identity_${name}_${model}`),
  clients: [
    {
      client_id: options.clientId,
      client_secret: options.clientSecret,
      grant_types: ['authorization_code'],
      response_types: ['code'],
      redirect_uris: options.shopOrigins.map((origin) => `${origin}/`),
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  findAccount: (_ctx, sub) => {
    const person = findPerson(name, sub);
    return person && { accountId: sub, claims: () => ({ ...person }) };
  },
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified', 'is_private_email'],
    profile: ['name', 'given_name', 'family_name', 'locale'],
  },
  conformIdTokenClaims: false,
  features: { devInteractions: { enabled: false } },
  interactions: { policy: alwaysAsk(), url: (_ctx, { uid }) => `/identity/${name}/pick/${uid}` },
  pkce: { required: () => true },
  cookies: { keys: [options.keys.cookies] },
  jwks: { keys: [options.keys.signing] },
  ttl: {
    AccessToken: HOUR,
    AuthorizationCode: 60,
    IdToken: HOUR,
    Interaction: HOUR,
    Grant: HOUR,
    Session: HOUR,
  },
  renderError: (ctx, out) => {
    ctx.type = 'html';
    ctx.body = failurePage(out.error_description ?? out.error);
  },
});

const originOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).origin : undefined;

/**
 * One OpenID Connect provider under its own path. Any address of the shop may be returned to, for
 * the shop picks its own paths.
 */
export const openIdentityProvider = (name: ProviderName, options: IdentityOptions): Provider => {
  const provider = new Provider(issuerOf(options.publicOrigin, name), configuration(name, options));
  provider.proxy = true;
  provider.Client.prototype.redirectUriAllowed = (address: string) =>
    options.shopOrigins.includes(originOf(address) ?? '');
  return provider;
};
