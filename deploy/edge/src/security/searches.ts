import { networkOf } from '@tapnook/server/network';
import type { FastifyRequest } from 'fastify';
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

/**
 * Makes a call when it is its network's turn, if it searches; any other at once. The turn ends with
 * the API's answer: how fast that is read by who asked is nothing to the network. Throws
 * `OverloadError`, also for who has left meanwhile.
 */
export const callInTurn = <T>(
  searches: Searches,
  { ip, url, raw }: Pick<FastifyRequest, 'ip' | 'url' | 'raw'>,
  call: () => Promise<T>,
): Promise<T> => {
  if (!isSearch(url)) return call();
  return searches.run(networkOf(ip), () => {
    if (raw.socket.destroyed) throw new OverloadError('who searched has left');
    return call();
  });
};
