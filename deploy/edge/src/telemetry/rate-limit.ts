import { createTokenBuckets } from '../security/token-buckets.ts';

/**
 * A page sends a batch every two seconds, and one within 200 ms after a failure, each of a handful
 * of events; a few tabs at once are well within this.
 */
export const SHOPPER_EVENTS_PER_MINUTE = 600;
/** Many shoppers may share one address; without cookies all of them count here. */
export const ADDRESS_EVENTS_PER_MINUTE = 6_000;

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
  const shoppers = createTokenBuckets(SHOPPER_EVENTS_PER_MINUTE, now);
  const addresses = createTokenBuckets(ADDRESS_EVENTS_PER_MINUTE, now);
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
