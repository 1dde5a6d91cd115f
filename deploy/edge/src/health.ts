import { registerDraining, type Draining } from '@tapnook/server/draining';
import type { FastifyInstance } from 'fastify';
import type { ManifestSource } from './composition/manifest-source.ts';
import type { ApiAvailability } from './render/api-availability.ts';
import type { Renderer } from './render/renderer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly draining: Draining;
  }
}
export interface HealthOptions {
  readonly manifests: Pick<ManifestSource, 'current'>;
  readonly renderer: Pick<Renderer, 'status'>;
  readonly availability: Pick<ApiAvailability, 'isAway'>;
}

/**
 * `/livez`: the process is alive. `/readyz`: it can answer with pages, be they kept ones, and is
 * not ending; an API that is away takes no edge out, since all edges would be. `/healthz`: as
 * readiness, and what serves the pages and which versions they are composed of.
 */
export const registerHealth = (
  server: FastifyInstance,
  { manifests, renderer, availability }: HealthOptions,
): void => {
  const draining = registerDraining(server);
  server.decorate('draining', draining);
  const isReady = (): boolean =>
    !draining.isDraining() && manifests.current() !== undefined && renderer.status().stable.serves;
  server.get('/livez', async () => ({ status: 'alive' }));
  server.get('/readyz', async (_request, reply) =>
    reply.code(isReady() ? 200 : 503).send({ status: isReady() ? 'ready' : 'not ready' }),
  );
  server.get('/healthz', async (_request, reply) => {
    const manifest = manifests.current();
    return reply.code(isReady() ? 200 : 503).send({
      generation: manifest?.generation ?? 0,
      draining: draining.isDraining(),
      api: availability.isAway() ? 'away' : 'up',
      pages: availability.isAway() ? 'page cache' : 'api',
      apps: Object.fromEntries(
        Object.entries(manifest?.apps ?? {}).map(([name, { stable, candidate }]) => [
          name,
          { stable: stable.version, candidate: candidate?.version },
        ]),
      ),
      render: renderer.status(),
    });
  });
};
