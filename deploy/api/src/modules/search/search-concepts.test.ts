import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { searchIn } from '../../../test/search.ts';
import {
  deleteSearchConcept,
  refreshSearchIndex,
  saveSearchConcepts,
} from './search-index.service.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const total = async (keyword: string): Promise<number> => (await searchIn(api, { keyword })).total;

test('a saved concept is found by its words, in both scripts, until it is deleted', async () => {
  expect(await total('frobnicate')).toBe(0);
  await api.deps.db.transaction(async (tx) => {
    await saveSearchConcepts(tx, [
      {
        key: 'new-thing',
        kind: 'thing',
        terms: ['frobnicate', '擊劍'],
        products: ['hands-on-pottery'],
      },
    ]);
    await refreshSearchIndex(tx);
  });
  for (const keyword of ['frobnicate', 'Frobnicates', '擊劍', '击剑'])
    expect([keyword, await total(keyword)]).toEqual([keyword, 1]);
  await api.deps.db.transaction(async (tx) => {
    await deleteSearchConcept(tx, 'new-thing');
    await refreshSearchIndex(tx);
  });
  expect(await total('frobnicate')).toBe(0);
});

test('a concept of which there is nothing shows what is related, and says so', async () => {
  const { corrected, total: found } = await searchIn(api, { keyword: 'halal' });
  expect([corrected, found > 0]).toEqual(['vegetarian', true]);
});

test('filters that leave nothing are not read from words', async () => {
  const reply = await api.call('POST', '/user/product/productList', {
    body: { keyword: 'pottery under 30 dollars' },
  });
  expect(reply.body.readFilters).toEqual({ keyword: null, price: null, day: null });
  expect(reply.body.totalCount).toBe(await total('pottery'));
});

test('prices and days that were typed are answered as filters, and counted by', async () => {
  const reply = await api.call('POST', '/user/product/productList', {
    body: { keyword: 'workshop under 400' },
  });
  expect(reply.body.readFilters).toEqual({
    keyword: 'workshop',
    price: { lowestPrice: null, highestPrice: 40_000, keywordWithout: 'workshop' },
    day: null,
  });
  const counts = await api.call('POST', '/v2/public/products/get-count', {
    body: { keyword: 'workshop under 400' },
  });
  expect(counts.data.totalCount).toBe(reply.body.totalCount);
});
