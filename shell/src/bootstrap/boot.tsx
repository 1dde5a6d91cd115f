import type { PageData } from '@tapnook/contracts';
import { start } from 'single-spa';
import { registerRemoteApplications } from '../composition/applications.ts';
import { createBrowserPlatform } from '../composition/browser-platform.ts';
import {
  createDeferredRemotes,
  loadDeferredRemotesWhenIdle,
} from '../composition/deferred-remotes.ts';
import { loadModule, startFederation } from '../composition/federation.ts';
import {
  admitsProvider,
  createScriptAllowlist,
  reloadAtPaymentBoundary,
  onlyAllowed,
} from '../composition/payment-pages.ts';
import { createPrefetch, prefetchLikeliest } from '../composition/prefetch.ts';
import { reloadWhenStale } from '../composition/reload-when-stale.ts';
import { createRemotes } from '../composition/remotes.ts';
import { createSlotHost } from '../composition/slots.ts';
import { createStalePageDetector, pollGeneration } from '../composition/stale-page-detector.ts';
import { loadDeferredFonts } from '../layout/deferred-fonts.ts';
import { renderDeferredSections } from '../layout/deferred-sections.ts';
import { hydrateLayout } from '../layout/hydrate-layout.tsx';
import { guardForeignDomChanges } from '../resilience/foreign-dom-guard.ts';
import { createRemoteFallback } from '../resilience/remote-fallback.tsx';
import { startRouteEffects } from '../routing/route-effects.ts';
import { createPageRouteStore } from '../routing/route-store.ts';
import { restorePagePosition } from '../routing/scroll-restoration.ts';
import { loaded } from '../scheduling/page-load.ts';
import { retryWhenOnline } from '../scheduling/retry-when-online.ts';
import { whenUserIdle } from '../scheduling/user-idle.ts';
import { guardAuthPages } from '../session/auth-guard.ts';
import { syncAcrossTabs } from '../session/cross-tab-sync.ts';
import { loadWishlist } from '../session/wishlist.ts';
import {
  createBrowserTelemetry,
  reportScriptIntegrity,
  watchErrors,
  watchSessions,
} from '../telemetry/browser-telemetry.ts';
import { allowOnlyArtefacts } from './trusted-types.ts';

const readPageData = (): PageData =>
  JSON.parse(document.getElementById('tapnook-page')?.textContent ?? '{}') as PageData;

/** Lets the browser paint and answer between two verbs. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Puts the page together: a list of verbs. */
export const boot = async (): Promise<void> => {
  guardForeignDomChanges();
  const data = readPageData();
  const route = createPageRouteStore(data.composition.remotes, data.categoryId);
  const telemetry = createBrowserTelemetry(data, () => route);
  allowOnlyArtefacts(
    createScriptAllowlist(data.composition),
    (address) => telemetry.record({ kind: 'refused-script', detail: `not listed: ${address}` }),
    admitsProvider(data.composition, location.pathname) ? data.config.gatewayOrigin : undefined,
  );
  startFederation();
  reportScriptIntegrity(telemetry);
  watchErrors(telemetry, () => route.getState().route.sensitive);
  watchSessions(telemetry, route);
  const known = {
    get remotes() {
      return remotes.all;
    },
  };
  const remotes = createRemotes(data.composition, onlyAllowed(known, loadModule), telemetry);
  const messages = data.messages as Readonly<Record<string, Record<string, unknown>>>;
  const slots = createSlotHost({
    remotes,
    rendered: data.slots,
    inlined: messages,
    platform: () => platform,
    loadDeferredRemotes: () => deferredRemotes.load(),
  });
  const prefetch = createPrefetch(remotes);
  const { generation, override } = data.composition;
  const stalePageDetector = createStalePageDetector(
    generation,
    override && Date.parse(override.expiresAt) - data.answeredAt,
  );
  await breathe();
  const { platform, session, requiresSignIn } = createBrowserPlatform({
    data,
    known,
    telemetry,
    slots,
    route,
    prefetch,
    stalePageDetector,
  });
  await breathe();
  hydrateLayout(platform);
  await breathe();
  const applications = { remotes, platform, messages, fallback: createRemoteFallback(platform) };
  const deferredRemotes = createDeferredRemotes(data.composition, remotes, (more) =>
    registerRemoteApplications(applications, more),
  );
  registerRemoteApplications(applications);
  startRouteEffects(remotes.all, route, platform);
  reloadAtPaymentBoundary(known);
  start({ urlRerouteOnly: true });
  void loaded().then(restorePagePosition);
  session.listen();
  syncAcrossTabs(platform);
  guardAuthPages(platform.navigation, requiresSignIn);
  platform.events.on('session:changed', () => void loadWishlist(platform));
  void loadWishlist(platform);
  reloadWhenStale(data.composition, stalePageDetector);
  loadDeferredRemotesWhenIdle(deferredRemotes);
  pollGeneration(stalePageDetector);
  whenUserIdle(renderDeferredSections);
  whenUserIdle(loadDeferredFonts);
  whenUserIdle(() => prefetchLikeliest(remotes, prefetch));
  whenUserIdle(() =>
    retryWhenOnline(() =>
      import('../scheduling/deferred-features.ts').then(({ startDeferredFeatures }) =>
        startDeferredFeatures(platform, telemetry, data.composition, remotes),
      ),
    ),
  );
};
