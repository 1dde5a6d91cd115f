import { describe, expect, test } from '@jest/globals';
import { HANG_TIMEOUT_MS, hangTimeout, lastTimeout, lineTime, within } from './load-timeout.ts';

describe('telling a hang', () => {
  test('two seconds on an ordinary line, longer on a slow one', () => {
    expect(hangTimeout(120)).toBe(HANG_TIMEOUT_MS);
    expect(hangTimeout(3_000)).toBe(12_000);
  });
  test('five times as long where nothing else could be shown', () => {
    expect(lastTimeout(120)).toBe(10_000);
    expect(lastTimeout(3_000)).toBe(60_000);
  });
  test.each([
    ['the document', [{ requestStart: 20, responseStart: 1_520 }], [], 1_500],
    [
      'the shell’s scripts',
      [{ requestStart: 20, responseStart: 120 }],
      [
        { name: '/remotes/shell/1.0.0/main.js', duration: 900 },
        { name: '/remotes/mf-a/1.0.0/main.js', duration: 4_000 },
      ],
      900,
    ],
    ['nothing where the browser tells nothing', [], [], 0],
  ])('measures the line by %s', (_name, navigation, resources, expected) => {
    const entries: Readonly<Record<string, readonly object[]>> = {
      navigation,
      resource: resources,
    };
    // jsdom knows no navigation.
    const saved = Object.getOwnPropertyDescriptor(performance, 'getEntriesByType');
    Object.defineProperty(performance, 'getEntriesByType', {
      configurable: true,
      value: (type: string) => entries[type] ?? [],
    });
    expect(lineTime()).toBe(expected);
    if (saved) Object.defineProperty(performance, 'getEntriesByType', saved);
    else Reflect.deleteProperty(performance, 'getEntriesByType');
  });
  test('gives what arrives in time and refuses what does not', async () => {
    await expect(within(Promise.resolve(1), 50, 'x')).resolves.toBe(1);
    await expect(within(new Promise(() => {}), 5, 'mf-x 1.0.0')).rejects.toMatchObject({
      name: 'HangError',
      message: 'mf-x 1.0.0 did not load within 5 ms',
    });
  });
  test('does not count the time in which the page was too busy to look', async () => {
    const arrives = new Promise((resolve) => setTimeout(() => resolve('late'), 120));
    setTimeout(() => {
      const until = performance.now() + 200;
      while (performance.now() < until);
    }, 10);
    await expect(within(arrives, 100, 'x')).resolves.toBe('late');
  });
});
