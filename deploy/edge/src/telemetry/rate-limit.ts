import { LRUCache } from 'lru-cache';

/**
 * A page sends a batch every two seconds, and one within 200 ms after a failure, each of a handful
 * of events; a few tabs at once are well within this.
 */
export const SHOPPER_EVENTS_PER_MINUTE = 600;
/** Many shoppers may share one address; without cookies all of them count here. */
export const ADDRESS_EVENTS_PER_MINUTE = 6_000;
const MINUTE_MS = 60_000;
const MAX_BUCKETS = 50_000;

interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** Buckets that fill up again over a minute; the longest unused are forgotten. */
const createBuckets = (perMinute: number, now: () => number) => {
  const buckets = new LRUCache<string, Bucket>({ max: MAX_BUCKETS });
  const leftOf = (key: string): number => {
    const bucket = buckets.get(key);
    return bucket
      ? Math.min(perMinute, bucket.left + ((now() - bucket.at) / MINUTE_MS) * perMinute)
      : perMinute;
  };
  return {
    leftOf,
    take: (key: string, count: number): void =>
      void buckets.set(key, { left: leftOf(key) - count, at: now() }),
  };
};

/**
 * Whether so many further events may be taken; nobody can drown the figures that releases are
 * judged by.
 */
export type TelemetryLimit = (
  shopper: string | undefined,
  address: string,
  events: number,
) => boolean;

export const createTelemetryLimit = (now: () => number = Date.now): TelemetryLimit => {
  const shoppers = createBuckets(SHOPPER_EVENTS_PER_MINUTE, now);
  const addresses = createBuckets(ADDRESS_EVENTS_PER_MINUTE, now);
  return (shopper, address, events) => {
    if (
      addresses.leftOf(address) < events ||
      (shopper !== undefined && shoppers.leftOf(shopper) < events)
    )
      return false;
    addresses.take(address, events);
    if (shopper !== undefined) shoppers.take(shopper, events);
    return true;
  };
};
