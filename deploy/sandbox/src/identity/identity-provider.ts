import { LOCALES } from '@tapnook/contracts';
import { escapeHtml } from '@tapnook/kernel';
import type { ClientMetadata, Configuration } from 'oidc-provider';
import Provider, { interactionPolicy } from 'oidc-provider';
import type { Store } from '../store/store.ts';
import { APPLE_RESPONSE_MODE, isAppleSecret, type AppleTeam } from './apple-client.ts';
import { answerAsGraph, GRAPH_VERSION } from './facebook-graph.ts';
import { openIdentityAdapter } from './identity-adapter.ts';
import type { IdentityKeys } from './identity-keys.ts';
import { failurePage } from './identity.page.ts';
import type { ProviderName } from './people.tables.ts';
import { findPerson, type Person } from './people.tables.ts';

export interface IdentityOptions {
  readonly store: Store;
  readonly keys: IdentityKeys;
  readonly publicOrigin: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The registry's at the company's provider: the shop's secret opens nothing there. */
  readonly staffClient: { readonly id: string; readonly secret: string };
  readonly apple: AppleTeam;
  /** Where the shop hears what providers tell by themselves, as a server reaches it. */
  readonly noticeOrigin: string;
  /** Origins whose sign-ins come back, and which the pages may be left for. */
  readonly shopOrigins: readonly string[];
  /** The same for the company's own people. */
  readonly staffOrigins: readonly string[];
}

/**
 * What is registered at each provider: these addresses and no others may be returned to, compared
 * letter by letter.
 */
const callbacksOf = (
  name: ProviderName,
  { shopOrigins, staffOrigins }: IdentityOptions,
): string[] =>
  name === 'staff'
    ? staffOrigins.map((origin) => `${origin}/session/oidc/callback`)
    : shopOrigins.flatMap((origin) =>
        LOCALES.map((locale) => `${origin}/${locale}/login/callback/${name}`),
      );

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
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
};

/** What each of them shares for a scope, and under which addresses. */
const SHARED: Readonly<Record<ProviderName, Configuration>> = {
  google: {
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'locale'],
    },
  },
  // A name is in no token: it is posted through the browser, once.
  apple: {
    scopes: ['openid', 'name', 'email'],
    claims: { openid: ['sub'], name: [], email: ['email', 'email_verified', 'is_private_email'] },
    routes: { revocation: '/auth/revoke' },
  },
  facebook: {
    scopes: ['public_profile', 'email'],
    claims: { public_profile: [], email: [] },
    routes: {
      authorization: `/${GRAPH_VERSION}/dialog/oauth`,
      token: `/${GRAPH_VERSION}/oauth/access_token`,
    },
  },
  // As company providers do: groups in the ID token, and a public client for command lines.
  staff: {
    scopes: ['openid', 'email', 'profile', 'groups'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'locale'],
      groups: ['groups'],
    },
  },
};

/** Grants beside the code. Apple gives a refresh token with every code. */
const GRANTS: Readonly<Partial<Record<ProviderName, readonly string[]>>> = {
  apple: ['refresh_token'],
  facebook: ['client_credentials'],
};
const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code';
const commandLineClient = (clientId: string): ClientMetadata => ({
  client_id: `${clientId}-cli`,
  application_type: 'native',
  grant_types: [DEVICE_GRANT],
  response_types: [],
  redirect_uris: [],
  token_endpoint_auth_method: 'none',
});

/** Apple writes what is true or false as a text. */
const claimsOf = (name: ProviderName, person: Person) => ({
  ...person,
  ...(name === 'apple' && {
    email_verified: String(person.email_verified ?? false),
    is_private_email: String(person.is_private_email ?? false),
  }),
});

