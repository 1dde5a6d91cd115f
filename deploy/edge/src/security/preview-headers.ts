import type { FastifyInstance } from 'fastify';

/**
 * The preview host is nothing to find, and nothing of it is kept where another person could get it.
 */
export const registerPreviewHeaders = (server: FastifyInstance): void => {
  server.addHook('onSend', async (_request, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow');
    if (String(reply.getHeader('content-type') ?? '').startsWith('text/html'))
      reply.header('cache-control', 'private, no-store');
  });
};
