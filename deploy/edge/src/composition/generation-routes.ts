import type { FastifyInstance } from 'fastify';
import type { Renderer } from '../render/renderer.ts';
import type { ManifestSource } from './manifest-source.ts';

/** The generation in force: for health checks, and for open tabs that look for a newer one. */
export const registerGenerationRoutes = (
  server: FastifyInstance,
  manifests: ManifestSource,
  renderer: Pick<Renderer, 'status'>,
): void => {
  server.get('/healthz', async (_request, reply) => {
    const render = renderer.status();
    const serves = manifests.current() !== undefined && render.stable.serves;
    return reply
      .code(serves ? 200 : 503)
      .send({ generation: manifests.current()?.generation ?? 0, render });
  });
  // Asked by every open tab, every half minute: nothing is made for it.
  server.get('/generation', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ generation: manifests.current()?.generation ?? 0 }),
  );
  server.addHook('onSend', async (request, reply) => {
    // Open tabs learn of a new generation by the calls that they make anyway.
    if (request.url.startsWith('/api/'))
      reply.header('x-generation', String(manifests.current()?.generation ?? 0));
  });
};
