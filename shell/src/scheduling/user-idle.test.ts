import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { whenUserIdle } from './user-idle.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('runs all tasks once nothing was pressed or scrolled for a second', async () => {
  const ran: string[] = [];
  whenUserIdle(() => ran.push('first'));
  await jest.advanceTimersByTimeAsync(900);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await jest.advanceTimersByTimeAsync(900);
  dispatchEvent(new Event('keydown'));
  await jest.advanceTimersByTimeAsync(900);
  document.dispatchEvent(new Event('scroll'));
  await jest.advanceTimersByTimeAsync(900);
  expect(ran).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(ran).toEqual(['first']);
  // A page that came to rest is not disturbed by what is pressed later.
  dispatchEvent(new Event('keydown'));
  whenUserIdle(() => ran.push('later'));
  await jest.advanceTimersByTimeAsync(100);
  expect(ran).toEqual(['first', 'later']);
});
