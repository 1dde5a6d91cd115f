import type { Queryable } from '../database/database.ts';
import { p75, type Histogram } from './vital-bins.ts';

/** Everything counted about one version on one side, in one slot of time or over many. */
export interface Tally {
  counts: Map<string, number>;
  vitals: Map<string, Map<number, number>>;
}
export interface TimedTally { at: number; stable: Tally; candidate: Tally }

const emptyTally = (): Tally => ({ counts: new Map(), vitals: new Map() });

export function countOf(tally: Tally, kind: string): number {
  return tally.counts.get(kind) ?? 0;
}
export const histogramOf = (tally: Tally, kind: string): Histogram => tally.vitals.get(kind) ?? new Map();

function add(tally: Tally, kind: string, bin: number, count: number): void {
  tally.counts.set(kind, countOf(tally, kind) + count);
  if (bin < 0) return;
  const histogram = tally.vitals.get(kind) ?? new Map<number, number>();
  histogram.set(bin, (histogram.get(bin) ?? 0) + count);
  tally.vitals.set(kind, histogram);
}

/** The sum of several tallies. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  const sum = emptyTally();
  for (const tally of tallies) {
    for (const [kind, count] of tally.counts) if (!tally.vitals.has(kind)) add(sum, kind, -1, count);
    for (const [kind, histogram] of tally.vitals) for (const [bin, count] of histogram) add(sum, kind, bin, count);
  }
  return sum;
}

interface Row { slot: Date; version: string; kind: string; bin: number; count: string }

/** Slots since `since` of two versions of a part, oldest first. Sides are told by version: a shopper who is moved keeps counting where the visit began. */
export async function readSlots(db: Queryable, channel: string, part: string, versions: { stable: string; candidate: string | null }, since: Date): Promise<TimedTally[]> {
  const { rows } = await db.query<Row>(
    `SELECT slot, version, kind, bin, sum(count) AS count FROM release.telemetry
     WHERE channel = $1 AND part = $2 AND version = ANY($3) AND slot >= $4 GROUP BY slot, version, kind, bin ORDER BY slot`,
    [channel, part, [versions.stable, ...(versions.candidate ? [versions.candidate] : [])], since],
  );
  const slots = new Map<number, TimedTally>();
  for (const row of rows) {
    const at = row.slot.getTime();
    const slot = slots.get(at) ?? { at, stable: emptyTally(), candidate: emptyTally() };
    add(row.version === versions.stable ? slot.stable : slot.candidate, row.kind, row.bin, Number(row.count));
    slots.set(at, slot);
  }
  return [...slots.values()];
}

/** The figures people read; rates are shares of 1, times milliseconds, null where nothing was measured. */
export interface Figures {
  sessions: number;
  errorRate: number | null;
  loadFailureRate: number | null;
  apiFailureRate: number | null;
  lcp: number | null;
  inp: number | null;
  cls: number | null;
  checkoutCompletion: number | null;
}

const ERRORS = ['load-failure', 'blank-page', 'render-error', 'unhandled-error'];
const rate = (events: number, exposed: number) => (exposed > 0 ? Math.min(1, events / exposed) : null);

export function figuresOf(tally: Tally): Figures {
  const sessions = countOf(tally, 'session');
  const cls = p75(histogramOf(tally, 'cls'));
  return {
    sessions,
    errorRate: rate(ERRORS.reduce((sum, kind) => sum + countOf(tally, kind), 0), sessions),
    loadFailureRate: rate(countOf(tally, 'load-failure'), sessions),
    apiFailureRate: rate(countOf(tally, 'api-failure'), sessions),
    lcp: p75(histogramOf(tally, 'lcp')), inp: p75(histogramOf(tally, 'inp')), cls: cls === null ? null : cls / 1_000,
    checkoutCompletion: rate(countOf(tally, 'checkout-completed'), countOf(tally, 'checkout-started')),
  };
}
