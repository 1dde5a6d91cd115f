import type { FastifyInstance } from 'fastify';
import type { ManifestSource } from '../composition/manifest-source.ts';
import type { RendererOptions } from '../render/renderer.ts';
import type { Collector } from './collector.ts';
import type { PageObserver } from './page-observer.ts';
import type { Visits } from './visits.ts';

interface Receivers {
  readonly manifests: Pick<ManifestSource, 'current'>;
  readonly collector: Collector;
  readonly visits: Visits;
  readonly observer: Pick<PageObserver, 'onFailure'>;
}

/** Tells the log, the metrics and the registry that an app failed on the server. */
export const createErrorReport =
  (
    server: FastifyInstance,
    { manifests, collector, visits, observer }: Receivers,
  ): RendererOptions['onError'] =>
  (app, version, error, counted, source) => {
    server.log.warn({ app, version, err: error }, 'an app failed on the server');
    observer.onFailure(app, version);
    const generation = manifests.current()?.generation;
    if (counted && generation && version && app.length > 0)
      collector.record({
        kind: 'render-error',
        app,
        version,
        bucket: 'stable',
        generation,
        route: 'server',
        session: `edge-${process.pid}-${Date.now()}`,
        network: visits.networkGroup(source),
        detail: String(error).slice(0, 500),
      });
  };
