import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { productIndex } from '../../src/modules/search/engine/product-index.ts';
import { type SearchEngineStandIn, startSearchEngine } from './server.ts';

let engine: SearchEngineStandIn;
const send = async (method: string, path: string, body?: string, type = 'application/json') => {
  const response = await fetch(`${engine.url}${path}`, {
    method,
    ...(body !== undefined && { body, headers: { 'content-type': type } }),
  });
  return { status: response.status, text: await response.text() };
};
const search = async (body: object) => {
  const { text } = await send(
    'POST',
    '/goods/_msearch',
    `{}\n${JSON.stringify(body)}\n`,
    'application/x-ndjson',
  );
  return JSON.parse(text).responses[0];
};
beforeAll(async () => {
  engine = await startSearchEngine();
  await send('PUT', '/goods', JSON.stringify(productIndex('1')));
});
afterAll(() => engine.close());

/** What OpenSearch refuses, with the reason that it gives. */
const REFUSED: readonly (readonly [object, string])[] = [
  [{ match: { grams: 'tea' } }, 'unknown query [match]'],
  [{ term: { grams: { value: 'tea', fuzzy: 1 } } }, '[term] does not support [fuzzy]'],
  [{ term: { grams: { value: 'tea' }, id: { value: 1 } } }, 'expected one field name'],
  [{ term: { id: { value: 'tea' } } }, 'For input string: "tea"'],
  [{ bool: { filters: [] } }, '[bool] does not support [filters]'],
  [{ range: { open_days: { gte: '27/11/2026' } } }, 'failed to parse field'],
  [{ range: { pay_price: { from: 1 } } }, '[range] does not support [from]'],
  [{ terms: { grams: 'tea' } }, 'requires an array of terms'],
];

describe('the stand-in of a search engine', () => {
  test.each(REFUSED)('refuses %j', async (query, reason) => {
    const answer = await search({ query });
    expect([answer.status, answer.error.reason]).toEqual([400, expect.stringContaining(reason)]);
  });
  test.each([
    [{ sort: [{ colour: { order: 'asc' } }] }, 'No mapping found for [colour]'],
    [{ sort: [{ grams: { order: 'asc' } }] }, "Can't load fielddata on [grams]"],
    [{ from: 9_990, size: 20 }, 'Result window is too large'],
    [{ filter: {} }, '[search] does not support [filter]'],
    [{ aggs: { all: { terms: { field: 'id', limit: 3 } } } }, '[terms] does not support [limit]'],
  ])('refuses the search %j', async (body, reason) => {
    const answer = await search(body);
    expect([answer.status, answer.error.reason]).toEqual([400, expect.stringContaining(reason)]);
  });
  test('shows documents to searches only after a refresh', async () => {
    const lines = '{"index":{"_id":"1","version":1,"version_type":"external_gte"}}\n{"id":1}\n';
    expect((await send('PUT', '/goods/_bulk', lines.trim(), 'application/x-ndjson')).text).toMatch(
      'must be terminated by a newline',
    );
    await send('PUT', '/goods/_bulk', lines, 'application/x-ndjson');
    expect((await search({})).hits.total.value).toBe(0);
    await send('POST', '/goods/_refresh');
    expect((await search({})).hits.total.value).toBe(1);
  });
  test('refuses unknown paths, parameters, settings, types and names of indexes', async () => {
    for (const [path, body, reason] of [
      ['/goods?wait=1', productIndex('1'), 'unrecognized parameter: [wait]'],
      ['/goods', productIndex('1'), 'already exists'],
      ['/Goods', productIndex('1'), 'Invalid index name'],
      ['/x', { settings: { index: { shards: 1 } }, mappings: {} }, 'unknown setting'],
      ['/x', { mappings: { properties: { a: { type: 'word' } } } }, 'No handler for type [word]'],
    ] as const)
      expect(await send('PUT', path, JSON.stringify(body))).toEqual({
        status: 400,
        text: expect.stringContaining(reason),
      });
    expect((await send('GET', '/goods/_stats')).text).toMatch('no handler found');
    expect((await send('POST', '/none/_refresh')).status).toBe(404);
  });
});
