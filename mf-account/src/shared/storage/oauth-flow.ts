import { links, localePath } from '@tapnook/contracts';
import { createClientTicket, startOauth } from '@tapnook/contracts/calls';
import { defineStored, type Platform } from '@tapnook/platform';
import type { Provider } from '../components/oauth-providers.tsx';

/** What this tab remembers while the person is at the provider. */
export interface OauthFlow {
  readonly flowId: string;
  readonly provider: Provider;
  readonly intent: 'login' | 'link';
  readonly redirect: string | null;
}

const stored = defineStored({
  key: 'oauth',
  scope: 'user',
  area: 'session',
  parse: (value) => {
    const flow = value as OauthFlow | null;
    return typeof flow?.flowId === 'string' ? flow : undefined;
  },
});

/**
 * Stores the flow in this tab and goes to the provider. A code that returns in another tab is
 * worthless.
 */
export const startOauthFlow = async (
  platform: Platform,
  provider: Provider,
  intent: OauthFlow['intent'],
  redirect: string | null,
): Promise<void> => {
  const redirectUri =
    platform.config.origin + localePath(platform.locale, `${links.login()}/callback/${provider}`);
  const { url, flowId } = await platform.http.call(
    startOauth,
    { params: { provider }, query: { intent, redirectUri } },
    { handledErrorCodes: 'all' },
  );
  stored.write({ flowId, provider, intent, redirect });
  platform.navigation.leave(url);
};

/**
 * As {@link startOauthFlow}, for linking. The start takes no proof; one that was typed is shown to
 * the server first, which then counts this session as just proved.
 */
export const startLinkFlow = async (
  platform: Platform,
  provider: Provider,
  { password }: { readonly password?: string },
): Promise<void> => {
  if (password !== undefined)
    await platform.http.call(
      createClientTicket,
      { body: { type: 'REAUTHENTICATE', password } },
      { handledErrorCodes: ['30013', '10429'] },
    );
  await startOauthFlow(platform, provider, 'link', null);
};

/** Reads the flow that this tab started and deletes it, so that it can be used once only. */
export const takeOauthFlow = (provider: Provider): OauthFlow | null => {
  const flow = stored.read();
  stored.write(undefined);
  return flow?.provider === provider ? flow : null;
};
