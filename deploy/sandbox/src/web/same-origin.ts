import type { FastifyReply, FastifyRequest } from 'fastify';

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
  if (foreign && !SAFE.has(request.method))
    await reply.code(403).send({ message: 'This page takes no posts from other sites.' });
};
