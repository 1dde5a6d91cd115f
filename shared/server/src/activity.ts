import type { FastifyInstance, FastifyRequest } from 'fastify';
import { INTERNAL_ROUTES } from './request-log.ts';

/** As long as nobody asks for so long, a server is at rest. */
const REST_AFTER_MS = 60_000;

/** Whether anybody wants something of a process. */
export interface Activity {
  readonly isAtRest: () => boolean;
}

/**
 * Watches what a server is asked: after a minute of nothing it is at rest. A start counts as
 * activity; what machines ask every few seconds does not, nor what `counts` leaves out.
 */
export const watchActivity = (
  server: FastifyInstance,
  counts: (request: FastifyRequest) => boolean = () => true,
  now: () => number = Date.now,
): Activity => {
  const internal = new Set(INTERNAL_ROUTES);
  let askedAt = now();
  server.addHook('onRequest', async (request) => {
    if (!internal.has(request.routeOptions.url ?? '') && counts(request)) askedAt = now();
  });
  return { isAtRest: () => now() - askedAt > REST_AFTER_MS };
};

/**
 * For work that comes back: whether it is to be done at this turn. It is at every turn while
 * `isBusy` says so, and else once in `restMs` milliseconds, so that an idle process hardly wakes.
 */
export const createPace = (
  isBusy: () => boolean,
  restMs: number,
  now: () => number = Date.now,
): (() => boolean) => {
  let doneAt = -Infinity;
  return () => {
    if (!isBusy() && now() - doneAt < restMs) return false;
    doneAt = now();
    return true;
  };
};
