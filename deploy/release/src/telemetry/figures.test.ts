import { describe, expect, test } from '@jest/globals';
import { slotWidth } from './aggregates.ts';
import { addTo, emptyTally, figuresOf, sumTallies } from './tally.ts';
import { binOf, p75, valueOf } from './vital-bins.ts';

describe('classes of vitals', () => {
  test.each([1, 90, 200, 1_840, 2_500, 12_000])('%d ms is kept within 3%%', (value) =>
    expect(Math.abs(valueOf(binOf(value)) - value) / (value + 1)).toBeLessThan(0.03),
  );
  test('the 75th percentile is the value below which three quarters lie', () => {
    const histogram = new Map([
      [binOf(1_000), 75],
      [binOf(4_000), 25],
    ]);
    expect(p75(histogram)).toBeCloseTo(valueOf(binOf(1_000)));
    expect(
      p75(
        new Map([
          [binOf(1_000), 74],
          [binOf(4_000), 26],
        ]),
      ),
    ).toBeCloseTo(valueOf(binOf(4_000)));
    expect(p75(new Map())).toBeNull();
  });
});

test('figures of several slots are those of their sum', () => {
  const [one, two] = [emptyTally(), emptyTally()];
  addTo(one, 'session', -1, 300);
  addTo(two, 'session', -1, 100);
  addTo(two, 'render-error', -1, 8);
  addTo(two, 'checkout-started', -1, 50);
  addTo(two, 'checkout-completed', -1, 35);
  addTo(one, 'lcp', binOf(1_800), 10);
  expect(figuresOf(sumTallies([one, two]))).toMatchObject({
    sessions: 400,
    errorRate: 0.02,
    loadFailureRate: 0,
    checkoutCompletion: 0.7,
    lcp: valueOf(binOf(1_800)),
    inp: null,
  });
  expect(figuresOf(emptyTally())).toMatchObject({
    sessions: 0,
    errorRate: null,
    checkoutCompletion: null,
  });
});

test('a rollout of days is read in at most 500 slots', () => {
  expect(slotWidth(0)).toBe(10);
  expect(slotWidth(5_000_000)).toBe(10);
  expect((3 * 86_400) / slotWidth(3 * 86_400_000)).toBeLessThanOrEqual(500);
});
