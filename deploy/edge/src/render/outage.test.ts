import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { PageAnswer } from '@tapnook/contracts';
import type { FastifyInstance } from 'fastify';
import { startFakeRegistry, type FakeRegistry } from '../../test/fake-registry.ts';
import { readConfig } from '../env.ts';
import { buildServer } from '../server.ts';
import { createPageCache } from './page-cache.ts';

/** A home that swallows what its data says, as sections do. */
const SHELL =
  'exports.shared = {}; exports.renderPage = async ({ apiBase, path }) => { const read = () => ' +
  `fetch(apiBase + '/v1/public/home/trending').then((r) => r.ok ? r.text() : 'empty', () => ` +
  `'empty'); let text = await read(); if (path.startsWith('/after-another')) text = await ` +
  `read(); return { kind: 'page', status: path === '/nowhere' ? 404 : 200, html: text, routeId: ` +
  `'home', cacheable: true, topics: [], failed: [] }; };`;

describe('pages while the API is away', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
  let registry: FakeRegistry;
  let edge: FastifyInstance;
  let api: Server;
  let answer: 'right' | 'failing' | 'hanging' | 'slow';
  let dataRequests: number;
  const port = (): number => (api.address() as AddressInfo).port;
  const listen = (at: number): Promise<void> => {
    api = createServer((request, response) => {
      const isData = request.url === '/api/v1/public/home/trending';
      if (isData) dataRequests += 1;
      if (answer === 'hanging' || (answer === 'slow' && isData)) return undefined;
      if (answer === 'failing') return response.writeHead(503).end('{}');
      return response.end(isData ? 'products' : '{"data":[]}');
    });
    return new Promise((resolve) => api.listen(at, '127.0.0.1', () => resolve()));
  };
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      api.closeAllConnections();
      api.close(() => resolve());
    });
  const get = async (url: string) => {
    const { statusCode, body, headers } = await edge.inject(url);
    return [statusCode, body, headers['retry-after'], headers['x-robots-tag']];
  };
  const until = async (url: string, wanted: unknown): Promise<unknown> => {
    const end = Date.now() + 8_000;
    for (let n = 0; ; n += 1) {
      const seen = await get(`${url}?n=${n}`);
      if (JSON.stringify(seen) === JSON.stringify(wanted) || Date.now() > end) return seen;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const WHOLE = [200, 'products', undefined, undefined];
  const OUTAGE = [503, 'empty', '5', 'noindex'];

  beforeEach(async () => {
    answer = 'right';
    await listen(0);
    registry = await startFakeRegistry([['shell', '1.0.0']], { shell: SHELL });
    edge = await buildServer(
      readConfig({
        RELEASE_ORIGIN: registry.origin,
        API_ORIGIN: `http://127.0.0.1:${port()}`,
        DATA_DIR: mkdtempSync(path.join(folder, 'edge-')),
        TRUST_ON_FIRST_USE: '1',
        PAGE_TIMEOUT: '800',
      }),
    );
    // The first page of a process also loads its code, which a busy machine does not do in time.
    expect(await until('/en-US/warm', WHOLE)).toEqual(WHOLE);
    dataRequests = 0;
  });
  afterEach(async () => {
    await edge.close();
    await registry.close();
    if (api.listening) await close();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('are 503 from the first one that cannot reach it, and 200 when it is back', async () => {
    const at = port();
    await close();
    expect(await get('/en-US')).toEqual(OUTAGE);
    await listen(at);
    expect(await until('/en-US', WHOLE)).toEqual(WHOLE);
  });
  test('are shown as they were last, where that is known', async () => {
    expect(await get('/en-US')).toEqual(WHOLE);
    await close();
    expect(await get('/zh-HK')).toEqual(OUTAGE);
    expect(await get('/en-US')).toEqual(WHOLE);
    expect((await get('/en-US/nowhere'))[0]).toBe(404);
  });
  test('are 503 when their own data hangs, though it answers everything else', async () => {
    expect(await get('/en-US')).toEqual(WHOLE);
    answer = 'slow';
    expect(await get('/zh-HK')).toEqual(OUTAGE);
    answer = 'right';
    expect(await get('/zh-HK')).toEqual(WHOLE);
  });
  test('wait for all their data together no longer than one page may', async () => {
    answer = 'hanging';
    expect(await get('/en-US/after-another')).toEqual(OUTAGE);
    // The page's time ran out with the first: the second was not even asked for.
    expect(dataRequests).toBeLessThan(2);
  });
  test('are 503 as well when it answers with nothing but failures', async () => {
    answer = 'failing';
    expect(await until('/en-US', OUTAGE)).toEqual(OUTAGE);
  });
});

test('a kept page outlives its time without the API, and no empty one replaces it', async () => {
  let now = 0;
  let away = false;
  const page = (html: string): Extract<PageAnswer, { kind: 'page' }> => ({
    kind: 'page',
    status: 200,
    html,
    routeId: 'home',
    cacheable: true,
    topics: [],
    failed: [],
  });
  const cache = createPageCache(
    () => now,
    () => away,
  );
  await cache.get('/', async () => page('whole'));
  // It is noticed only while the page is made anew.
  now = 60_000;
  expect(
    await cache.get('/', async () => {
      away = true;
      return page('empty');
    }),
  ).toMatchObject({ html: 'whole' });
  // The API answers, and this page's own data did not come.
  away = false;
  const lacking: PageAnswer = { ...page('empty'), status: 503, cacheable: false };
  now = 120_000;
  expect(await cache.get('/', async () => lacking)).toMatchObject({ html: 'whole' });
  away = true;
  now = 3_600_000;
  expect(await cache.get('/', () => Promise.reject(new Error('away')))).toMatchObject({
    html: 'whole',
  });
  now = 30 * 3_600_000;
  expect(await cache.get('/', async () => page('empty'))).toMatchObject({ html: 'empty' });
  away = false;
  expect(await cache.get('/', async () => page('new'))).toMatchObject({ html: 'new' });
});
