import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Plays a provider whose script calls it from pages of others, as anybody may. */
    readonly takesForeignPosts?: boolean;
  }
}
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses posts that a browser sends from another site: the dashboard moves orders and money, and
 * any page that is open in the same browser could otherwise press its buttons. Servers send no such
 * header and pass.
 */
export const refuseForeignPosts = async (
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const site = request.headers['sec-fetch-site'];
  const foreign = site !== undefined && site !== 'same-origin' && site !== 'none';
  const { takesForeignPosts = false } = request.routeOptions.config;
  if (foreign && !takesForeignPosts && !SAFE.has(request.method))
    await reply.code(403).send({ message: 'This page takes no posts from other sites.' });
};
