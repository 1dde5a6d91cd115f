import { setTimeout as sleep } from 'node:timers/promises';
import { networkOf } from '@tapnook/server/network';
import type { EdgeConfig } from '../env.ts';
import { createTokenBuckets } from './token-buckets.ts';

/** Cheap answers that one network gets at full speed, for each page that it may have rendered. */
const CHEAP_PER_PAGE = 4;
/** So many seconds' worth of them at once. */
const BURST_SECONDS = 10;
const PAUSE_MS = 1_000;
/** Each takes memory; beyond these, answers are given at once. */
const MAX_HELD = 1_000;

/** Resolves when the answer to an address may be given. */
export type SlowLane = (address: string) => Promise<void>;

/**
 * Holds up what is cheap to give (cached pages, refusals) for networks that ask for it in a loop: a
 * loop waits for its answers, so it asks once a second and no longer takes the processor from
 * others. Nobody is refused.
 */
export const createSlowLane = (
  { pagesPerMinute }: Pick<EdgeConfig, 'pagesPerMinute'>,
  now?: () => number,
  pause: (ms: number) => Promise<unknown> = sleep,
): SlowLane => {
  const perMinute = pagesPerMinute * CHEAP_PER_PAGE;
  const left = createTokenBuckets(perMinute, now, (perMinute * BURST_SECONDS) / 60);
  let held = 0;
  return async (address) => {
    const network = networkOf(address);
    if (left.leftOf(network) >= 1) {
      left.take(network, 1);
      return;
    }
    if (held >= MAX_HELD) return;
    held += 1;
    try {
      await pause(PAUSE_MS);
    } finally {
      held -= 1;
    }
  };
};
