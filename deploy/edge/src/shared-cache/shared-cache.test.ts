import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { type FakeCanary, type FakeRegistry, startFakeRegistry } from '../../test/fake-registry.ts';
import { type FakeChanges, startFakeChanges, TIMED_SHELL } from '../../test/shared-cache-edge.ts';
import { readConfig } from '../env.ts';
import { buildServer } from '../server.ts';
import { createPurgeWebhook } from './purge-webhook.ts';
import { isSameForEverybody, purgedKeys, sharedCacheHeaders } from './shared-pages.ts';

const SECRET = 'a-secret-of-the-shared-cache-in-front';
interface Purge {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
const purges: Purge[] = [];
let refusals = 0;
const cache = createServer((request, response) => {
  void text(request).then((body) => {
    purges.push({ headers: request.headers, body });
    response.writeHead((refusals -= 1) >= 0 ? 503 : 204).end();
  });
});
let changes: FakeChanges;
let purgeUrl: string;
const ended: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  changes = await startFakeChanges();
  await new Promise<void>((resolved) => void cache.listen(0, '127.0.0.1', resolved));
  purgeUrl = `http://127.0.0.1:${(cache.address() as AddressInfo).port}/purge`;
});
afterEach(async () => {
  for (const end of ended.splice(0)) await end();
});
afterAll(async () => {
  await changes.close();
  cache.close();
  cache.closeAllConnections();
});

const start = async (
  canary?: FakeCanary,
  variables: Readonly<Record<string, string>> = {
    SHARED_CACHE_PURGE_URL: purgeUrl,
    SHARED_CACHE_SECRET: SECRET,
  },
): Promise<FastifyInstance> => {
  const registry: FakeRegistry = await startFakeRegistry(
    [
      ['shell', '1.0.0'],
      ['mf-a', '1.0.0'],
      ['mf-a', '1.1.0'],
    ],
    { shell: TIMED_SHELL, ...(canary && { canary }) },
  );
  const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
  const edge = await buildServer(
    readConfig({
      RELEASE_ORIGIN: registry.origin,
      API_ORIGIN: changes.origin,
      DATA_DIR: folder,
      TRUST_ON_FIRST_USE: '1',
      ...variables,
    }),
  );
  ended.push(async () => {
    await edge.close();
    await registry.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return edge;
};

describe('a page behind a shared cache', () => {
  test('may be kept by it alone, bears its keys, and sets no cookie', async () => {
    const edge = await start();
    for (const url of ['/en-US', '/zh-HK/gone']) {
      const { headers } = await edge.inject({ url });
      expect(headers).toMatchObject({
        'cache-control': 'private, no-cache, no-transform',
        'cdn-cache-control': 'public, max-age=3, stale-while-revalidate=27, stale-if-error=86400',
        'surrogate-key': expect.stringMatching(/^shop product:\d+$/),
        'cache-tag': expect.stringMatching(/^shop,product:\d+$/),
        vary: expect.not.stringContaining('cookie'),
      });
      expect(headers['set-cookie']).toBeUndefined();
    }
  });
  test('is kept by nobody when it is a person’s, or leads elsewhere', async () => {
    const edge = await start();
    for (const url of ['/en-US/account', '/', '/api/v2/public/home'])
      expect((await edge.inject({ url })).headers['cdn-cache-control']).toBeUndefined();
  });
  test('is kept by nobody while a version is tried on some shoppers', async () => {
    const edge = await start({ version: '1.1.0', weight: 50 });
    const { headers } = await edge.inject({ url: '/en-US' });
    expect(headers['cdn-cache-control']).toBeUndefined();
    expect(String(headers['set-cookie'])).toContain('tn_shopper=');
  });
  test('is as before where no shared cache is configured', async () => {
    const edge = await start(undefined, {});
    const { headers } = await edge.inject({ url: '/en-US' });
    expect(headers['surrogate-key']).toBeUndefined();
    expect(headers['vary']).toContain('cookie');
    expect(String(headers['set-cookie'])).toContain('tn_locale=');
  });
  test('needs address and secret together', () => {
    expect(() => readConfig({ SHARED_CACHE_PURGE_URL: purgeUrl })).toThrow('belong together');
    expect(() => readConfig({ SHARED_CACHE_SECRET: SECRET })).toThrow('belong together');
  });
});

describe('the purge of a shared cache', () => {
  test('follows a change, signed over id, time and keys', async () => {
    await start();
    await wait(600);
    purges.length = 0;
    changes.add('product:7');
    while (purges.length === 0) await wait(20);
    const { headers, body } = purges[0] ?? { headers: {}, body: '' };
    expect([body, headers['surrogate-key']]).toEqual(['product:7 many', 'product:7 many']);
    const { 'webhook-id': id, 'webhook-timestamp': at } = headers;
    const signed = `${String(id)}.${String(at)}.${body}`;
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', SECRET).update(signed).digest('base64')}`,
    );
  });
  test('is told of a new generation as of anything that may have changed', async () => {
    purges.length = 0;
    await start();
    // It also hears of the change before it, which the API still lists.
    while (purges.every(({ body }) => body !== 'shop')) await wait(20);
    expect(purges.map(({ body }) => body)).toContain('shop');
  });
  test('is tried again, and what is never taken is reported once', async () => {
    const onError = jest.fn();
    const purge = createPurgeWebhook({ purgeUrl, secret: SECRET }, { onError, delays: [1, 1] });
    purges.length = 0;
    refusals = 2;
    await purge(['product:1']);
    expect([purges.length, onError.mock.calls.length]).toEqual([3, 0]);
    refusals = 3;
    await purge(['product:1']);
    expect([purges.length, onError.mock.calls.length]).toEqual([6, 1]);
    refusals = 0;
  });
});

describe('what a shared cache is told', () => {
  const pin = { version: '1.0.0', digest: '0'.repeat(64) };
  const flag = { on: true, weight: 100, salt: 'salt-0001' };
  test.each([
    [{ apps: {} }, true],
    [{ apps: { shell: { stable: pin } } }, true],
    [{ apps: { shell: { stable: pin, candidate: { ...pin, weight: 1, salt: 's' } } } }, false],
    [{ apps: {}, flags: { x: flag, y: { ...flag, on: false, weight: 5 } } }, true],
    [{ apps: {}, flags: { x: { ...flag, weight: 99 } } }, false],
    [{ apps: {}, flags: { x: { ...flag, rules: { locales: ['zh-HK'] } } } }, false],
    [{ apps: {}, clearSiteData: { id: 1, until: '2026-11-27T00:00:00Z' } }, false],
  ])('a generation %j is everybody’s: %s', (manifest, expected) => {
    expect(isSameForEverybody(manifest as Parameters<typeof isSameForEverybody>[0])).toBe(expected);
  });
  test('a page about more than a header holds goes with every change', () => {
    const topics = Array.from({ length: 500 }, (_none, at) => `product:${at + 10_000}`);
    expect(sharedCacheHeaders(topics)['surrogate-key']).toBe('shop many');
    expect(purgedKeys(['product:10001'])).toEqual(['product:10001', 'many']);
    expect(purgedKeys(['product:1', 'shop'])).toEqual(['shop']);
    expect(purgedKeys(undefined)).toEqual(['shop']);
    expect(purgedKeys(['picture:a'])).toEqual(['picture:a']);
    expect(purgedKeys(['picture:a', 'product:1'])).toEqual(['product:1', 'many', 'picture:a']);
    expect(purgedKeys(['shop', 'picture:a'])).toEqual(['shop', 'picture:a']);
  });
});
