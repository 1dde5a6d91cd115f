import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { answeredSince, pageShown } from './page-activation.ts';

const prerendering = (value: boolean): void => {
  Object.defineProperty(document, 'prerendering', { value, configurable: true });
};
afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
  jest.restoreAllMocks();
});

describe('a page that is shown', () => {
  test('goes on at once', async () => {
    await expect(pageShown()).resolves.toBeUndefined();
  });
  test('waits while it is made ready ahead, and goes on when somebody comes', async () => {
    prerendering(true);
    const shown = jest.fn<() => void>();
    const waiting = pageShown().then(shown);
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('prerenderingchange'));
    await waiting;
    expect(shown).toHaveBeenCalledTimes(1);
  });
  test('tells the time since its answer, however long it waited', () => {
    const entries = jest.fn<() => object[]>(() => []);
    Object.assign(performance, { getEntriesByType: entries });
    jest.spyOn(performance, 'now').mockReturnValue(90_000);
    expect(answeredSince()).toBe(90_000);
    entries.mockReturnValue([{ activationStart: 0, responseStart: 120 }]);
    expect(answeredSince()).toBe(90_000);
    entries.mockReturnValue([{ activationStart: 60_000, responseStart: 120 }]);
    expect(answeredSince()).toBe(120);
  });
});
