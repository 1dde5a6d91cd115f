import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { firstSegment, isAppSegment } from '@tapnook/contracts';
import type { FastifyInstance } from 'fastify';
import { startFakeRegistry, type FakeRegistry } from '../../test/fake-registry.ts';
import { readConfig } from '../env.ts';
import { buildServer } from '../server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
let registry: FakeRegistry;
let edge: FastifyInstance;
beforeAll(async () => {
  registry = await startFakeRegistry(
    [
      ['shell', '1.0.0'],
      ['mf-a', '1.0.0'],
      ['mf-pay', '1.0.0'],
      ['mf-voucher', '1.0.0'],
    ],
    {
      files: {
        'mf-a': ['service-worker.js', 'voucher/service-worker.js', 'icon.svg'],
        'mf-pay': ['checkoutorder/service-worker.js'],
        'mf-voucher': ['voucher/service-worker.js'],
      },
    },
  );
  edge = await buildServer(
    readConfig({
      RELEASE_ORIGIN: registry.origin,
      API_ORIGIN: registry.origin,
      DATA_DIR: folder,
      TRUST_ON_FIRST_USE: '1',
    }),
  );
});
afterAll(async () => {
  await edge.close();
  await registry.close();
  rmSync(folder, { recursive: true, force: true });
});

const asWorker = { 'service-worker': 'script' };

describe('a service worker', () => {
  test('is the one of the app whose address it lies below, in each language', async () => {
    for (const url of ['/en-US/voucher/service-worker.js', '/zh-HK/voucher/service-worker.js']) {
      const { statusCode, body, headers } = await edge.inject({ url, headers: asWorker });
      expect([statusCode, body]).toEqual([200, '/* mf-voucher 1.0.0 */']);
      expect(headers['service-worker-allowed']).toBeUndefined();
    }
  });

  test.each([
    '/service-worker.js',
    '/en-US/service-worker.js',
    '/remotes/mf-a/1.0.0/remoteEntry.js',
    '/api/media/x.js',
  ])('is never %s, which could rule other pages', async (url) => {
    expect((await edge.inject({ url, headers: asWorker })).statusCode).toBe(403);
  });

  test.each(['/en-US/checkoutorder/service-worker.js', '/x/voucher/service-worker.js'])(
    'is not given at %s',
    async (url) => expect((await edge.inject({ url, headers: asWorker })).statusCode).toBe(404),
  );
});

test('icons are served at the root, scripts are not', async () => {
  expect((await edge.inject('/icon.svg')).statusCode).toBe(200);
  const { headers } = await edge.inject('/service-worker.js');
  expect(headers['content-type']).toMatch(/^text\/html/);
});

test('no app can have an address that the edge answers itself', () => {
  const own = edge
    .printRoutes({ commonPrefix: false, includeHooks: false })
    .split('\n')
    .flatMap((line) => /(?:├|└)── (\/?[\w./-]+)/.exec(line.slice(0, 60))?.[1] ?? [])
    .filter((route) => route.startsWith('/') && route !== '/')
    .map(firstSegment);
  expect(own.length).toBeGreaterThan(8);
  expect(own.filter(isAppSegment)).toEqual([]);
});
