import { FUNNEL_STEPS } from '@tapnook/contracts/release';
import { verdictOf, type Verdict } from '../src/analysis/canary-verdict.ts';
import { SERVER_MEMORY, SERVER_TIME, SHOPPER, stepKind } from '../src/telemetry/shopper-counts.ts';
import { addTo, emptyTally, type Tally, type TimedTally } from '../src/telemetry/tally.ts';
import { binOf } from '../src/telemetry/vital-bins.ts';

/** A generator with a seed, so that a failing run can be repeated. */
export const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** What a shopper meets with one version. */
export interface Behaviour {
  /** Share of visits with each kind of failure. */
  readonly failures: Readonly<Record<string, number>>;
  readonly lcp: number;
  /** Chance that a shopper takes each step of the buying flow, given the one before. */
  readonly steps: readonly number[];
  /** Tenths of milliseconds. */
  readonly serverTime: number;
  readonly serverKilobytes: number;
}
export const HEALTHY: Behaviour = {
  failures: {
    'load-failure': 0.001,
    'blank-page': 0.0005,
    'render-error': 0.002,
    'unhandled-error': 0.004,
    'api-failure': 0.01,
  },
  lcp: 1_800,
  steps: [0.4, 0.7, 0.4, 0.8, 0.7],
  serverTime: 180,
  serverKilobytes: 600,
};
const broken = (changes: Partial<Behaviour>): Behaviour => ({ ...HEALTHY, ...changes });
const failing = (kind: string, share: number): Behaviour =>
  broken({ failures: { ...HEALTHY.failures, [kind]: share } });
const withStep = (index: number, factor: number): Behaviour =>
  broken({ steps: HEALTHY.steps.map((share, at) => (at === index ? share * factor : share)) });

/** Ways in which a release is bad, plainly and less plainly. */
export const FAULTS: Readonly<Record<string, Behaviour>> = {
  'throws on every page': failing('render-error', 1),
  'fails on 5% of pages': failing('unhandled-error', 0.05),
  'blank for one in three': failing('blank-page', 0.33),
  'LCP twice as slow': broken({ lcp: HEALTHY.lcp * 2 }),
  'no search': withStep(0, 0.05),
  'no Buy button': withStep(2, 0),
  'Buy button gone for half': withStep(2, 0.5),
  'checkout does not start': withStep(3, 0),
  'cannot be paid in': withStep(4, 0.05),
  'server renders four times as slow': broken({ serverTime: HEALTHY.serverTime * 4 }),
  'takes 20 MB a render': broken({ serverKilobytes: 20_000 }),
};

const spread = (value: number, random: () => number): number => binOf(value * (0.5 + random()));

/** One shopper with one visit, counted as the registry counts it. */
const visit = (tally: Tally, behaviour: Behaviour, random: () => number): void => {
  addTo(tally, 'session', -1, 1);
  addTo(tally, SHOPPER, -1, 1);
  for (const [kind, share] of Object.entries(behaviour.failures))
    if (random() < share) addTo(tally, kind, -1, 1);
  addTo(tally, 'lcp', spread(behaviour.lcp, random), 1);
  // Most pages come out of the cache.
  if (random() < 0.2) {
    addTo(tally, SERVER_TIME, spread(behaviour.serverTime, random), 1);
    addTo(tally, SERVER_MEMORY, spread(behaviour.serverKilobytes, random), 1);
  }
  for (const [index, step] of FUNNEL_STEPS.entries()) {
    // A product is found without a search too; every later step needs the one before.
    const taken = random() < (behaviour.steps[index] ?? 0);
    if (taken) addTo(tally, stepKind(step), -1, 1);
    if (taken && index >= 3) addTo(tally, step, -1, 1);
    if (!taken && index > 0) return;
  }
};

export interface Simulation {
  readonly seed: number;
  readonly candidate: Behaviour;
  readonly stable?: Behaviour;
  /** Share of shoppers that get the candidate. */
  readonly weight: number;
  readonly visitsPerSlot: number;
  readonly slots: number;
  /** Looks are made after every slot; later ones after every so many. */
  readonly everySlots?: number;
}
export interface Outcome {
  readonly verdict: Verdict;
  /** Slots of ten seconds until it was called bad. */
  readonly slots: number;
  readonly candidateVisits: number;
}

/** Shoppers come slot by slot; the verdict is looked at until it is bad. */
export const simulateRelease = ({
  seed,
  candidate,
  stable = HEALTHY,
  weight,
  visitsPerSlot,
  slots,
  everySlots = 1,
}: Simulation): Outcome => {
  const random = seeded(seed);
  const seen: TimedTally[] = [];
  let candidateVisits = 0;
  for (let at = 0; at < slots; at += 1) {
    const slot: TimedTally = { at, stable: emptyTally(), candidate: emptyTally() };
    seen.push(slot);
    for (let i = 0; i < visitsPerSlot; i += 1) {
      const onCandidate = random() < weight;
      if (onCandidate) candidateVisits += 1;
      visit(onCandidate ? slot.candidate : slot.stable, onCandidate ? candidate : stable, random);
    }
    const isLast = at === slots - 1;
    if (!isLast && at % everySlots !== everySlots - 1) continue;
    const verdict = verdictOf(seen, 50);
    if (verdict.state === 'bad' || isLast) return { verdict, slots: at + 1, candidateVisits };
  }
  return { verdict: verdictOf(seen, 50), slots, candidateVisits };
};

/**
 * Weights of a canary in shares of 1, as they are in force beside the holdback of 2%; the time
 * after a promotion or a composition is the last of them, with the sides told by the same lot.
 */
export const WEIGHTS: readonly number[] = [0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 0.98];
