import { describe, expect, test } from '@jest/globals';
import { createGuessLimit, GUESSES_PER_MINUTE, networkOf } from './guess-limit.ts';

describe('networkOf', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('counts %s as %s', (address, network) => expect(networkOf(address)).toBe(network));
});

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
