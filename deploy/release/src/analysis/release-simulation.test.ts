import { describe, expect, test } from '@jest/globals';
import { FAULTS, HEALTHY, simulateRelease, WEIGHTS } from '../../test/simulated-shop.ts';

/** 50 visits a second. */
const VISITS_PER_SLOT = 500;
/** Half an hour, for which a promoted release is compared at least. */
const HALF_HOUR_SLOTS = 180;

// Covers: REL-019
describe('a bad release is found at every weight, and after everybody got it', () => {
  const cases = Object.entries(FAULTS).flatMap(([name, candidate]) =>
    WEIGHTS.map((weight) => ({ name, candidate, weight })),
  );
  test.each(cases)('$name at $weight', ({ candidate, weight }) => {
    const outcome = simulateRelease({
      seed: 11,
      candidate,
      weight,
      visitsPerSlot: VISITS_PER_SLOT,
      slots: HALF_HOUR_SLOTS,
      everySlots: 6,
    });
    expect(outcome.verdict.state).toBe('bad');
  });

  test.each(['throws on every page', 'blank for one in three', 'no Buy button'])(
    '%s: within a minute at 50 visits a second, given to everybody',
    (name) => {
      for (let seed = 1; seed <= 5; seed += 1)
        expect(
          simulateRelease({
            seed,
            candidate: FAULTS[name] ?? HEALTHY,
            weight: 0.98,
            visitsPerSlot: VISITS_PER_SLOT,
            slots: 6,
          }),
        ).toMatchObject({ verdict: { state: 'bad' } });
    },
  );
});

describe('an equal release', () => {
  test.each([0.05, 0.5, 0.98])('is left alone in 400 runs at %d', (weight) => {
    let alarms = 0;
    for (let seed = 20_000; seed < 20_400; seed += 1)
      if (
        simulateRelease({ seed, candidate: HEALTHY, weight, visitsPerSlot: 120, slots: 10 }).verdict
          .state === 'bad'
      )
        alarms += 1;
    expect(alarms).toBe(0);
  });
});
