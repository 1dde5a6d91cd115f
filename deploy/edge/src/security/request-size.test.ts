import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { startFakeRegistry, type FakeRegistry } from '../../test/fake-registry.ts';
import { readConfig } from '../env.ts';
import { buildServer } from '../server.ts';
import { proxyErrorFiles } from '../static/proxy-errors.ts';

const SHELL =
  `exports.shared = {}; exports.renderPage = async ({ path }) => ({ kind: 'page', status: 200, ` +
  `html: path, routeId: 'home', cacheable: true, topics: [], failed: [] });`;
/** Cookies of several names, as a domain's many services set them. */
const cookies = (bytes: number): string =>
  Array.from({ length: Math.ceil(bytes / 1_000) }, (_, n) => `c${n}=${'x'.repeat(990)}`).join('; ');

describe('whoever sends too much before the body', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
  let registry: FakeRegistry;
  let edge: FastifyInstance;
  beforeAll(async () => {
    registry = await startFakeRegistry([['shell', '1.0.0']], { shell: SHELL });
    edge = await buildServer(
      readConfig({
        RELEASE_ORIGIN: registry.origin,
        API_ORIGIN: registry.origin,
        DATA_DIR: folder,
        TRUST_ON_FIRST_USE: '1',
        LOG_LEVEL: 'silent',
      }),
    );
    await edge.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await edge.close();
    await registry.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const port = (): number => (edge.server.address() as AddressInfo).port;
  const ask = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${port()}${url}`, { method, headers, redirect: 'manual' });
  /** What a raw connection answers until it ends. */
  const write = (text: string): Promise<string> =>
    new Promise((resolve) => {
      const socket = connect(port(), '127.0.0.1');
      let answer = '';
      socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
      socket.on('error', () => {});
      socket.on('close', () => resolve(answer));
      socket.write(text);
    });

  test.each([
    ['en-US', 'Too many cookies', 'Clear the cookies of this site'],
    ['zh-HK', 'Cookie 太多', '清除本網站的 Cookie'],
  ])('as cookies gets a page in %s with a way out', async (locale, title, act) => {
    for (const bytes of [17_000, 100_000]) {
      const answer = await ask(`/${locale}/search`, { cookie: cookies(bytes) });
      const html = await answer.text();
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        431,
        'text/html; charset=utf-8',
      ]);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(html).toContain(`<h1>${title}</h1>`);
      expect(html).toContain('<form method="post" action="/clear-cookies">');
      expect(html).toContain(act);
      expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'");
    }
    expect((await ask(`/${locale}`, { cookie: cookies(12_000) })).status).toBe(200);
  });
  test('takes the way out with all of them', async () => {
    const own = { 'sec-fetch-site': 'same-origin', origin: `http://127.0.0.1:${port()}` };
    const big = `__Host-big=${'x'.repeat(1_500)}`;
    const cookie = `${cookies(100_000)}; bad name=${'x'.repeat(2_000)}; ${big}`;
    const cleared = await ask(
      '/clear-cookies',
      { ...own, cookie, 'accept-language': 'zh' },
      'POST',
    );
    expect([cleared.status, cleared.headers.get('location')]).toEqual([303, '/zh-HK']);
    expect(cleared.headers.get('clear-site-data')).toBe('"cookies"');
    const ended = cleared.headers.getSetCookie();
    expect(ended.slice(0, 2)).toEqual([
      '__Host-big=; Path=/; Max-Age=0; Secure',
      'c10=; Path=/; Max-Age=0',
    ]);
    expect(ended.join('').length).toBeLessThan(2_500);
    expect(ended.join()).not.toContain('bad name');
    expect((await ask('/clear-cookies', { cookie })).status).toBe(200);
  });
  test('is not signed out by a page of somebody else’s', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'https://evil.tapnook.example' },
      {},
    ] as Record<string, string>[]) {
      const answer = await ask('/clear-cookies', headers, 'POST');
      expect([answer.status, answer.headers.get('clear-site-data')]).toEqual([403, null]);
    }
    const read = await ask('/clear-cookies');
    expect([read.status, read.headers.get('clear-site-data')]).toEqual([200, null]);
  });
  test('is told so in the envelope where a call was made', async () => {
    const answer = await ask('/api/v1/public/home', { cookie: cookies(17_000) });
    expect(answer.status).toBe(431);
    expect(await answer.json()).toMatchObject({
      code: '10102',
      data: { fields: [{ field: 'headers', zh_HK: 'Cookie 太多' }] },
    });
  });
  test('as an address gets a page that leads home', async () => {
    const answer = await ask(`/zh-HK/search?keyword=${'x'.repeat(9_000)}`);
    expect(answer.status).toBe(414);
    expect(await answer.text()).toContain('href="/zh-HK"');
    expect((await ask(`/api/x?y=${'x'.repeat(9_000)}`)).status).toBe(414);
  });
  test('beyond what is read gets a page in both languages, and its connection ends', async () => {
    const answer = await write(
      `GET /en-US HTTP/1.1\r\nHost: localhost\r\nCookie: a=${'x'.repeat(300_000)}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 431 /);
    expect(answer).toContain('connection: close');
    expect(answer).toContain('x-content-type-options: nosniff');
    expect(answer).toContain('Your browser sends too much');
    expect(answer).toContain('瀏覽器發送的資料太多');
  });
  test('that is no request at all is told so', async () => {
    const answer = await write('HELLO\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('connection: close');
    expect(answer).toContain('無法理解此請求');
  });
});

test('the error pages of the example configurations are as this edge would write them', () => {
  const folder = path.resolve(import.meta.dirname, '../../../stack/proxy/errors');
  const files = Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
  // node deploy/edge/src/static/write-proxy-errors.ts
  expect(files).toEqual(proxyErrorFiles());
});
