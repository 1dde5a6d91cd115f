import { p75, type Histogram } from './vital-bins.ts';

/** Everything counted about one version on one side, in one slot of time or over many. */
export interface Tally {
  readonly counts: Map<string, number>;
  readonly vitals: Map<string, Map<number, number>>;
}
export interface TimedTally {
  readonly at: number;
  readonly stable: Tally;
  readonly candidate: Tally;
}

export const emptyTally = (): Tally => ({ counts: new Map(), vitals: new Map() });

export const countOf = (tally: Tally, kind: string): number => tally.counts.get(kind) ?? 0;
export const histogramOf = (tally: Tally, kind: string): Histogram =>
  tally.vitals.get(kind) ?? new Map();

/** Adds `count` events of a kind, in a class of values or (−1) merely counted. */
export const addTo = (tally: Tally, kind: string, bin: number, count: number): void => {
  tally.counts.set(kind, countOf(tally, kind) + count);
  if (bin < 0) return;
  const histogram = tally.vitals.get(kind) ?? new Map<number, number>();
  histogram.set(bin, (histogram.get(bin) ?? 0) + count);
  tally.vitals.set(kind, histogram);
};

/** The sum of several tallies. */
export const sumTallies = (tallies: readonly Tally[]): Tally => {
  const sum = emptyTally();
  for (const tally of tallies) {
    for (const [kind, count] of tally.counts)
      if (!tally.vitals.has(kind)) addTo(sum, kind, -1, count);
    for (const [kind, histogram] of tally.vitals)
      for (const [bin, count] of histogram) addTo(sum, kind, bin, count);
  }
  return sum;
};

/**
 * The figures people read; rates are shares of 1, times milliseconds, null where nothing was
 * measured.
 */
export interface Figures {
  readonly sessions: number;
  readonly errorRate: number | null;
  readonly loadFailureRate: number | null;
  readonly apiFailureRate: number | null;
  readonly lcp: number | null;
  readonly inp: number | null;
  readonly cls: number | null;
  readonly checkoutCompletion: number | null;
}

/** Ways in which a visit fails. */
export const ERRORS = ['load-failure', 'blank-page', 'render-error', 'unhandled-error'];
const rate = (events: number, exposed: number) =>
  exposed > 0 ? Math.min(1, events / exposed) : null;

export const figuresOf = (tally: Tally): Figures => {
  const sessions = countOf(tally, 'session');
  const cls = p75(histogramOf(tally, 'cls'));
  return {
    sessions,
    errorRate: rate(
      ERRORS.reduce((sum, kind) => sum + countOf(tally, kind), 0),
      sessions,
    ),
    loadFailureRate: rate(countOf(tally, 'load-failure'), sessions),
    apiFailureRate: rate(countOf(tally, 'api-failure'), sessions),
    lcp: p75(histogramOf(tally, 'lcp')),
    inp: p75(histogramOf(tally, 'inp')),
    cls: cls === null ? null : cls / 1_000,
    checkoutCompletion: rate(
      countOf(tally, 'checkout-completed'),
      countOf(tally, 'checkout-started'),
    ),
  };
};
