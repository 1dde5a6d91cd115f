import type { EdgeConfig } from '../env.ts';
import type { Shoppers } from '../session/shopper-id.ts';
import { createCallLimit, type TakeCall } from './call-limit.ts';
import { createSearches, type Searches } from './searches.ts';
import { createSlowLane, type SlowLane } from './slow-lane.ts';

/** What leaves room for others beside a network that asks for much; pages and calls share it. */
export interface Traffic {
  readonly takeCall: TakeCall;
  readonly searches: Searches;
  readonly slowLane: SlowLane;
}

/** `now` is the clock of the allowances, in milliseconds; the machine's when left out. */
export const createTraffic = (
  config: Pick<EdgeConfig, 'callsPerMinute' | 'pagesPerMinute'>,
  shoppers: Pick<Shoppers, 'knownIdOf'>,
  now?: () => number,
): Traffic => ({
  takeCall: createCallLimit(config, shoppers, now),
  searches: createSearches(),
  slowLane: createSlowLane(config, now),
});
