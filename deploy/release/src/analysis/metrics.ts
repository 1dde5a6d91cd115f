import { FUNNEL_STEPS, type FunnelStep } from '@tapnook/contracts/release';
import { customKind, type Guard } from '../telemetry/guards.ts';
import { SERVER_MEMORY, SERVER_TIME, SHOPPER, stepKind } from '../telemetry/shopper-counts.ts';
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
  /** What its figures are: a share of 1, or a value in the unit of its kind. */
  readonly unit: 'share' | 'milliseconds' | 'thousandths' | 'kilobytes';
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
  unit: 'share',
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
const vital = (
  name: string,
  unit: Metric['unit'] = 'milliseconds',
  ratios: readonly number[] = WORSE_WHEN_MORE,
  matters: Metric['matters'] = (stable, candidate) => candidate > stable * 1.1,
  scale = 1,
): Metric => ({
  name,
  unit,
  ratios,
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
  figure: (tally) => {
    const value = p75(histogramOf(tally, name));
    return value === null ? null : value / scale;
  },
  matters,
});

/** Two in a thousand visits more is the least that counts as harm. */
const moreErrors = (stable: number, candidate: number) => candidate > stable + 0.002;
/**
 * When stable fails often too, the API is ill: only a candidate that fails twice as often is to
 * blame.
 */
const moreApiFailures = (stable: number, candidate: number) =>
  moreErrors(stable, candidate) && (stable < 0.05 || candidate > 2 * stable);

/**
 * How far the share of shoppers who take a step may fall. The first two are ways to buying and no
 * end of their own: a better home page spares searches.
 */
const STEP_TOLERANCE: Readonly<Record<FunnelStep, number>> = {
  search: 0.4,
  'product-view': 0.4,
  add: 0.1,
  'checkout-started': 0.1,
  'checkout-completed': 0.1,
};
/** Shoppers who take a step of the buying flow, whichever app of their pages changed. */
const stepMetrics = FUNNEL_STEPS.map((step) =>
  share(
    stepKind(step),
    SHOPPER,
    WORSE_WHEN_FEWER,
    (stable, candidate) => candidate < stable * (1 - STEP_TOLERANCE[step]),
  ),
);

/**
 * Pages of the two sides are cached and warmed differently, so that only a plain multiple counts
 * as harm.
 */
const MULTIPLES = [2, 4];
const ABOVE_SERVER_MS = 10;
const ABOVE_SERVER_KB = 1_024;
const serverMetrics = [
  vital(
    SERVER_TIME,
    'milliseconds',
    MULTIPLES,
    (stable, candidate) => candidate > stable * 1.5 && candidate > stable + ABOVE_SERVER_MS,
    10,
  ),
  vital(
    SERVER_MEMORY,
    'kilobytes',
    MULTIPLES,
    (stable, candidate) => candidate > stable * 2 && candidate > stable + ABOVE_SERVER_KB,
  ),
];

export const METRICS: readonly Metric[] = [
  share('load-failure', 'session', WORSE_WHEN_MORE, moreErrors),
  share('blank-page', 'session', WORSE_WHEN_MORE, moreErrors),
  share('render-error', 'session', WORSE_WHEN_MORE, moreErrors),
  share('unhandled-error', 'session', WORSE_WHEN_MORE, moreErrors),
  share('api-failure', 'session', WORSE_WHEN_MORE, moreApiFailures),
  vital('lcp'),
  vital('inp'),
  vital('cls', 'thousandths'),
  share(
    'checkout-completed',
    'checkout-started',
    WORSE_WHEN_FEWER,
    (stable, candidate) => candidate < stable * 0.95,
  ),
  ...stepMetrics,
  ...serverMetrics,
];

/** What a team judges its own app by: the share of visits that tell of it. */
export const guardMetric = ({ name, worseWhen, tolerance }: Guard): Metric =>
  share(
    customKind(name),
    'session',
    worseWhen === 'more' ? WORSE_WHEN_MORE : WORSE_WHEN_FEWER,
    worseWhen === 'more'
      ? (stable, candidate) => candidate > stable * (1 + tolerance)
      : (stable, candidate) => candidate < stable * (1 - tolerance),
  );
