import { SERVER_CREDENTIAL, type TestApp } from './app.ts';

/** A token of every kind of caller; the empty one is a visitor's. */
export const bearersOf = async (api: TestApp): Promise<readonly string[]> => [
  '',
  ...(await Promise.all(
    (['client', 'merchant', 'admin'] as const).map((role) => api.tokenOf({ userId: '1', role })),
  )),
  SERVER_CREDENTIAL,
];
