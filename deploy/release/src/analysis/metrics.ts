import {
  countOf,
  histogramOf,
  sumTallies,
  type Tally,
  type TimedTally,
} from '../telemetry/tally.ts';
import { p75, percentileBin, type Histogram } from '../telemetry/vital-bins.ts';
import { WORSE_WHEN_FEWER, WORSE_WHEN_MORE, type Slice } from './sequential-test.ts';

/** One thing in which a candidate may be worse than stable. */
export interface Metric {
  readonly name: string;
  readonly ratios: readonly number[];
  slices(slots: readonly TimedTally[]): Slice[];
  /**
   * The figure of one side over the whole rollout: a rate, or a 75th percentile; null without data.
   */
  figure(tally: Tally): number | null;
  /** Whether the difference matters to a shopper, however sure it is. */
  matters(stable: number, candidate: number): boolean;
}

const ratio = (events: number, exposed: number) => (exposed > 0 ? events / exposed : null);

const share = (
  name: string,
  exposure: string,
  ratios: readonly number[],
  matters: Metric['matters'],
): Metric => ({
  name,
  ratios,
  matters,
  slices: (slots) =>
    slots.map(({ stable, candidate }) => ({
      stableExposed: countOf(stable, exposure),
      candidateExposed: countOf(candidate, exposure),
      stableEvents: countOf(stable, name),
      candidateEvents: countOf(candidate, name),
    })),
  figure: (tally) => ratio(countOf(tally, name), countOf(tally, exposure)),
});

const total = (histogram: Histogram) =>
  [...histogram.values()].reduce((sum, count) => sum + count, 0);
const above = (histogram: Histogram, bin: number) =>
  [...histogram].reduce((sum, [at, count]) => sum + (at > bin ? count : 0), 0);

/**
 * Slow is what is slower than three quarters of all visits, both sides together: equal sides are
 * slow equally often.
 */
const vital = (name: string): Metric => ({
  name,
  ratios: WORSE_WHEN_MORE,
  slices: (slots) => {
    const pooled = sumTallies(slots.flatMap(({ stable, candidate }) => [stable, candidate]));
    const limit = percentileBin(histogramOf(pooled, name), 0.75);
    if (limit === null) return [];
    return slots.map(({ stable, candidate }) => ({
      stableExposed: total(histogramOf(stable, name)),
      candidateExposed: total(histogramOf(candidate, name)),
      stableEvents: above(histogramOf(stable, name), limit),
      candidateEvents: above(histogramOf(candidate, name), limit),
    }));
  },
  figure: (tally) => p75(histogramOf(tally, name)),
  matters: (stable, candidate) => candidate > stable * 1.1,
});

/** Two in a thousand visits more is the least that counts as harm. */
const moreErrors = (stable: number, candidate: number) => candidate > stable + 0.002;
/**
 * When stable fails often too, the API is ill: only a candidate that fails twice as often is to
 * blame.
 */
const moreApiFailures = (stable: number, candidate: number) =>
  moreErrors(stable, candidate) && (stable < 0.05 || candidate > 2 * stable);

export const METRICS: readonly Metric[] = [
  share('load-failure', 'session', WORSE_WHEN_MORE, moreErrors),
  share('blank-page', 'session', WORSE_WHEN_MORE, moreErrors),
  share('render-error', 'session', WORSE_WHEN_MORE, moreErrors),
  share('unhandled-error', 'session', WORSE_WHEN_MORE, moreErrors),
  share('api-failure', 'session', WORSE_WHEN_MORE, moreApiFailures),
  vital('lcp'),
  vital('inp'),
  vital('cls'),
  share(
    'checkout-completed',
    'checkout-started',
    WORSE_WHEN_FEWER,
    (stable, candidate) => candidate < stable * 0.95,
  ),
];
