import { describe, expect, test } from '@jest/globals';
import { median, ratio, spread, withSpread } from './figures.ts';

describe('figures of a benchmark', () => {
  test('have a median, and the distance between their quartiles', () => {
    expect([median([3, 1, 2]), spread([1, 2, 3, 4, 100])]).toEqual([2, 2]);
    expect([spread([7]), spread([7, 7, 7])]).toEqual([0, 0]);
  });
  test('are told with their spread where there is one', () => {
    expect([withSpread([810, 800, 840, 812, 850]), withSpread([5, 5, 5])]).toEqual([
      '812 ±30',
      '5',
    ]);
    expect(withSpread([0.01, 0.03, 0.02], 3)).toBe('0.020 ±0.010');
  });
  test('differ only by more than either side differs from itself', () => {
    expect(ratio([100, 101, 102], [200, 202, 204])).toBe('0.50');
    expect(ratio([100, 140, 180], [120, 160, 200])).toBe('none');
    expect(ratio([100, 101, 102], [90, 110, 180])).toBe('none');
    expect(ratio([5, 5, 5], [5, 5, 5])).toBe('none');
    expect(ratio([5, 5, 5], [0, 0, 0])).toBe('–');
  });
});
