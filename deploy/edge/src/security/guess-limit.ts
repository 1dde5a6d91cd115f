import { networkOf } from '@tapnook/server/network';
import { LRUCache } from 'lru-cache';

/**
 * Wrong guesses of one network in a minute; sessions that ended come to a few, even of a company.
 */
export const GUESSES_PER_MINUTE = 60;
const MINUTE_MS = 60_000;
const MAX_NETWORKS = 50_000;

/** Counts wrong guesses of a secret by network; right ones are nobody's concern. */
export interface GuessLimit {
  count(address: string): void;
  isExceeded(address: string): boolean;
}

export const createGuessLimit = (now: () => number = Date.now): GuessLimit => {
  const networks = new LRUCache<string, { readonly count: number; readonly at: number }>({
    max: MAX_NETWORKS,
  });
  // What was counted fades over a minute.
  const countOf = (network: string): number => {
    const found = networks.get(network);
    if (!found) return 0;
    return Math.max(0, found.count - ((now() - found.at) / MINUTE_MS) * GUESSES_PER_MINUTE);
  };
  return {
    count: (address) => {
      const network = networkOf(address);
      networks.set(network, { count: countOf(network) + 1, at: now() });
    },
    isExceeded: (address) => countOf(networkOf(address)) >= GUESSES_PER_MINUTE,
  };
};
