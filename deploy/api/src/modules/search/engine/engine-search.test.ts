import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { SearchRequest } from '@tapnook/contracts/api';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import {
  type SearchEngineStandIn,
  startSearchEngine,
} from '../../../../test/search-engine/server.ts';
import { catchUp, startFeed } from '../../../../test/search-engine/test-search-engine.ts';
import { readSearchCounts, readTreeCounts } from '../facet-counts.service.ts';
import { countProducts, countProductTrees, searchProducts, suggest } from '../product-search.ts';
import { findInPostgres, type Found } from '../search.service.ts';
import { readSuggestions } from '../suggestion.service.ts';
import { countWithEngine, findWithEngine } from './engine-search.service.ts';
import { createSearchEngine } from './search-engine.ts';

let engine: SearchEngineStandIn;
let api: TestApp;
beforeAll(async () => {
  engine = await startSearchEngine('a password');
  api = await createTestApp({ SEARCH_URL: engine.url, SEARCH_INDEX: 'shop' });
  await startFeed(api.deps);
});
afterAll(async () => {
  await api.close();
  await engine.close();
});
beforeEach(() => {
  engine.mood = 'well';
});

const PAGE = { pageNum: 1, pageSize: 40, sort: 'recommended' } as const;
const FILTERS: readonly Partial<SearchRequest>[] = [
  {},
  { keyword: 'tea' },
  { keyword: '陶藝' },
  { keyword: 'potery' },
  { keyword: 'sushi' },
  { keyword: 'cheap dim sum' },
  { keyword: 'family day in sai kung under 500 this weekend' },
  { keyword: 'qzvx jwkp mfgh' },
  { keyword: '星期日 同女朋友 浪漫 晚餐' },
  { searchList: ['workshop', 'leather'] },
  { rootCategoryId: '1', lowestPrice: 10_000, highestPrice: 90_000 },
  { bookableTime: 'weekend', lowestScore: 4.5, orderCheckWay: 'instant' },
  { isCashCouponProduct: true },
  { productListId: '1', districtIds: ['1', '2'] },
  { bookableTime: '2020-01-01' },
];
const SORTS: readonly SearchRequest['sort'][] = [
  'price_ASC',
  'price_DESC',
  'score_DESC',
  'popularity_DESC',
  'newest_DESC',
];

/** Without the seconds that are left, which differ between two readings. */
const still = ({ cards, ...found }: Found): unknown => ({
  ...found,
  cards: cards.map(({ autoSoldOutTimeRemaining: _seconds, ...card }) => card),
});

describe('a search engine', () => {
  test.each(FILTERS)('finds what PostgreSQL finds, in its order: %j', async (filters) => {
    const { readDb, searchEngine } = api.deps;
    if (!searchEngine) throw new Error('no engine');
    expect(still(await findWithEngine(searchEngine, readDb, { ...PAGE, ...filters }))).toEqual(
      still(await findInPostgres(readDb, { ...PAGE, ...filters })),
    );
    expect(await countWithEngine(searchEngine, readDb, filters)).toEqual(
      await readSearchCounts(readDb, filters),
    );
    expect(await countProductTrees(api.deps, filters)).toEqual(
      await readTreeCounts(readDb, filters),
    );
  });
  test.each(SORTS)('sorts as PostgreSQL does: %s', async (sort) => {
    const request = { ...PAGE, sort, pageNum: 2 };
    const found = await searchProducts(api.deps, request);
    expect(still(found)).toEqual(still(await findInPostgres(api.deps.readDb, request)));
    expect(found.cards).toHaveLength(40);
  });
  test.each(['tea', 'pott', '陶', '100%*', 'kayak'])('suggests the same for %s', async (typed) => {
    expect(await suggest(api.deps, typed)).toEqual(await readSuggestions(api.deps.readDb, typed));
  });
  test('is asked by every search, with the name and password of its address', async () => {
    const before = engine.requests.length;
    await searchProducts(api.deps, PAGE);
    await countProducts(api.deps, {});
    expect(engine.requests.slice(before)).toEqual(['POST /shop/_msearch', 'POST /shop/_msearch']);
    expect(api.deps.searchEngine?.isAway()).toBe(false);
  });
  test('is not asked for a page beyond its window', async () => {
    const before = engine.requests.length;
    const found = await searchProducts(api.deps, { ...PAGE, pageNum: 300 });
    expect(found).toMatchObject({ cards: [], totalCount: expect.any(Number) });
    expect(engine.requests).toHaveLength(before);
  });
});

describe('a search engine that is away', () => {
  test.each(['busy', 'silent', 'timed-out'] as const)(
    'costs one search some time, and the next ones nothing: %s',
    async (mood) => {
      const alarms: string[] = [];
      const own = createSearchEngine({ SEARCH_URL: engine.url, SEARCH_INDEX: 'shop' }, (what) =>
        alarms.push(what),
      );
      if (!own) throw new Error('no engine');
      const deps = { readDb: api.deps.readDb, searchEngine: own };
      engine.mood = mood;
      const wanted = await findInPostgres(deps.readDb, { ...PAGE, keyword: 'tea' });
      expect(still(await searchProducts(deps, { ...PAGE, keyword: 'tea' }))).toEqual(still(wanted));
      const asked = engine.requests.length;
      expect(still(await searchProducts(deps, { ...PAGE, keyword: 'tea' }))).toEqual(still(wanted));
      expect((await countProducts(deps, { keyword: 'tea' })).totalCount).toBe(wanted.totalCount);
      expect(engine.requests).toHaveLength(asked);
      expect(alarms).toEqual(['The search engine failed; PostgreSQL searches meanwhile']);
      await own.close();
    },
  );
  test('with a wrong password is an outage as well', async () => {
    const searchEngine = createSearchEngine(
      { SEARCH_URL: engine.url.replace('a password', 'another'), SEARCH_INDEX: 'shop' },
      () => undefined,
    );
    const found = await searchProducts({ readDb: api.deps.readDb, searchEngine }, PAGE);
    expect(found.totalCount).toBeGreaterThan(0);
    expect(searchEngine?.isAway()).toBe(true);
    await searchEngine?.close();
  });
  test('does not hide a fault of the request', async () => {
    const reply = await api.call('POST', '/user/product/productList', { body: { pageNum: 0 } });
    expect(reply.status).toBe(400);
    expect(api.deps.searchEngine?.isAway()).toBe(false);
    await catchUp(api.deps);
  });
});
