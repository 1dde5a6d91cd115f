import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { createTestApp, type TestApp } from './app.ts';
import { signIn, type Session } from './sign-in.ts';

/** What the tests of accounts share; filled before the first test of the file runs. */
export interface AccountsApi {
  readonly api: TestApp;
  /** The demo shopper, signed in. */
  readonly demo: Session;
}

/**
 * An API of a test file's own with the demo shopper signed in. Codes and counted tries are
 * forgotten before each test.
 */
export const createAccountsApi = (): AccountsApi => {
  const bench = {} as { api: TestApp; demo: Session };
  beforeAll(async () => {
    bench.api = await createTestApp();
    bench.demo = await signIn(bench.api);
  });
  afterAll(() => bench.api.close());
  beforeEach(() => bench.api.deps.pool.query('truncate verification_codes, rate_limits'));
  return bench;
};
