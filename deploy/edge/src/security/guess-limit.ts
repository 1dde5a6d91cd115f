import { isIPv4, isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';

/** Wrong guesses of one network in a minute; sessions that ended come to a few, even of a company. */
export const GUESSES_PER_MINUTE = 60;
const MINUTE_MS = 60_000;
const MAX_NETWORKS = 50_000;

/** The eight groups of an IPv6 address, `::` written out. */
const groupsOf = (address: string): readonly string[] => {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
};

/**
 * What one subscriber has: an IPv4 address, or the first 64 bits of an IPv6 one. An IPv4 address
 * written as IPv6 counts as itself.
 */
export const networkOf = (address: string): string => {
  const [, mapped = ''] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return address;
  return groupsOf(address.toLowerCase())
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
};

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
