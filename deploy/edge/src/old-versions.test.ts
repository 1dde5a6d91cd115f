import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { startFakeRegistry, type FakeRegistry } from '../test/fake-registry.ts';
import { readConfig } from './env.ts';
import { buildServer } from './server.ts';

let registry: FakeRegistry;
let edge: FastifyInstance;
let folder: string;

beforeAll(async () => {
  const old = Array.from({ length: 10 }, (_, index) => ['mf-a', `0.${index}.0`] as const);
  registry = await startFakeRegistry([['shell', '1.0.0'], ['mf-a', '1.0.0'], ...old]);
  folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
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

// Covers: REL-024
describe('a tab that is older than this edge', () => {
  test('gets its files over ten releases, immutable', async () => {
    for (let minor = 0; minor < 10; minor += 1) {
      const answer = await edge.inject(`/remotes/mf-a/0.${minor}.0/remoteEntry.js`);
      expect([answer.statusCode, answer.body]).toEqual([200, `/* mf-a 0.${minor}.0 */`]);
      expect(answer.headers['cache-control']).toBe(
        'public, max-age=31536000, immutable, no-transform',
      );
    }
  });
  test('asks the registry once for a version, however many ask', async () => {
    registry.requestedUrls.length = 0;
    await Promise.all([1, 2, 3].map(() => edge.inject('/remotes/mf-a/0.3.0/remoteEntry.js')));
    expect(registry.requestedUrls.filter((url) => url.includes('0.3.0'))).toEqual([]);
  });
  test('a version that was never published is not asked for again and again', async () => {
    registry.requestedUrls.length = 0;
    for (let times = 0; times < 3; times += 1)
      expect((await edge.inject('/remotes/mf-a/9.9.9/remoteEntry.js')).statusCode).toBe(404);
    expect(registry.requestedUrls.filter((url) => url.includes('9.9.9'))).toHaveLength(1);
  });
  test('a file that is not that of its record is not served', async () => {
    const lying = registry.versions.get('mf-a/0.5.0');
    if (lying) lying.files['server/server.cjs'] = 'altered';
    expect((await edge.inject('/remotes/mf-a/0.5.0/../server/server.cjs')).statusCode).toBe(404);
    registry.versions.set('mf-a/0.10.0', {
      ...(lying as NonNullable<typeof lying>),
      record: { ...(lying as NonNullable<typeof lying>).record, version: '0.10.0' },
      files: { 'browser/remoteEntry.js': 'altered' },
    });
    expect((await edge.inject('/remotes/mf-a/0.10.0/remoteEntry.js')).statusCode).toBe(503);
  });
});

test('an open tab learns the generation from its calls and from /generation', async () => {
  expect((await edge.inject('/api/v2/public/products/x')).headers['x-generation']).toBe('7');
  expect((await edge.inject('/generation')).json()).toEqual({ generation: 7 });
});
