import { networkOf } from '@tapnook/server/network';
import { createTokenBuckets } from './token-buckets.ts';

/** A visitor's share of what their network may ask for: many shoppers have one address. */
const VISITOR_SHARE = 0.25;

/** Who asks: the address, and the visitor where an edge gave them an id. */
export interface Caller {
  readonly address: string;
  readonly visitor: string | undefined;
}

/**
 * Limits what costs work by network and by visitor; ids are to be had for nothing, networks not.
 */
export interface ReadLimit {
  /** Takes so much of the caller's allowance; else the seconds after which it is there. */
  take(caller: Caller, cost?: number): number | undefined;
}

export const createReadLimit = (perMinute: number, now: () => number = Date.now): ReadLimit => {
  const networks = createTokenBuckets(perMinute, now);
  const visitors = createTokenBuckets(perMinute * VISITOR_SHARE, now);
  return {
    take: ({ address, visitor }, cost = 1) => {
      const network = networkOf(address);
      const waits = [
        ...(networks.leftOf(network) < cost ? [networks.secondsUntil(network, cost)] : []),
        ...(visitor !== undefined && visitors.leftOf(visitor) < cost
          ? [visitors.secondsUntil(visitor, cost)]
          : []),
      ];
      if (waits.length > 0) return Math.max(...waits);
      networks.take(network, cost);
      if (visitor !== undefined) visitors.take(visitor, cost);
      return undefined;
    },
  };
};
