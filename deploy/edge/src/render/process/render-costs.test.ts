import { describe, expect, test } from '@jest/globals';
import { createRenderCosts, WARM_UP_RENDERS } from './render-costs.ts';

const meter = () => {
  const used = { milliseconds: 0, kilobytes: 1_000 };
  const costs = createRenderCosts(() => ({ ...used }));
  const spend = (milliseconds: number, kilobytes: number): void => {
    used.milliseconds += milliseconds;
    used.kilobytes += kilobytes;
  };
  const warmUp = (apps: readonly number[]): void => {
    for (let id = 1; id <= WARM_UP_RENDERS; id += 1) {
      costs.begin(id, apps);
      expect(costs.end(id)).toBeUndefined();
    }
  };
  return { ...costs, spend, warmUp };
};

describe('the cost of a render', () => {
  test('is what the process used meanwhile, shared among the pages in hand', () => {
    const { begin, end, spend, warmUp } = meter();
    warmUp([1, 2]);
    begin(100, [1, 2]);
    spend(10, 40);
    begin(101, [1, 2]);
    spend(20, 60);
    expect(end(100)).toEqual({ milliseconds: 20, kilobytes: 70 });
    spend(5, 5);
    expect(end(101)).toEqual({ milliseconds: 15, kilobytes: 35 });
  });

  test('says nothing of memory when some was given back meanwhile', () => {
    const { begin, end, spend, warmUp } = meter();
    warmUp([1]);
    begin(100, [1]);
    spend(3, 500);
    begin(101, [1]);
    spend(1, -400);
    expect(end(100)).toEqual({ milliseconds: 3.5, kilobytes: null });
  });

  test('does not count while any version of the page is warming up', () => {
    const { begin, end, warmUp } = meter();
    warmUp([1]);
    begin(100, [1, 2]);
    expect(end(100)).toBeUndefined();
    begin(101, [1]);
    expect(end(101)).toBeDefined();
  });
});
