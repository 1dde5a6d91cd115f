import { randomUUID } from 'node:crypto';
import path from 'node:path';
import fastifyCookie from '@fastify/cookie';
import { createPace, watchActivity, type Activity } from '@tapnook/server/activity';
import type { WarnOf } from '@tapnook/server/files';
import { serializeError } from '@tapnook/server/logging';
import { openMetricsPort } from '@tapnook/server/metrics-port';
import { logRequests } from '@tapnook/server/request-log';
import { traceRequests } from '@tapnook/server/tracing';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { createArtefactRetention, sweepArtefacts } from './composition/artefact-retention.ts';
import { createArtefacts } from './composition/artefacts.ts';
import { withDevelopmentApps } from './composition/development.ts';
import { createGenerationLoader } from './composition/generation-loader.ts';
import { registerGenerationRoutes } from './composition/generation-routes.ts';
import { withLocalBuilds } from './composition/local-builds.ts';
import { createManifestSource } from './composition/manifest-source.ts';
import { openOverrides } from './composition/open-overrides.ts';
import { registerOverrideToken } from './composition/overrides.ts';
import { openTrustedKeys } from './composition/trusted-keys.ts';
import type { EdgeConfig } from './env.ts';
import { registerHealth } from './health.ts';
import { type ApiAvailability, createApiAvailability } from './render/api-availability.ts';
import { type CacheInvalidation, createCacheInvalidation } from './render/cache-invalidation.ts';
import { redirectMalformedUrl } from './render/malformed-url.ts';
import { createPageCache, type PageCache, uncached } from './render/page-cache.ts';
import { registerPageRoutes } from './render/page-routes.ts';
import { createPages } from './render/pages.ts';
import type { RendererOptions } from './render/renderer.ts';
import { startRenderer } from './render/start-renderer.ts';
import { rewriteUrl } from './security/canonical-url.ts';
import { registerClearSiteData } from './security/clear-site-data.ts';
import { registerRequestGuards } from './security/request-guards.ts';
import { MAX_READ_HEADER_BYTES, rejectConnection } from './security/request-size.ts';
import { createTraffic } from './security/traffic.ts';
import { openAccessTokenKeys } from './session/access-token-keys.ts';
import { registerApiProxy } from './session/api-proxy.ts';
import { registerFormPostCallback } from './session/form-post-callback.ts';
import { createShoppers } from './session/shopper-id.ts';
import { createPurgeWebhook } from './shared-cache/purge-webhook.ts';
import { registerArtefactRoutes } from './static/artefact-routes.ts';
import { registerLocalRoutes } from './static/local-routes.ts';
import { registerRootFiles } from './static/root-files.ts';
import { registerSitemap } from './static/sitemap.ts';
import { registerWellKnown } from './static/well-known.ts';
import { registerTelemetry } from './telemetry/collector.ts';
import type { Collector } from './telemetry/collector.ts';
import { createErrorReport } from './telemetry/error-report.ts';
import { manifestFigures } from './telemetry/manifest-figures.ts';
import { createPageObserver } from './telemetry/page-observer.ts';
import { renderFigures } from './telemetry/render-figures.ts';
import { createVisits, visitOf, type Visits } from './telemetry/visits.ts';

const SHARED_CACHE_POLL_MS = 400;
/**
 * How often an edge that nobody asks reads what has changed: by then its pages are too old to be
 * shown unread. Well within what the API remembers, so that the pages kept for an outage stay.
 */
const REST_POLL_MS = 5_000;

/** A connection that was being answered when the closing began would be kept for 72 seconds. */
const closeIdleConnectionsAtEnd = (server: FastifyInstance): void => {
  server.addHook('preClose', async () => {
    if (!server.server.listening) return;
    const idle = setInterval(() => server.server.closeIdleConnections(), 100);
    server.server.once('close', () => clearInterval(idle));
  });
};

const createServer = (config: EdgeConfig): FastifyInstance =>
  Fastify({
    logger: { level: config.logLevel, serializers: { err: serializeError } },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: [...config.trustedProxies],
    // Who asks on a kept connection while the process ends is answered; the connection ends with
    // it.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    bodyLimit: 16 * 1024 * 1024,
    http: { maxHeaderSize: MAX_READ_HEADER_BYTES },
    clientErrorHandler: rejectConnection(config),
    frameworkErrors: redirectMalformedUrl,
    rewriteUrl,
  });

