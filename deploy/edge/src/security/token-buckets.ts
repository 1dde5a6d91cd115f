import { LRUCache } from 'lru-cache';

const MINUTE_MS = 60_000;
const MAX_BUCKETS = 50_000;

interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** Allowances by key that fill up again with time; the longest unused are forgotten. */
export interface TokenBuckets {
  leftOf(key: string): number;
  take(key: string, count: number): void;
  /** Whole seconds until so many can be taken. */
  secondsUntil(key: string, count: number): number;
}

/** `capacity` is what can be taken at once, after a pause that was long enough. */
export const createTokenBuckets = (
  perMinute: number,
  now: () => number = Date.now,
  capacity: number = perMinute,
): TokenBuckets => {
  const buckets = new LRUCache<string, Bucket>({ max: MAX_BUCKETS });
  const leftOf = (key: string): number => {
    const bucket = buckets.get(key);
    return bucket
      ? Math.min(capacity, bucket.left + ((now() - bucket.at) / MINUTE_MS) * perMinute)
      : capacity;
  };
  return {
    leftOf,
    take: (key, count) => void buckets.set(key, { left: leftOf(key) - count, at: now() }),
    secondsUntil: (key, count) =>
      Math.max(1, Math.ceil(((count - leftOf(key)) / perMinute) * (MINUTE_MS / 1_000))),
  };
};
