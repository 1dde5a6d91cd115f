import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type SearchEngineStandIn, startSearchEngine } from '../../test/search-engine/server.ts';
import { readEnv } from '../env.ts';
import { createSearchEngine } from '../modules/search/index.ts';
import { checkSearch } from './search-check.ts';

let engine: SearchEngineStandIn;
beforeAll(async () => {
  engine = await startSearchEngine('a-password');
});
afterAll(() => engine.close());

const settings = (more: Record<string, string> = {}) =>
  readEnv({
    DATABASE_URL: 'postgres://a/b',
    TOKEN_SECRET: 't'.repeat(32),
    SEARCH_URL: engine.url,
    SEARCH_INDEX: 'shop',
    ...more,
  });
const check = async (more: Record<string, string> = {}) => {
  const [found] = await checkSearch(settings(more));
  return [found?.result, found?.detail];
};

describe('the check of the search engine', () => {
  test('says that PostgreSQL searches without one', async () => {
    expect(await check({ SEARCH_URL: '' })).toEqual([
      'manual',
      'SEARCH_URL is not set: PostgreSQL searches',
    ]);
  });
  test('names a wrong password, an engine that is away, and one without an index', async () => {
    const { url } = engine;
    expect(await check({ SEARCH_URL: url.replace('a-password', 'another') })).toEqual([
      'failed',
      expect.stringContaining('answered 401'),
    ]);
    expect((await check({ SEARCH_URL: 'http://127.0.0.1:9' }))[0]).toBe('failed');
    expect(await check()).toEqual(['failed', expect.stringContaining('no index behind shop')]);
  });
  test('tells the index, and one of another release', async () => {
    const client = createSearchEngine(settings(), () => undefined);
    await client?.createIndex('shop-1', '1');
    await client?.publish('shop-1');
    expect(await check()).toEqual(['ok', 'shop-1 has 0 products']);
    const index = engine.cluster.indexes.get('shop-1');
    if (!index) throw new Error('no index');
    engine.cluster.indexes.set('shop-1', { ...index, mapping: { ...index.mapping, _meta: {} } });
    expect(await check()).toEqual(['failed', expect.stringContaining('has mapping undefined')]);
    await client?.close();
  });
});