/** Drops pages that show what has changed: our own, then those of a shared cache in front. */
const followChanges = (
  server: FastifyInstance,
  activity: Activity,
  config: EdgeConfig,
  cache: PageCache,
  availability: ApiAvailability,
): { readonly cacheInvalidation: CacheInvalidation; readonly onGeneration: () => void } => {
  const purgeShared =
    config.sharedCache &&
    createPurgeWebhook(config.sharedCache, {
      onError: (error) => server.log.error({ err: error }, 'The shared cache was not purged'),
    });
  return {
    cacheInvalidation: createCacheInvalidation({
      apiOrigin: config.apiOrigin,
      availability,
      // A shared cache is to be new within a second of the change, also while it keeps us at rest.
      ...(config.sharedCache
        ? { everyMs: SHARED_CACHE_POLL_MS }
        : {
            isDue: createPace(() => !activity.isAtRest() || availability.isAway(), REST_POLL_MS),
          }),
      onChange: (topics) => {
        if (topics) cache.purge(topics);
        else cache.clear();
        void purgeShared?.(topics);
      },
    }),
    onGeneration: () => void purgeShared?.(undefined),
  };
};

/** Counts what a page cost to render with the versions that rendered it. */
const createCostReport =
  (
    collector: Pick<Collector, 'recordRender'>,
    visits: Pick<Visits, 'networkGroup'>,
  ): NonNullable<RendererOptions['onCost']> =>
  (composed, cost, source) =>
    collector.recordRender({
      ...cost,
      apps: visitOf(composed.composition, '').apps,
      network: visits.networkGroup(source),
    });

/**
 * The edge, ready to listen: it follows the registry from the moment it is built. `now` is the
 * clock of the limits on pages and calls, in milliseconds; the machine's when left out.
 */
export const buildServer = async (
  config: EdgeConfig,
  now?: () => number,
): Promise<FastifyInstance> => {
  const server = createServer(config);
  logRequests(server);
  traceRequests(server);
  const activity = watchActivity(server);
  const observer = createPageObserver();
  openMetricsPort(
    server,
    config,
    () => [
      ...manifestFigures(manifests.current(), manifests.log()?.isForked() ?? false),
      ...renderFigures(renderer.status()),
      ...observer.figures(),
    ],
    observer.timings,
  );
  await server.register(fastifyCookie);
  registerRequestGuards(server, config);
  const visits = createVisits(config);
  const shoppers = createShoppers(config);
  const collector = registerTelemetry(server, config, visits, shoppers);
  const warn: WarnOf = (details, message) => server.log.warn(details, message);
  const retention = createArtefactRetention(path.join(config.dataDir, 'artefacts'), warn);
  const published = createArtefacts(config, warn, retention);
  const { artefacts, local } = withLocalBuilds(
    config.development ? withDevelopmentApps(published, config.development.folder) : published,
  );
  const trustedKeys = await openTrustedKeys(config, (message) => server.log.error(message));
  const accessTokenKeys = await openAccessTokenKeys(config, (message) => server.log.warn(message));
  const availability = createApiAvailability(config.pageTimeout);
  const cache = config.development ? uncached : createPageCache(Date.now, availability.isAway);
  const { cacheInvalidation, onGeneration } = followChanges(
    server,
    activity,
    config,
    cache,
    availability,
  );
  const manifests = createManifestSource(
    config,
    trustedKeys,
    (message) => server.log.warn(message),
    createGenerationLoader(artefacts, server.log),
    (manifest) => {
      onGeneration();
      renderer.onGeneration(manifest);
    },
  );
  registerClearSiteData(server, config, manifests);
  const overrides = openOverrides(server, config, trustedKeys, manifests, accessTokenKeys);
  const onError = createErrorReport(server, { manifests, collector, visits, observer });
  const servedLocalBuilds =
    config.isPreview && config.localBuilds && !config.development ? local : undefined;
  const onCost = createCostReport(collector, visits);
  const traffic = createTraffic(config, shoppers, now);
  const renderer = startRenderer(server, config, artefacts, {
    observer,
    onError,
    onCost,
    searches: traffic.searches,
  });
  registerHealth(server, { manifests, renderer, availability });
  registerGenerationRoutes(server, manifests, trustedKeys);
  registerArtefactRoutes(server, artefacts);
  registerOverrideToken(server, overrides);
  if (servedLocalBuilds) registerLocalRoutes(server, overrides, servedLocalBuilds);
  registerRootFiles(server, config, manifests, artefacts);
  registerSitemap(server, config);
  registerWellKnown(server, config);
  registerApiProxy(server, config, traffic);
  registerFormPostCallback(server);
  registerPageRoutes(server, {
    config,
    manifests,
    artefacts,
    overrides,
    accessTokenKeys,
    local: servedLocalBuilds,
    pages: createPages({ config, renderer, cache, visits, isApiAway: availability.isAway }),
    observer,
    onError,
    shoppers,
    slowLane: traffic.slowLane,
    now,
  });
  closeIdleConnectionsAtEnd(server);
  server.addHook('onClose', async () => {
    manifests.stop();
    cacheInvalidation.stop();
    accessTokenKeys.stop();
  });
  sweepArtefacts(server, retention, () => manifests.current());
  cacheInvalidation.start();
  await manifests.start();
  return server;
};
