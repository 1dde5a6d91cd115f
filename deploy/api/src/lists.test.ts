import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CallContract } from '@tapnook/contracts';
import { api as contracts } from '@tapnook/contracts/api';
import { createTestApp, type TestApp } from '../test/app.ts';
import { bearersOf } from '../test/bearers.ts';

const MAX_PAGES = 50;
const calls: [string, CallContract][] = Object.entries(contracts);
/** What can be asked for by its bare address. */
const lists = calls.filter(
  ([, { route, query }]) =>
    route.method === 'GET' &&
    !route.path.includes('{') &&
    (query === undefined || query.safeParse({}).success),
);

let api: TestApp;
let bearers: readonly string[];
beforeAll(async () => {
  api = await createTestApp();
  bearers = await bearersOf(api);
});
afterAll(() => api.close());

/** The statuses of all its pages, to the first that has nothing. */
const statusesOf = async ([id, { route, query }]: [string, CallContract], bearer: string) => {
  const statuses: string[] = [];
  const isPaged = query?.safeParse({ pageNum: '2' }).success === true && 'pageNum' in query.shape;
  for (let page = 1; page <= (isPaged ? MAX_PAGES : 1); page += 1) {
    const response = await api.app.inject({
      method: 'GET',
      url: `/api${route.path}${isPaged ? `?pageNum=${page}` : ''}`,
      headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
    });
    statuses.push(`${id}, page ${page}: ${response.statusCode}`);
    const { data } = response.json<{ data: { items?: unknown[] } | null }>();
    if (response.statusCode !== 200 || !data?.items?.length) break;
  }
  return statuses;
};

test('every list of a filled shop answers what its contract says, to all who may ask', async () => {
  expect(lists.length).toBeGreaterThan(50);
  const found: string[] = [];
  for (const list of lists)
    for (const bearer of bearers) found.push(...(await statusesOf(list, bearer)));
  expect(found.filter((line) => /: 5\d\d$/.test(line))).toEqual([]);
  expect(found.filter((line) => line.endsWith('page 2: 200')).length).toBeGreaterThan(5);
  expect(found.filter((line) => line.endsWith(': 200')).length).toBeGreaterThan(lists.length);
});
