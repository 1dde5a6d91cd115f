import { LRUCache } from 'lru-cache';
import { networkOf } from './network.ts';

const MINUTE_MS = 60_000;
const MAX_NETWORKS = 50_000;

export interface GuessLimit {
  /** A wrong guess came from this address, IPv4 or IPv6. */
  readonly count: (address: string) => void;
  /** Whether further guesses of this address's network are refused unread. */
  readonly isExceeded: (address: string) => boolean;
}

/**
 * Counts wrong guesses of a secret by network; right ones are nobody's concern. `perMinute` of them
 * are let by, and as many fade in a minute; `now` is in milliseconds.
 */
export const createGuessLimit = (perMinute: number, now: () => number = Date.now): GuessLimit => {
  const networks = new LRUCache<string, { readonly count: number; readonly at: number }>({
    max: MAX_NETWORKS,
  });
  // What was counted fades over a minute.
  const countOf = (network: string): number => {
    const found = networks.get(network);
    if (!found) return 0;
    return Math.max(0, found.count - ((now() - found.at) / MINUTE_MS) * perMinute);
  };
  return {
    count: (address) => {
      const network = networkOf(address);
      networks.set(network, { count: countOf(network) + 1, at: now() });
    },
    isExceeded: (address) => countOf(networkOf(address)) > perMinute - 1,
  };
};
