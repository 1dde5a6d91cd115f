import { describe, expect, test } from '@jest/globals';
import type { Tally, TimedTally } from '../telemetry/tally.ts';
import { binOf } from '../telemetry/vital-bins.ts';
import { verdictOf, reasonOf, type Verdict } from './canary-verdict.ts';

/** A generator with a seed, so that a failing run can be repeated. */
const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};

interface Behaviour {
  readonly rates?: Record<string, number>;
  readonly lcp?: number;
  readonly completion?: number;
}
const HEALTHY: Required<Behaviour> = {
  rates: {
    'load-failure': 0.001,
    'render-error': 0.002,
    'unhandled-error': 0.004,
    'api-failure': 0.01,
  },
  lcp: 1_800,
  completion: 0.7,
};

const visit = (tally: Tally, behaviour: Behaviour, random: () => number): boolean => {
  const { rates, lcp, completion } = { ...HEALTHY, ...behaviour };
  const bump = (kind: string) => tally.counts.set(kind, (tally.counts.get(kind) ?? 0) + 1);
  bump('session');
  let harmed = false;
  for (const [kind, rate] of Object.entries({ ...HEALTHY.rates, ...rates }))
    if (random() < rate) {
      bump(kind);
      harmed = true;
    }
  const value = binOf(lcp * (0.5 + random()));
  const histogram = tally.vitals.get('lcp') ?? new Map<number, number>();
  histogram.set(value, (histogram.get(value) ?? 0) + 1);
  tally.vitals.set('lcp', histogram);
  bump('lcp');
  if (random() < 0.3) {
    bump('checkout-started');
    if (random() < completion) bump('checkout-completed');
  }
  return harmed;
};

interface Run {
  readonly verdict: Verdict;
  readonly visits: number;
  readonly candidateVisits: number;
}

/**
 * Visits arrive slot by slot; the judge looks after each slot, until it calls the candidate bad.
 */
const simulate = (
  seed: number,
  candidate: Behaviour,
  options: {
    slots?: number;
    perSlot?: number;
    weight?: number;
    stable?: Behaviour;
    minimum?: number;
  } = {},
): Run => {
  const { slots = 40, perSlot = 200, weight = 0.05, stable = {}, minimum = 30 } = options;
  const random = seeded(seed);
  const seen: TimedTally[] = [];
  let candidateVisits = 0;
  for (let at = 0; at < slots; at += 1) {
    const slot: TimedTally = {
      at,
      stable: { counts: new Map(), vitals: new Map() },
      candidate: { counts: new Map(), vitals: new Map() },
    };
    seen.push(slot);
    for (let i = 0; i < perSlot; i += 1) {
      const onCandidate = random() < weight;
      candidateVisits += onCandidate ? 1 : 0;
      visit(onCandidate ? slot.candidate : slot.stable, onCandidate ? candidate : stable, random);
    }
    const verdict = verdictOf(seen, minimum);
    if (verdict.state === 'bad') return { verdict, visits: (at + 1) * perSlot, candidateVisits };
  }
  return { verdict: verdictOf(seen, minimum), visits: slots * perSlot, candidateVisits };
};

// Covers: REL-019
describe('bad candidates are found', () => {
  test.each<[string, Behaviour]>([
    ['throws while rendering', { rates: { 'render-error': 0.5 } }],
    ['leaves the page blank', { rates: { 'blank-page': 0.9 } }],
    ['is slow', { lcp: 4_500 }],
    ['misses a chunk', { rates: { 'load-failure': 0.3 } }],
    ['cannot be paid in', { completion: 0.05 }],
  ])('%s', (_name, behaviour) => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const run = simulate(seed, behaviour, { perSlot: 100, slots: 60 });
      expect(run.verdict.state).toBe('bad');
      expect(reasonOf(run.verdict)).toMatch(/99\.9% sure/);
    }
  });

  test.each<[string, Behaviour]>([
    ['throws', { rates: { 'render-error': 0.8 } }],
    ['is blank', { rates: { 'blank-page': 1 } }],
    ['misses a chunk', { rates: { 'load-failure': 0.9 } }],
  ])('one that %s is undone with the first slot after the minimum sample', (_name, behaviour) => {
    const run = simulate(7, behaviour, { perSlot: 100 });
    expect(run.candidateVisits).toBeLessThanOrEqual(30 + 15);
  });
});

test.each<[string, Behaviour]>([
  ['throws', { rates: { 'render-error': 0.8 } }],
  ['is blank', { rates: { 'blank-page': 1 } }],
  ['is slow', { lcp: 6_000 }],
  ['misses a chunk', { rates: { 'load-failure': 0.8 } }],
  ['cannot be paid in', { completion: 0 }],
])(
  'at a 5%% canary, one that %s has met at most 1%% of 20,000 visits when it is undone',
  (_name, behaviour) => {
    for (let seed = 1; seed <= 5; seed += 1) {
      const run = simulate(seed, behaviour, { perSlot: 100, slots: 200, minimum: 50 });
      expect(run.verdict.state).toBe('bad');
      expect(run.candidateVisits / 20_000).toBeLessThanOrEqual(0.01);
    }
  },
);

describe('equal candidates are left alone', () => {
  test('at most 1 false alarm in 1,000 runs, looked at after every slot', () => {
    let alarms = 0;
    for (let seed = 1; seed <= 1_000; seed += 1)
      alarms +=
        simulate(seed, {}, { slots: 8, perSlot: 80, weight: 0.2 }).verdict.state === 'bad' ? 1 : 0;
    expect(alarms).toBeLessThanOrEqual(1);
  });

  test('also at half and half', () => {
    let alarms = 0;
    for (let seed = 5_000; seed < 5_200; seed += 1)
      alarms +=
        simulate(seed, {}, { slots: 8, perSlot: 80, weight: 0.5 }).verdict.state === 'bad' ? 1 : 0;
    expect(alarms).toBe(0);
  });

  test('a better candidate is not punished', () => {
    expect(simulate(3, { lcp: 1_200, rates: { 'api-failure': 0 } }).verdict.state).toBe('healthy');
  });
});

test('health is not said below the minimum sample, a sure harm is', () => {
  expect(
    simulate(1, { rates: { 'render-error': 1 } }, { slots: 1, perSlot: 40 }).verdict.state,
  ).toBe('bad');
  expect(simulate(1, {}, { slots: 1, perSlot: 40 }).verdict.state).toBe('collecting');
});

test('when both sides fail alike the API is blamed, not the candidate', () => {
  const ill: Behaviour = { rates: { 'api-failure': 0.4 } };
  for (let seed = 1; seed <= 50; seed += 1)
    expect(simulate(seed, ill, { stable: ill, slots: 12 }).verdict.state).toBe('outage');
});
