import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createHeartbeat } from './heartbeat.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('beats while at least one page is in hand, and not at rest', () => {
  const beat = jest.fn();
  const heartbeat = createHeartbeat(beat, 200);
  jest.advanceTimersByTime(1_000);
  expect(beat).toHaveBeenCalledTimes(0);
  heartbeat.begin();
  heartbeat.begin();
  jest.advanceTimersByTime(1_000);
  expect(beat).toHaveBeenCalledTimes(5);
  heartbeat.end();
  jest.advanceTimersByTime(1_000);
  expect(beat).toHaveBeenCalledTimes(10);
  heartbeat.end();
  jest.advanceTimersByTime(1_000);
  expect(beat).toHaveBeenCalledTimes(10);
  expect(jest.getTimerCount()).toBe(0);
  heartbeat.begin();
  jest.advanceTimersByTime(1_000);
  expect(beat).toHaveBeenCalledTimes(15);
});