const configuration = (name: ProviderName, options: IdentityOptions): Configuration => ({
  adapter: (model) => openIdentityAdapter(options.store, `identity_${name}_${model}`),
  clients: [
    {
      client_id: name === 'staff' ? options.staffClient.id : options.clientId,
      client_secret: name === 'staff' ? options.staffClient.secret : options.clientSecret,
      grant_types: ['authorization_code', ...(GRANTS[name] ?? [])],
      response_types: ['code'],
      redirect_uris: callbacksOf(name, options),
      token_endpoint_auth_method: 'client_secret_post',
    },
    ...(name === 'staff' ? [commandLineClient(options.staffClient.id)] : []),
  ],
  findAccount: (_ctx, sub) => {
    const person = findPerson(name, sub);
    return person && { accountId: sub, claims: () => claimsOf(name, person) };
  },
  ...SHARED[name],
  conformIdTokenClaims: false,
  features: {
    devInteractions: { enabled: false },
    userinfo: { enabled: name === 'google' || name === 'staff' },
    deviceFlow: { enabled: name === 'staff' },
    revocation: { enabled: name === 'apple' },
    // How a setting is checked without anybody signing in.
    clientCredentials: { enabled: name === 'facebook' },
  },
  issueRefreshToken: () => name === 'apple',
  interactions: { policy: alwaysAsk(), url: (_ctx, { uid }) => `/identity/${name}/pick/${uid}` },
  // Apple knows none, Facebook takes it when it comes.
  pkce: { required: () => name === 'google' || name === 'staff' },
  cookies: { keys: [options.keys.cookies] },
  jwks: { keys: [options.keys.signing] },
  ttl: {
    AccessToken: HOUR,
    AuthorizationCode: 60,
    DeviceCode: 600,
    IdToken: HOUR,
    Interaction: HOUR,
    Grant: HOUR,
    Session: HOUR,
    RefreshToken: 180 * 24 * HOUR,
  },
  renderError: (ctx, out) => {
    ctx.type = 'html';
    ctx.body = failurePage(out.error_description ?? out.error);
  },
});

const knownByShop = (store: Store) =>
  store.collection<{ readonly sub: string }>('identity_apple_known');

/** Who stops using the shop at Apple is new to it afterwards, name included. */
export const forgetConsent = (store: Store, sub: string): void => knownByShop(store).delete(sub);

/** Who has signed in to the shop by Apple before: their name is not posted again. */
const isFirstTime = (store: Store, sub: string): boolean => {
  const known = knownByShop(store);
  if (known.get(sub)) return false;
  known.put(sub, { sub });
  return true;
};

/** The page that posts Apple's answer to the shop by itself. */
const postToShop = (
  store: Store,
  ctx: Parameters<Parameters<Provider['registerResponseMode']>[1]>[0],
  action: string,
  inputs: Readonly<Record<string, unknown>>,
): void => {
  const sub = ctx.oidc.account?.accountId ?? ctx.oidc.session?.accountId;
  const person = sub && 'code' in inputs ? findPerson('apple', sub) : undefined;
  const user =
    person && isFirstTime(store, person.sub)
      ? {
          user: JSON.stringify({
            name: { firstName: person.given_name, lastName: person.family_name },
            email: person.email,
          }),
        }
      : {};
  const fields = Object.entries({ ...inputs, ...user }).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  ctx.type = 'html';
  ctx.status = 200;
  ctx.body =
    `<!doctype html><title>Apple</title><form method="post" ` +
    `action="${escapeHtml(action)}">${fields.join('')}<noscript><button>Continue</button>` +
    '</noscript></form><script>document.forms[0].submit()</script>';
};

/** One OpenID Connect provider under its own path. */
export const openIdentityProvider = (name: ProviderName, options: IdentityOptions): Provider => {
  const provider = new Provider(issuerOf(options.publicOrigin, name), configuration(name, options));
  provider.proxy = true;
  if (name === 'apple') {
    provider.Client.prototype.compareClientSecret = (secret: string) =>
      isAppleSecret(options.apple, provider.issuer, options.clientId, secret);
    provider.registerResponseMode(APPLE_RESPONSE_MODE, (ctx, action, inputs) =>
      postToShop(options.store, ctx, action, inputs),
    );
  }
  if (name === 'facebook') provider.use(answerAsGraph);
  return provider;
};
