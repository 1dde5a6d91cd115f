import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { startFakeRegistry, type FakeRegistry } from '../../test/fake-registry.ts';
import { readConfig } from '../env.ts';
import { buildServer } from '../server.ts';

const SHELL =
  `exports.shared = {}; exports.renderPage = async ({ path }) => ({ kind: 'page', status: 200, ` +
  `html: path, routeId: 'home', cacheable: path === '/', topics: [], failed: [] });`;
const OWN = { source: 'Web', 'sec-fetch-site': 'same-origin' };

describe('whoever asks for too much', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
  let registry: FakeRegistry;
  let edge: FastifyInstance;
  let api: Server;
  beforeAll(async () => {
    api = createServer((_request, response) =>
      response.setHeader('content-type', 'application/json').end('{"code":"0","data":[]}'),
    );
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    registry = await startFakeRegistry([['shell', '1.0.0']], { shell: SHELL });
    edge = await buildServer(
      readConfig({
        RELEASE_ORIGIN: registry.origin,
        API_ORIGIN: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
        DATA_DIR: folder,
        TRUST_ON_FIRST_USE: '1',
        PAGES_PER_MINUTE: '12',
        CALLS_PER_MINUTE: '12',
      }),
      // No allowance grows while pages are rendered, however long that takes.
      () => 0,
    );
  });
  afterAll(async () => {
    await edge.close();
    await registry.close();
    api.closeAllConnections();
    api.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const get = (url: string, remoteAddress: string, cookie = '') =>
    edge.inject({ url, remoteAddress, headers: { ...OWN, cookie } });
  const statuses = async (
    count: number,
    url: (n: number) => string,
    address: string,
    cookie = '',
  ): Promise<Record<number, number>> => {
    const found: Record<number, number> = {};
    for (let n = 0; n < count; n += 1) {
      const { statusCode } = await get(url(n), address, cookie);
      found[statusCode] = (found[statusCode] ?? 0) + 1;
    }
    return found;
  };
  const visitor = async (address: string): Promise<string> => {
    const cookie = [(await get('/zh-HK', address)).headers['set-cookie'] ?? []]
      .flat()
      .find((text) => text.startsWith('tn_shopper='));
    return cookie?.split(';')[0] ?? '';
  };

  test('is told when to come again, as a page in the language; cached pages are free', async () => {
    const address = '203.0.113.1';
    expect((await get('/en-US', address)).statusCode).toBe(200);
    expect(await statuses(20, (n) => `/en-US/page/${n}`, address)).toEqual({ 200: 11, 429: 9 });
    for (const [locale, title] of [
      ['en-US', 'One moment, please'],
      ['zh-HK', '請稍候'],
    ]) {
      const { headers, body, statusCode } = await get(`/${locale}/other`, address);
      expect([statusCode, headers['retry-after']]).toEqual([429, '5']);
      expect(headers['content-type']).toContain('text/html');
      expect(body).toContain(`<h1>${title}</h1>`);
      expect(body).toContain('http-equiv="refresh" content="5"');
    }
    expect(await statuses(5, () => '/en-US', address)).toEqual({ 200: 5 });
    expect((await get('/en-US/other', '203.0.113.2')).statusCode).toBe(200);
  });
  test('with an id that we gave has a part of the network’s pages', async () => {
    const address = '203.0.113.3';
    await get('/zh-HK', '203.0.113.9');
    const cookie = await visitor(address);
    expect(await statuses(6, (n) => `/en-US/page/${n}`, address, cookie)).toEqual({
      200: 3,
      429: 3,
    });
    expect((await get('/en-US/other', address)).statusCode).toBe(200);
  });
  test('is told so of calls in the envelope; searches weigh more, writing nothing', async () => {
    const address = '203.0.113.4';
    const search = '/api/user/product/searchListV2/tea';
    expect(await statuses(4, () => search, address)).toEqual({ 200: 2, 429: 2 });
    const refused = await get(search, address);
    expect(refused.headers['retry-after']).toBe('30');
    expect(refused.json()).toMatchObject({ code: '10429', data: { retryAfter: 30 } });
    const write = await edge.inject({
      method: 'POST',
      url: '/api/v1/client/orders',
      headers: { ...OWN, 'content-type': 'application/json' },
      payload: '{}',
      remoteAddress: address,
    });
    expect(write.statusCode).toBe(200);
    expect(await statuses(20, () => '/api/media/1/320.webp', address)).toEqual({ 200: 20 });
  });
});
