import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { isOutage } from '../../db/pool.ts';
import { boundedQuery } from './bounded-query.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('a search that takes too long is ended as an outage, and others keep their time', async () => {
  const timeout = async () => (await api.deps.readDb.execute(sql`show statement_timeout`)).rows;
  const before = await timeout();
  const slow = boundedQuery(api.deps.readDb, (tx) => tx.execute(sql`select pg_sleep(20)`));
  expect(isOutage(await slow.catch((error: unknown) => error))).toBe(true);
  expect(await timeout()).toEqual(before);
});
