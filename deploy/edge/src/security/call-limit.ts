import type { FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../env.ts';
import type { Shoppers } from '../session/shopper-id.ts';
import { createReadLimit } from './read-limit.ts';
import { isSearch } from './searches.ts';

/** Files that the API keeps ready; a page shows more than a hundred. */
const KEPT_FILES = '/api/media/';
/** Public queries are asked for by POST as well; who signs in is limited by the API. */
const PUBLIC_QUERY = /^\/api\/(?:user|v\d+\/public)\/(?!accounts\/)/;
const SEARCH_COST = 6;

const pathOf = ({ url }: Pick<FastifyRequest, 'url'>): string => url.split('?')[0] ?? '';

/** What a call costs of its caller's allowance: nothing, where it writes or is of kept files. */
export const callCost = (method: string, path: string): number => {
  if (path.startsWith(KEPT_FILES)) return 0;
  if (method !== 'GET' && method !== 'HEAD' && !PUBLIC_QUERY.test(path)) return 0;
  return isSearch(path) ? SEARCH_COST : 1;
};

/** Takes a call from its caller's allowance; else the seconds after which it may be made. */
export type TakeCall = (request: FastifyRequest) => number | undefined;

export const createCallLimit = (
  { callsPerMinute }: Pick<EdgeConfig, 'callsPerMinute'>,
  shoppers: Pick<Shoppers, 'knownIdOf'>,
  now?: () => number,
): TakeCall => {
  const limit = createReadLimit(callsPerMinute, now);
  return (request) => {
    const cost = callCost(request.method, pathOf(request));
    if (cost === 0) return undefined;
    return limit.take({ address: request.ip, visitor: shoppers.knownIdOf(request) }, cost);
  };
};
