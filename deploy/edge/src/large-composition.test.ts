import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PageComposition } from '@tapnook/contracts';
import type { FastifyInstance } from 'fastify';
import { startFakeRegistry, type FakeRegistry } from '../test/fake-registry.ts';
import { MAX_INLINE_REMOTES } from './composition/deferred-remotes.ts';
import { readConfig } from './env.ts';
import { buildServer } from './server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
const running: { edge: FastifyInstance; registry: FakeRegistry }[] = [];
const edgeOf = async (remotes: number): Promise<FastifyInstance> => {
  const names = ['mf-a', ...Array.from({ length: remotes - 1 }, (_, i) => `mf-r${i}`)];
  const registry = await startFakeRegistry([
    ['shell', '1.0.0'],
    ...names.map((name) => [name, '1.0.0'] as const),
  ]);
  const edge = await buildServer(
    readConfig({
      RELEASE_ORIGIN: registry.origin,
      API_ORIGIN: registry.origin,
      DATA_DIR: path.join(folder, String(remotes)),
      TRUST_ON_FIRST_USE: '1',
    }),
  );
  running.push({ edge, registry });
  return edge;
};
let few: FastifyInstance;
let many: FastifyInstance;
beforeAll(async () => {
  few = await edgeOf(MAX_INLINE_REMOTES);
  many = await edgeOf(100);
});
afterAll(async () => {
  for (const { edge, registry } of running) {
    await edge.close();
    await registry.close();
  }
  rmSync(folder, { recursive: true, force: true });
});
const compositionOf = async (edge: FastifyInstance): Promise<PageComposition> =>
  (await edge.inject('/en-US')).json<PageComposition>();

// Covers: REL-030
test('a small composition needs no second document', async () =>
  expect((await compositionOf(few)).rest).toBeUndefined());

test('defers a large composition to an immutable document whose hash is in the page', async () => {
  const { rest, remotes } = await compositionOf(many);
  const answer = await many.inject(rest?.url ?? '');
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(`sha384-${createHash('sha384').update(answer.rawPayload).digest('base64')}`).toBe(
    rest?.integrity,
  );
  expect(answer.json()).toEqual(remotes);
  expect((await compositionOf(many)).rest).toEqual(rest);
});

test('one that was never made is nowhere', async () =>
  expect((await many.inject('/compositions/00000000')).statusCode).toBe(404));
