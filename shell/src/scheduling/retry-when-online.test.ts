import { afterEach, expect, jest, test } from '@jest/globals';
import { retryWhenOnline } from './retry-when-online.ts';

afterEach(() => void jest.restoreAllMocks());

test('what did not come without a signal comes once when it is back', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const came: number[] = [];
  let tries = 0;
  retryWhenOnline(async () => {
    tries += 1;
    if (!navigator.onLine) throw new Error('chunk 1 failed');
    came.push(tries);
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect([tries, came]).toEqual([1, []]);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(came).toEqual([2]);
});
