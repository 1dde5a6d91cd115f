import { expect, test } from '@jest/globals';
import { createGuessLimit, GUESSES_PER_MINUTE } from './guess-limit.ts';

test('a limit is lifted as its guesses fade', () => {
  let now = 0;
  const guesses = createGuessLimit(() => now);
  for (let n = 0; n < GUESSES_PER_MINUTE; n += 1) guesses.count('203.0.113.7');
  expect([guesses.isExceeded('203.0.113.7'), guesses.isExceeded('203.0.113.8')]).toEqual([
    true,
    false,
  ]);
  now = 30_000;
  expect(guesses.isExceeded('203.0.113.7')).toBe(false);
});
