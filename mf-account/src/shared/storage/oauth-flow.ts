import { links, localePath } from '@tapnook/contracts';
import { startOauth } from '@tapnook/contracts/calls';
import type { Platform } from '@tapnook/platform';
import type { Provider } from '../components/oauth-providers.tsx';

const KEPT = 'tapnook.oauth';

/** What this tab remembers while it is away at the provider. */
export interface OauthTrip {
  readonly flowId: string;
  readonly provider: Provider;
  readonly intent: 'login' | 'link';
  readonly redirect: string | null;
}

/** Leaves for the provider. The flow stays in this tab's storage: a code that comes back elsewhere is worth nothing. */
export const leaveForProvider = async (
  platform: Platform,
  provider: Provider,
  intent: OauthTrip['intent'],
  redirect: string | null,
): Promise<void> => {
  const redirectUri =
    platform.config.origin + localePath(platform.locale, `${links.login()}/callback/${provider}`);
  const { url, flowId } = await platform.http.call(
    startOauth,
    { params: { provider }, query: { intent, redirectUri } },
    { handledErrorCodes: 'all' },
  );
  sessionStorage.setItem(
    KEPT,
    JSON.stringify({ flowId, provider, intent, redirect } satisfies OauthTrip),
  );
  platform.navigation.leave(url);
};

/** The trip that this tab set out on, once: reading it ends it. */
export const takeTrip = (provider: Provider): OauthTrip | null => {
  const kept = sessionStorage.getItem(KEPT);
  sessionStorage.removeItem(KEPT);
  try {
    const trip = JSON.parse(kept ?? 'null') as OauthTrip | null;
    return trip?.provider === provider && typeof trip.flowId === 'string' ? trip : null;
  } catch {
    return null;
  }
};
