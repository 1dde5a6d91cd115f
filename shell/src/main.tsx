import '@tapnook/ui/styles/tokens.css';
import '@tapnook/ui/styles/base.css';
// Remotes count days with these two; a library is shared only when the shell itself holds it.
import 'dayjs';
import 'dayjs/plugin/utc.js';
import type { PageData } from '@tapnook/contracts';
import { start } from 'single-spa';
import { registerRemoteApplications } from './composition/applications.ts';
import { createBrowserPlatform } from './composition/browser-platform.ts';
import { loadModule, startFederation } from './composition/federation.ts';
import { createFreshness, pollGeneration } from './composition/freshness.ts';
import { keepPaymentApart, onlyAllowed } from './composition/payment-pages.ts';
import { createPrefetch, prefetchWhenIdle } from './composition/prefetch.ts';
import { createRemotes } from './composition/remotes.ts';
import { createRest, followRest } from './composition/rest.ts';
import { renewBetweenJourneys } from './composition/renewal.ts';
import { createSlotHost } from './composition/slots.ts';
import { startChat } from './chat/chat.ts';
import { hydrateFrame } from './layout/hydrate-frame.tsx';
import { createPlaceholder } from './resilience/placeholder.tsx';
import { followRoutes } from './routes/follow-routes.ts';
import { createPageRouteStore } from './routes/route-store.ts';
import { restorePlace } from './routes/keep-place.ts';
import { followOtherTabs } from './session/other-tabs.ts';
import { loadSaved } from './session/saved.ts';
import { createBrowserTelemetry, watchErrors, watchSessions, watchVitals } from './telemetry/browser-telemetry.ts';
import { allowOnlyArtefacts } from './trusted-types.ts';

const readPageData = (): PageData => JSON.parse(document.getElementById('tapnook-page')?.textContent ?? '{}') as PageData;

allowOnlyArtefacts();
startFederation();
const data = readPageData();
const route = createPageRouteStore(data.composition.remotes);
const telemetry = createBrowserTelemetry(data, () => route);
watchErrors(telemetry);
watchSessions(telemetry, route);
const known = {
  get remotes() {
    return remotes.all;
  },
};
const remotes = createRemotes(data.composition, onlyAllowed(known, loadModule), telemetry);
const messages = data.messages as Readonly<Record<string, Record<string, unknown>>>;
const slots = createSlotHost({ remotes, rendered: data.slots, inlined: messages, platform: () => platform, arrive: () => rest.arrive() });
const prefetch = createPrefetch(remotes);
const freshness = createFreshness(data.composition.generation);
const { platform, session } = createBrowserPlatform({ data, known, telemetry, slots, route, prefetch, freshness });
hydrateFrame(platform);
const applications = { remotes, platform, messages, placeholder: createPlaceholder(platform) };
const rest = createRest(data.composition, remotes, (more) => registerRemoteApplications(applications, more));
registerRemoteApplications(applications);
followRoutes(remotes.all, route, platform);
start({ urlRerouteOnly: true });
addEventListener('load', restorePlace, { once: true });
session.listen();
followOtherTabs(platform);
platform.events.on('session:changed', () => void loadSaved(platform));
void loadSaved(platform);
startChat(platform);
renewBetweenJourneys(data.composition, freshness);
keepPaymentApart(known);
followRest(rest);
pollGeneration(freshness);
prefetchWhenIdle(remotes, prefetch);
void watchVitals(telemetry);
