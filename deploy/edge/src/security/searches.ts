import { networkOf } from '@tapnook/server/network';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../problem.ts';
import { createFairQueue, OverloadError, type FairQueue } from './fair-queue.ts';

/** Searches, suggestions and counts go through all products. */
const SEARCH = new RegExp(
  '^/api/(?:user/product/(?:searchList|productList(?:$|/))|' +
    String.raw`v\d+/public/products/get-count)`,
  'i',
);
/** Of the searches of an edge; each takes a processor of the database for a moment. */
const LIMITS = {
  maxRunning: 8,
  maxRunningPerSource: 1,
  maxWaiting: 200,
  maxWaitingPerSource: 20,
};

/** Whether a call searches; `url` is its address at the edge. */
export const isSearch = (url: string): boolean => SEARCH.test(url.split('?')[0] ?? '');

/**
 * The searches of an edge, those of one network one after the other: what it calls for itself, and
 * what the pages that are rendered for it call.
 */
export type Searches = Pick<FairQueue, 'run'>;
export const createSearches = (): Searches => createFairQueue(LIMITS);

type Forward = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
/** Has each search forwarded when it is its network's turn; other calls as they come. */
export const searchesInTurn =
  (searches: Searches, forward: Forward): Forward =>
  async (request, reply) => {
    if (!isSearch(request.url)) return forward(request, reply);
    try {
      return await searches.run(networkOf(request.ip), () => forward(request, reply));
    } catch (error) {
      if (error instanceof OverloadError) return problem(reply, '10429', { retryAfter: 1 });
      throw error;
    }
  };
