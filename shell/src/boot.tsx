import type { PageData } from '@tapnook/contracts';
import { start } from 'single-spa';
import { atRest } from './at-rest.ts';
import { registerRemoteApplications } from './composition/applications.ts';
import { createBrowserPlatform } from './composition/browser-platform.ts';
import { loadModule, startFederation } from './composition/federation.ts';
import { createFreshness, pollGeneration } from './composition/freshness.ts';
import { createPins, keepPaymentApart, onlyAllowed } from './composition/payment-pages.ts';
import { createPrefetch, prefetchLinks } from './composition/prefetch.ts';
import { createRemotes } from './composition/remotes.ts';
import { renewBetweenJourneys } from './composition/renewal.ts';
import { createRest, followRest } from './composition/rest.ts';
import { createSlotHost } from './composition/slots.ts';
import { fetchLater } from './fetch-later.ts';
import { hydrateFrame } from './layout/hydrate-frame.tsx';
import { showLateFonts } from './layout/late-fonts.ts';
import { showLateSections } from './layout/late-sections.ts';
import { loaded } from './loaded.ts';
import { createPlaceholder } from './resilience/placeholder.tsx';
import { followRoutes } from './routes/follow-routes.ts';
import { restorePlace } from './routes/keep-place.ts';
import { createPageRouteStore } from './routes/route-store.ts';
import { guardMembersPages } from './session/members-only.ts';
import { followOtherTabs } from './session/other-tabs.ts';
import { loadSaved } from './session/saved.ts';
import {
  createBrowserTelemetry,
  tellOfScripts,
  watchErrors,
  watchSessions,
} from './telemetry/browser-telemetry.ts';
import { allowOnlyArtefacts } from './trusted-types.ts';

const readPageData = (): PageData =>
  JSON.parse(document.getElementById('tapnook-page')?.textContent ?? '{}') as PageData;

/** Lets the browser paint and answer between two verbs. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Puts the page together: a list of verbs. */
export const boot = async (): Promise<void> => {
  const data = readPageData();
  const route = createPageRouteStore(data.composition.remotes, data.categoryId);
  const telemetry = createBrowserTelemetry(data, () => route);
  allowOnlyArtefacts(createPins(data.composition), (address) =>
    telemetry.record({ kind: 'refused-script', detail: `not listed: ${address}` }),
  );
  startFederation();
  tellOfScripts(telemetry);
  watchErrors(telemetry);
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
    arrive: () => rest.arrive(),
  });
  const prefetch = createPrefetch(remotes);
  const { generation, override } = data.composition;
  const freshness = createFreshness(
    generation,
    override && Date.parse(override.expiresAt) - data.answeredAt,
  );
  await breathe();
  const { platform, session, leadsAway } = createBrowserPlatform({
    data,
    known,
    telemetry,
    slots,
    route,
    prefetch,
    freshness,
  });
  await breathe();
  hydrateFrame(platform);
  await breathe();
  const applications = { remotes, platform, messages, placeholder: createPlaceholder(platform) };
  const rest = createRest(data.composition, remotes, (more) =>
    registerRemoteApplications(applications, more),
  );
  registerRemoteApplications(applications);
  followRoutes(remotes.all, route, platform);
  keepPaymentApart(known);
  start({ urlRerouteOnly: true });
  void loaded().then(restorePlace);
  session.listen();
  followOtherTabs(platform);
  guardMembersPages(platform.navigation, leadsAway);
  platform.events.on('session:changed', () => void loadSaved(platform));
  void loadSaved(platform);
  renewBetweenJourneys(data.composition, freshness);
  followRest(rest);
  pollGeneration(freshness);
  atRest(showLateSections);
  atRest(showLateFonts);
  atRest(() => prefetchLinks(remotes, prefetch));
  atRest(() =>
    fetchLater(() =>
      import('./later.ts').then(({ startLater }) => startLater(platform, telemetry)),
    ),
  );
};
