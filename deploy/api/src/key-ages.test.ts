import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../test/app.ts';
import { rememberKeys } from './key-ages.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const agesInDays = async (): Promise<Readonly<Record<string, number>>> => {
  const { payload } = await app.app.inject({ url: '/metrics' });
  return Object.fromEntries(
    [...payload.matchAll(/^tapnook_key_age_seconds\{key="([\w-]+)"\} (\S+)$/gm)].map(
      ([, key = '', seconds]) => [key, Math.round(Number(seconds) / 86_400)],
    ),
  );
};

test('a key grows older over restarts of processes, and a new one begins anew', async () => {
  const { db, env, pool } = app.deps;
  await rememberKeys(db, env);
  await pool.query("update key_ages set first_used_at = first_used_at - interval '400 days'");
  await rememberKeys(db, env);
  expect(await agesInDays()).toMatchObject({ 'access-tokens': 400, webhook: 400 });
  const rotated = { ...env, TOKEN_SECRET: 'a-secret-of-next-year-that-is-long-enough' };
  await rememberKeys(db, rotated);
  Object.assign(env, { TOKEN_SECRET: rotated.TOKEN_SECRET });
  expect(await agesInDays()).toMatchObject({ 'access-tokens': 0, webhook: 400 });
});

test('what is kept of a key does not give it away', async () => {
  const { rows } = await app.deps.pool.query<{ kept: string }>(
    "select string_agg(name || fingerprint, ' ') as kept from key_ages",
  );
  expect(rows[0]?.kept).toMatch(/^(?:[a-z-]+[\da-f]{16} ?)+$/);
});
