import { describe, expect, test } from '@jest/globals';
import { waitForQuiet } from './quiet-machine.ts';

/** A machine of which each sample leaves a share of 100 ticks unused. */
const machine = (...idleShares: readonly number[]) => {
  const ticks = { idle: 0, user: 0 };
  let sample = 0;
  return {
    read: () => [{ times: { ...ticks, nice: 0, sys: 0, irq: 0 } }],
    sleep: async () => {
      const share = idleShares[Math.min(sample, idleShares.length - 1)] ?? 0;
      sample += 1;
      ticks.idle += 100 * share;
      ticks.user += 100 * (1 - share);
    },
  };
};

describe('waitForQuiet', () => {
  test('begins once five samples in a row were quiet', async () => {
    expect(await waitForQuiet(machine(1))).toBe('100 % idle, after 10 s');
    expect(await waitForQuiet(machine(1, 1, 0.2, 0.98))).toBe('98 % idle, after 16 s');
  });
  test('gives up after ten minutes, and says that the machine was busy', async () => {
    expect(await waitForQuiet(machine(0.5))).toBe(
      '50 % idle, after 600 s: NOT QUIET, times say little',
    );
  });
});
