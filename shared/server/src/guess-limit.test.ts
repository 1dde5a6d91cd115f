import { expect, test } from '@jest/globals';
import { createGuessLimit } from './guess-limit.ts';

const PER_MINUTE = 60;

test('a limit is lifted as its guesses fade', () => {
  let now = 0;
  const guesses = createGuessLimit(PER_MINUTE, () => now);
  for (let n = 0; n < PER_MINUTE; n += 1) guesses.count('203.0.113.7');
  expect([guesses.isExceeded('203.0.113.7'), guesses.isExceeded('203.0.113.8')]).toEqual([
    true,
    false,
  ]);
  now = 30_000;
  expect(guesses.isExceeded('203.0.113.7')).toBe(false);
});
