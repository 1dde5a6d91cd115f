import { test } from '@jest/globals';

/**
 * Runs a test where nothing is missing. Elsewhere it is skipped, and its title says what is
 * missing, which `npm test` prints.
 */
export const testNeeding =
  (missing: string | undefined) =>
  (title: string, run: () => unknown, timeoutMs?: number): void => {
    if (missing === undefined) test(title, async () => void (await run()), timeoutMs);
    else test.skip(`${title} (skipped: ${missing})`, () => undefined);
  };
