import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../env.ts';
import { problem } from '../problem.ts';
import type { Shoppers } from '../session/shopper-id.ts';
import { createReadLimit } from './read-limit.ts';

/** Files that the API keeps ready; a page shows more than a hundred. */
const KEPT_FILES = '/api/media/';
/** Public queries are asked for by POST as well; who signs in is limited by the API. */
const PUBLIC_QUERY = /^\/api\/(?:user|v\d+\/public)\/(?!accounts\/)/;
/** Searches, suggestions and counts go through all products. */
const SEARCH =
  /^\/api\/(?:user\/product\/(?:searchList|productList(?:$|\/))|v\d+\/public\/products\/get-count)/i;
const SEARCH_COST = 6;

/** What a call costs of its caller's allowance: nothing, where it writes or is of kept files. */
export const callCost = (method: string, path: string): number => {
  if (path.startsWith(KEPT_FILES)) return 0;
  if (method !== 'GET' && method !== 'HEAD' && !PUBLIC_QUERY.test(path)) return 0;
  return SEARCH.test(path) ? SEARCH_COST : 1;
};

/** Answers a call that its caller has no allowance left for; undefined when it may go on. */
export type RefuseCall = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined;

export const createCallLimit = (
  { callsPerMinute }: Pick<EdgeConfig, 'callsPerMinute'>,
  shoppers: Pick<Shoppers, 'knownIdOf'>,
  now?: () => number,
): RefuseCall => {
  const limit = createReadLimit(callsPerMinute, now);
  return (request, reply) => {
    const cost = callCost(request.method, request.url.split('?')[0] ?? '');
    if (cost === 0) return undefined;
    const wait = limit.take({ address: request.ip, visitor: shoppers.knownIdOf(request) }, cost);
    return wait === undefined ? undefined : problem(reply, '10429', { retryAfter: wait });
  };
};
