import { expect, test } from '@jest/globals';
import { printSeeds, seeds } from './seeds.ts';

test('seeds are numbers, and a seed of the environment is taken', () => {
  const values = seeds({ FUZZ_SEED: '7' });
  expect(values.FUZZ_SEED).toBe('7');
  expect(values.MODEL_SEED).toMatch(/^\d+$/);
  expect(printSeeds(values)).toMatch(/^MODEL_SEED=\d+ REWARD_SEED=\d+ FUZZ_SEED=7$/);
});

test('seeds differ from run to run', () => {
  const runs = Array.from({ length: 20 }, () => seeds({}).MODEL_SEED);
  expect(new Set(runs).size).toBeGreaterThan(1);
});
