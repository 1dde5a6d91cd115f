import type { FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../env.ts';
import { cookieOf } from './cookies.ts';

/** Longer than any call may wait for its answer. */
const MAX_CALL_MS = 120_000;

/**
 * When each browser signed in or out last, as far as it matters to calls that are still under way.
 */
export interface RecentSessionChanges {
  /** Somebody signed in or out from the browser of this call. */
  record(request: FastifyRequest): void;
  /**
   * Whether that happened there after `began` (of `performance.now()`): what came before says
   * nothing of the session there now.
   */
  happenedSince(request: FastifyRequest, began: number): boolean;
}

/**
 * A cookie can be neither cleared nor set on condition: an answer that was long under way would
 * sign out whoever signed in meanwhile, or bring back the name of whoever signed out. The browser
 * is told by its shopper cookie; one without it has asked for no page yet, and has nothing under
 * way.
 */
export const createRecentSessionChanges = (config: EdgeConfig): RecentSessionChanges => {
  const latest = new Map<string, number>();
  return {
    record: (request) => {
      const browser = cookieOf(request, config, 'shopper');
      if (!browser) return;
      const at = performance.now();
      latest.set(browser, at);
      setTimeout(
        () => void (latest.get(browser) === at && latest.delete(browser)),
        MAX_CALL_MS,
      ).unref();
    },
    happenedSince: (request, began) =>
      (latest.get(cookieOf(request, config, 'shopper') ?? '') ?? Number.NEGATIVE_INFINITY) > began,
  };
};
