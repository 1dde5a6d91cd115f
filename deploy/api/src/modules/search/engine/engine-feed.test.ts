import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import {
  type SearchEngineStandIn,
  startSearchEngine,
} from '../../../../test/search-engine/server.ts';
import { startFeed } from '../../../../test/search-engine/test-search-engine.ts';
import { feedSearchEngine, restartSearchFeed } from './engine-feed.service.ts';
import { INDEX_VERSION } from './product-index.ts';
import { createSearchEngine, type SearchEngine } from './search-engine.ts';

let engine: SearchEngineStandIn;
let api: TestApp;
let client: SearchEngine;
const open = (): SearchEngine => {
  const opened = createSearchEngine(
    { SEARCH_URL: engine.url, SEARCH_INDEX: 'shop' },
    () => undefined,
  );
  if (!opened) throw new Error('no engine');
  return opened;
};
beforeAll(async () => {
  engine = await startSearchEngine();
  api = await createTestApp({ SEARCH_URL: engine.url, SEARCH_INDEX: 'shop' });
  client = open();
});
afterAll(async () => {
  await client.close();
  await api.close();
  await engine.close();
});
beforeEach(() => {
  engine.mood = 'well';
});

const feed = () => feedSearchEngine(api.deps.db, api.deps.searchEngine);
const noted = async (): Promise<number> =>
  (await api.deps.pool.query('select count(*)::int as count from search_changes')).rows[0].count;
const one = async (): Promise<number> =>
  (
    await api.deps.pool.query(
      `select id from products where status = 'ON_SHELF' order by id limit 1`,
    )
  ).rows[0].id;
/** The document of a product, once searches see it. */
const documentOf = async (id: number) => {
  const current = await client.current();
  return current && engine.cluster.indexes.get(current.index)?.written.get(String(id))?.document;
};
const indexes = (): string[] => [...engine.cluster.indexes.keys()];

describe('feeding a search engine', () => {
  test('notes nothing where none is configured, and forgets what was noted', async () => {
    await feedSearchEngine(api.deps.db, undefined);
    await api.deps.pool.query('update products set weight = weight');
    expect(await noted()).toBe(0);
  });
  test('builds the first index once every older transaction has ended', async () => {
    const older = await api.deps.pool.connect();
    try {
      await older.query('begin');
      await older.query(
        `update products set sold_count = sold_count + 7 where id = ${await one()}`,
      );
      for (let run = 0; run < 5; run += 1) await feed();
      expect(indexes()).toEqual([]);
      await older.query('commit');
    } finally {
      older.release();
    }
    await startFeed(api.deps);
    expect(indexes()).toHaveLength(1);
    expect(await client.current()).toEqual({
      index: indexes()[0],
      version: INDEX_VERSION,
      feed: expect.stringMatching(/^\d+$/),
    });
    const { rows } = await api.deps.pool.query('select sold_count from products where id = $1', [
      await one(),
    ]);
    expect(await documentOf(await one())).toMatchObject({ sold_count: rows[0].sold_count });
  });
  test('hands over changes, lists and what left the shelf', async () => {
    const id = await one();
    await api.deps.pool.query('update products set weight = 4321 where id = $1', [id]);
    await api.deps.pool.query(`delete from product_list_items where product_id = $1`, [id]);
    await feed();
    expect(await documentOf(id)).toMatchObject({ weight: 4321, list_ids: [] });
    await api.deps.pool.query(`update products set status = 'OFF_SHELF' where id = $1`, [id]);
    await feed();
    expect(await documentOf(id)).toBeNull();
    await api.deps.pool.query(`update products set status = 'ON_SHELF' where id = $1`, [id]);
    await feed();
    expect(await documentOf(id)).toMatchObject({ weight: 4321 });
    expect(await noted()).toBe(0);
  });
  test('keeps what was noted while the engine is away, and hands it over later', async () => {
    const id = await one();
    await api.deps.pool.query('update products set weight = 1111 where id = $1', [id]);
    engine.mood = 'busy';
    const away = open();
    await expect(feedSearchEngine(api.deps.db, away)).rejects.toThrow();
    expect(await noted()).toBe(1);
    const asked = engine.requests.length;
    await feedSearchEngine(api.deps.db, away);
    expect(engine.requests).toHaveLength(asked);
    engine.mood = 'well';
    await feed();
    expect([await noted(), await documentOf(id)]).toEqual([
      0,
      expect.objectContaining({ weight: 1111 }),
    ]);
    await away.close();
  });
  test('never puts an older document over a newer one', async () => {
    const id = await one();
    const version = Number.MAX_SAFE_INTEGER;
    await client.write('shop', [{ id, document: { id, weight: 9 } }], version);
    await client.write('shop', [{ id, document: { id, weight: 8 } }], version - 1);
    expect(await documentOf(id)).toEqual({ id, weight: 9 });
  });
  test('tells which document was refused, and writes the others', async () => {
    const given = [
      { id: 7_000_001, document: { id: 7_000_001, colour: 'red' } },
      { id: 7_000_002, document: { id: 7_000_002 } },
    ];
    await expect(client.write('shop', given, 1)).rejects.toThrow(/7000001 was refused.*colour/);
    expect(await documentOf(7_000_002)).toEqual({ id: 7_000_002 });
  });
  test('builds an index beside one of another mapping, then swaps the alias at once', async () => {
    const [old = ''] = indexes();
    const found = engine.cluster.indexes.get(old);
    if (!found) throw new Error('no index');
    engine.cluster.indexes.set(old, { ...found, mapping: { ...found.mapping, _meta: {} } });
    const before = engine.requests.length;
    await feed();
    expect(indexes()).toEqual([expect.not.stringMatching(`^${old}$`)]);
    const written = engine.requests.slice(before).filter((line) => line.includes('_bulk'));
    expect(written.length).toBeGreaterThan(0);
    expect(written.every((line) => !line.includes('/shop/'))).toBe(true);
    expect(engine.requests.filter((line) => line === 'POST /_aliases')).toHaveLength(2);
    expect((await client.search([{ size: 0, track_total_hits: true }]))[0]?.hits.total).toEqual({
      value: expect.any(Number),
      relation: 'eq',
    });
  });
  test('builds the index anew after the database went back in time', async () => {
    const id = await one();
    await client.write('shop', [{ id, document: { id, weight: 1 } }], Number.MAX_SAFE_INTEGER);
    await feed();
    expect(await documentOf(id)).toEqual({ id, weight: 1 });
    await restartSearchFeed(api.deps.db);
    await startFeed(api.deps);
    expect(await documentOf(id)).toMatchObject({ id, sold_out: false });
    expect(indexes()).toHaveLength(1);
  });
  test('never turns a lost alias into an index', async () => {
    engine.cluster.aliases.clear();
    await expect(client.write('shop', [{ id: 1, document: { id: 1 } }], 1)).rejects.toThrow(
      /not an alias|no such index/,
    );
    await startFeed(api.deps);
    expect(await client.current()).not.toBeNull();
    expect(indexes()).toHaveLength(1);
  });
});
