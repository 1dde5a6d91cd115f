import { registerDraining, type Draining } from '@tapnook/server/draining';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '../registry/registry.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly draining: Draining;
  }
}

/**
 * `/livez`: the process is alive, whatever its database does. `/readyz` and `/healthz`: it reaches
 * its database and is not ending.
 */
export const registerHealth = (server: FastifyInstance, { db }: Pick<Registry, 'db'>): void => {
  const draining = registerDraining(server);
  server.decorate('draining', draining);
  server.get('/livez', async () => ({ status: 'alive' }));
  for (const path of ['/readyz', '/healthz'])
    server.get(path, async (_request, reply) => {
      const isUp = await db.query('SELECT 1').then(
        () => true,
        () => false,
      );
      const status = draining.isDraining() ? 'draining' : isUp ? 'ok' : 'database away';
      return reply.code(status === 'ok' ? 200 : 503).send({ status });
    });
};
