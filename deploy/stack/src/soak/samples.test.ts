import { describe, expect, it } from '@jest/globals';
import { growthOf } from './samples.ts';

describe('growthOf', () => {
  it('forgets the time of warming up', () => {
    expect(growthOf([10, 50, 90, 100, 100, 100, 100, 100, 100])).toBe(1);
  });
  it('tells a leak', () => {
    expect(growthOf([100, 100, 100, 100, 100, 100, 200, 200, 200])).toBe(2);
  });
  it('says nothing of too few values', () => {
    expect(growthOf([1, 2])).toBe(1);
  });
});
