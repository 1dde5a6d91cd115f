import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { everySecond } from './every-second.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('calls all listeners together each second, and none after they have stopped', () => {
  const called: string[] = [];
  const stopFirst = everySecond(() => called.push('first'));
  jest.advanceTimersByTime(600);
  const stopSecond = everySecond(() => called.push('second'));
  jest.advanceTimersByTime(400);
  expect(called).toEqual(['first', 'second']);
  stopFirst();
  jest.advanceTimersByTime(1000);
  expect(called).toEqual(['first', 'second', 'second']);
  stopSecond();
  expect(jest.getTimerCount()).toBe(0);
});

test('one that stops itself while it is called leaves the others called', () => {
  const called: string[] = [];
  const stopFirst = everySecond(() => {
    called.push('first');
    stopFirst();
  });
  const stopSecond = everySecond(() => called.push('second'));
  jest.advanceTimersByTime(2000);
  expect(called).toEqual(['first', 'second', 'second']);
  stopSecond();
});
