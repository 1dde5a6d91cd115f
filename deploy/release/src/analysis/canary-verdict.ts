import type { Guard } from '../telemetry/guards.ts';
import { countOf, sumTallies, type Tally, type TimedTally } from '../telemetry/tally.ts';
import { guardMetric, METRICS, type Metric } from './metrics.ts';
import { strongestEvidence } from './sequential-test.ts';

/**
 * Chance that a candidate equal to stable is ever called bad, over all metrics and any number of
 * looks.
 */
const MAX_FALSE_ALARM_RATE = 0.001;

type VerdictState = 'collecting' | 'healthy' | 'watch' | 'bad' | 'outage';
interface MetricVerdict {
  readonly metric: string;
  readonly unit: Metric['unit'];
  readonly stable: number | null;
  readonly candidate: number | null;
  /** Always-valid p-value against “no worse than stable”, corrected for the number of metrics. */
  readonly p: number;
  /** Natural logarithm of the strongest evidence so far. */
  readonly evidence: number;
  readonly state: 'fine' | 'watch' | 'bad';
}
export interface Verdict {
  readonly state: VerdictState;
  readonly sessions: { stable: number; candidate: number };
  /** How sure a `bad` is, as a share of 1. */
  readonly confidence: number;
  readonly metrics: MetricVerdict[];
}

/** From here on somebody should look. */
const MAX_WATCH_P = 0.05;
/** Share of stable's own visits that fail when something that all apps lean on is ill. */
const MIN_OUTAGE_FAILURE_RATE = 0.1;

const metricVerdictOf = (
  metric: Metric,
  slots: readonly TimedTally[],
  stable: Tally,
  candidate: Tally,
  metrics: number,
): MetricVerdict => {
  const evidence = strongestEvidence(metric.slices(slots), metric.ratios);
  const p = Math.min(1, metrics * Math.exp(-evidence));
  const figures = { stable: metric.figure(stable), candidate: metric.figure(candidate) };
  const matters =
    figures.stable !== null &&
    figures.candidate !== null &&
    metric.matters(figures.stable, figures.candidate);
  return {
    metric: metric.name,
    unit: metric.unit,
    ...figures,
    p,
    evidence,
    state:
      matters && p <= MAX_FALSE_ALARM_RATE ? 'bad' : matters && p <= MAX_WATCH_P ? 'watch' : 'fine',
  };
};

/** Stable fails as well, lately: the fault lies beneath both. */
const isOutage = (slots: readonly TimedTally[], minimum: number): boolean => {
  const recent = sumTallies(slots.slice(-6).map((slot) => slot.stable));
  const sessions = countOf(recent, 'session');
  const worst = Math.max(
    countOf(recent, 'api-failure'),
    countOf(recent, 'render-error'),
    countOf(recent, 'unhandled-error'),
  );
  return sessions >= minimum && worst / sessions >= MIN_OUTAGE_FAILURE_RATE;
};

export interface VerdictOptions {
  readonly guards?: readonly Guard[];
  /** Of a train: how many apps are judged together. */
  readonly apps?: number;
}

/** Compares a candidate with stable over the slots of its rollout, oldest first. */
export const verdictOf = (
  slots: readonly TimedTally[],
  minimumSessions: number,
  { guards = [], apps = 1 }: VerdictOptions = {},
): Verdict => {
  const judged = [...METRICS, ...guards.map(guardMetric)];
  const stable = sumTallies(slots.map((slot) => slot.stable));
  const candidate = sumTallies(slots.map((slot) => slot.candidate));
  const sessions = { stable: countOf(stable, 'session'), candidate: countOf(candidate, 'session') };
  const metrics = judged.map((metric) =>
    metricVerdictOf(metric, slots, stable, candidate, judged.length * apps),
  );
  const state = (): VerdictState => {
    // The test is valid at any number of visits: waiting for more would only show them a bad
    // version.
    if (metrics.some((metric) => metric.state === 'bad')) return 'bad';
    if (Math.min(sessions.candidate, sessions.stable) < minimumSessions) return 'collecting';
    if (isOutage(slots, minimumSessions)) return 'outage';
    return metrics.some((metric) => metric.state === 'watch') ? 'watch' : 'healthy';
  };
  return { state: state(), sessions, confidence: 1 - MAX_FALSE_ALARM_RATE, metrics };
};

const METRIC_NAMES: Readonly<Record<string, string>> = {
  'load-failure': 'load failures',
  'blank-page': 'blank pages',
  'render-error': 'render errors',
  'unhandled-error': 'unhandled errors',
  'api-failure': 'API failures',
  lcp: 'LCP',
  inp: 'INP',
  cls: 'CLS',
  'checkout-completed': 'checkout completion',
  'step:search': 'shoppers who search',
  'step:product-view': 'shoppers who see a product',
  'step:add': 'shoppers who choose something to buy',
  'step:checkout-started': 'shoppers who start a checkout',
  'step:checkout-completed': 'shoppers who pay',
  'server-time': 'server render time',
  'server-memory': 'memory of a server render',
};
const SUFFIXES: Readonly<Record<Metric['unit'], string>> = {
  share: '%',
  milliseconds: '',
  thousandths: '',
  kilobytes: ' KB',
};

const formatFigure = (unit: Metric['unit'], figure: number | null) =>
  figure === null
    ? 'none'
    : `${unit === 'share' ? (figure * 100).toFixed(2) : Math.round(figure)}${SUFFIXES[unit]}`;

/** One sentence for the log: what was worse, by how much, how sure. */
export const reasonOf = (verdict: Verdict): string => {
  const bad = verdict.metrics.filter((metric) => metric.state === 'bad');
  const apps = bad.map(
    (one) =>
      `${METRIC_NAMES[one.metric] ?? one.metric.replace('custom:', '')} ` +
      `${formatFigure(one.unit, one.candidate)} against ${formatFigure(one.unit, one.stable)}`,
  );
  return (
    `${apps.join('; ')}; ${(verdict.confidence * 100).toFixed(1)}% sure after ` +
    `${verdict.sessions.candidate} visits`
  );
};
