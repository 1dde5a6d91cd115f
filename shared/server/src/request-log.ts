import type { FastifyInstance } from 'fastify';

/** Asked every few seconds by machines. */
export const INTERNAL_ROUTES: readonly string[] = ['/healthz', '/livez', '/metrics', '/readyz'];

/**
 * One line for each request; the route's pattern, since an address may hold an id or an e-mail.
 * What machines ask is written at level debug.
 */
export const logRequests = (server: FastifyInstance, internal: readonly string[] = []): void => {
  const quiet = new Set([...INTERNAL_ROUTES, ...internal]);
  server.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (quiet.has(line.route)) request.log.debug(line, 'request');
    else request.log.info(line, 'request');
  });
};
