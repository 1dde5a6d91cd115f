import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, jest, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createSigner, startFakeRegistry, type FakeRegistry } from '../test/fake-registry.ts';
import { readConfig } from './env.ts';
import { buildServer } from './server.ts';

const DAY = 86_400_000;
const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
const open: { close(): Promise<unknown> }[] = [];
let places = 0;
afterEach(async () => {
  jest.restoreAllMocks();
  for (const one of open.splice(0)) await one.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const registryOfTwo = async (): Promise<FakeRegistry> => {
  const registry = await startFakeRegistry([
    ['shell', '1.0.0'],
    ['mf-a', '1.0.0'],
  ]);
  open.push(registry);
  return registry;
};
const edgeOn = async (origin: string, place: string): Promise<FastifyInstance> => {
  const edge = await buildServer(
    readConfig({
      RELEASE_ORIGIN: origin,
      API_ORIGIN: origin,
      DATA_DIR: place,
      TRUST_ON_FIRST_USE: '1',
    }),
  );
  open.push(edge);
  return edge;
};
/** Behind the pages the edge brings every file to its disk. */
const untilKept = async (place: string): Promise<void> => {
  const files = [
    'mf-a/1.0.0/browser/remoteEntry.js',
    'mf-a/1.0.0/server/server.cjs',
    'shell/1.0.0/server/server.cjs',
  ].map((file) => path.join(place, 'artefacts', file));
  while (!files.every((file) => existsSync(file)))
    await new Promise((resolve) => setTimeout(resolve, 10));
};
const newPlace = (): string => path.join(folder, String((places += 1)));
const generationOf = async (edge: FastifyInstance): Promise<number> =>
  (await edge.inject('/generation')).json<{ generation: number }>().generation;

// Covers: REL-028
test('serves everything from disk when it starts ten days after the registry went', async () => {
  const place = newPlace();
  const registry = await registryOfTwo();
  const first = await edgeOn(registry.origin, place);
  expect((await first.inject('/en-US')).statusCode).toBe(200);
  await untilKept(place);
  for (const one of open.splice(0).toReversed()) await one.close();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + 10 * DAY);
  const again = await edgeOn(registry.origin, place);
  expect((await again.inject('/en-US')).json()).toMatchObject({
    generation: 7,
    remotes: [{ name: 'mf-a', current: { version: '1.0.0' } }],
  });
  expect((await again.inject('/remotes/mf-a/1.0.0/remoteEntry.js')).statusCode).toBe(200);
});

describe('a registry that lies changes nothing', () => {
  const MANIFEST = '/v1/channels/production/manifest';
  test.each<[string, (registry: FakeRegistry) => unknown]>([
    [
      'with a manifest that another key has signed',
      (registry) => ({
        ...registry.signed(8),
        signatures: [{ keyId: createSigner().keyId, signature: 'A'.repeat(86) }],
      }),
    ],
    [
      'with a signature that is not of this manifest',
      (registry) => ({
        ...registry.signed(8),
        signatures: (registry.signed(9) as { signatures: unknown }).signatures,
      }),
    ],
    ['with an older generation', (registry) => registry.signed(6)],
    ['with one for another channel', (registry) => registry.signed(8, { channel: 'staging' })],
    [
      'with one that has expired',
      (registry) =>
        registry.signed(8, {
          issuedAt: new Date(Date.now() - 2 * DAY).toISOString(),
          expiresAt: new Date(Date.now() - DAY).toISOString(),
        }),
    ],
    ['with garbage', () => 'garbage'],
  ])('%s', async (_name, lie) => {
    const place = newPlace();
    const registry = await registryOfTwo();
    await (await edgeOn(registry.origin, place)).close();
    open.pop();
    registry.fakeAnswer = (url) => (url === MANIFEST ? JSON.stringify(lie(registry)) : undefined);
    const edge = await edgeOn(registry.origin, place);
    expect(await generationOf(edge)).toBe(7);
    expect((await edge.inject('/en-US')).statusCode).toBe(200);
  });
  test('with the truth the next generation is taken', async () => {
    const place = newPlace();
    const registry = await registryOfTwo();
    await (await edgeOn(registry.origin, place)).close();
    open.pop();
    registry.fakeAnswer = (url) =>
      url === MANIFEST ? JSON.stringify(registry.signed(8)) : undefined;
    expect(await generationOf(await edgeOn(registry.origin, place))).toBe(8);
  });
});

test('serves from disk when the registry hangs at its start, without waiting for it', async () => {
  const place = newPlace();
  const registry = await registryOfTwo();
  const first = await edgeOn(registry.origin, place);
  expect((await first.inject('/en-US')).statusCode).toBe(200);
  await untilKept(place);
  await first.close();
  open.pop();
  registry.fakeAnswer = () => null;
  const again = await edgeOn(registry.origin, place);
  expect((await again.inject('/en-US')).json()).toMatchObject({ generation: 7 });
  expect(registry.waitingUrls()).toContain('/v1/keys');
});

// Covers: REL-029
describe('while it runs', () => {
  const MANIFEST = '/v1/channels/production/manifest';
  /**
   * The edge asks when the stream tells of a generation; here it is told as often as it asks for
   * the stream again.
   */
  const asks = async (registry: FakeRegistry, count: number): Promise<void> => {
    const asked = (): number => registry.requestedUrls.filter((url) => url === MANIFEST).length;
    for (const wanted = asked() + count; asked() < wanted;)
      await new Promise((resolve) => setTimeout(resolve, 10));
  };
  const EVENT = 'event: generation\ndata: {}\n\n';
  const telling = (registry: FakeRegistry, manifest: () => string | null): void => {
    registry.fakeAnswer = (url) =>
      url === '/v1/channels/production/events' ? EVENT : url === MANIFEST ? manifest() : undefined;
  };

  test('ignores garbage, old, cut and forged manifests; takes a valid one after', async () => {
    const registry = await registryOfTwo();
    const answers = [
      'garbage',
      JSON.stringify(registry.signed(6)),
      JSON.stringify(registry.signed(9)).slice(0, 400),
      JSON.stringify({ ...registry.signed(9), signatures: [] }),
      '{}',
      'null',
    ];
    telling(registry, () => answers[0] ?? '');
    const edge = await edgeOn(registry.origin, newPlace());
    expect(edge).toBeDefined();
    registry.fakeAnswer = (url) => (url === '/v1/channels/production/events' ? EVENT : undefined);
    while ((await generationOf(edge)) !== 7) await asks(registry, 1);
    for (const answer of answers) {
      telling(registry, () => answer);
      await asks(registry, 2);
      expect([
        answer.slice(0, 20),
        await generationOf(edge),
        (await edge.inject('/en-US')).statusCode,
      ]).toEqual([answer.slice(0, 20), 7, 200]);
    }
    telling(registry, () => JSON.stringify(registry.signed(8)));
    while ((await generationOf(edge)) !== 8) await asks(registry, 1);
  });
});

test('a registry that never answers keeps nobody waiting for a page that is known', async () => {
  const place = newPlace();
  const registry = await registryOfTwo();
  const edge = await edgeOn(registry.origin, place);
  await untilKept(place);
  registry.fakeAnswer = () => null;
  const before = registry.requestedUrls.length;
  expect((await edge.inject('/en-US')).statusCode).toBe(200);
  // Whatever the edge asked for meanwhile is still not answered, nor given up.
  expect(registry.waitingUrls()).toEqual(
    expect.arrayContaining(registry.requestedUrls.slice(before)),
  );
});
