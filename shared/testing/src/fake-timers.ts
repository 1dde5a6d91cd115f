import { afterEach, beforeEach, jest } from '@jest/globals';
import { configure, getConfig } from '@testing-library/dom';

/** Seconds of the fake clock, which cost none of ours: longer than any page waits for a poll. */
const MAX_WAIT_MS = 20_000;

/**
 * Gives each test of a file a clock that its waits turn: `findBy…` and `waitFor` go straight to the
 * next timer, so that a page's poll of five seconds takes none. The clock runs by itself, too, for
 * frames and promises that a test awaits without them.
 */
export const installFakeTimers = (): void => {
  const { asyncUtilTimeout } = getConfig();
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
    configure({ asyncUtilTimeout: MAX_WAIT_MS });
  });
  afterEach(() => {
    jest.useRealTimers();
    configure({ asyncUtilTimeout });
  });
};
