import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { PageComposition } from '@tapnook/contracts';
import type { FastifyInstance } from 'fastify';
import { startFakeRegistry, type FakeRegistry } from '../test/fake-registry.ts';
import { readConfig } from './env.ts';
import { buildServer } from './server.ts';
import { createVisits, visitOf } from './telemetry/visits.ts';

const MANIFEST = '/v1/channels/production/manifest';
const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
let registry: FakeRegistry;
/** Two edges behind one balancer: one has not heard of the newest generation yet. */
let behind: FastifyInstance;
let ahead: FastifyInstance;

beforeAll(async () => {
  registry = await startFakeRegistry([
    ['shell', '1.0.0'],
    ['mf-a', '1.0.0'],
    ['mf-a', '1.1.0'],
  ]);
  const edge = (name: string): Promise<FastifyInstance> =>
    buildServer(
      readConfig({
        RELEASE_ORIGIN: registry.origin,
        API_ORIGIN: registry.origin,
        DATA_DIR: path.join(folder, name),
        TRUST_ON_FIRST_USE: '1',
        SHOPPER_ID_SECRET: 's'.repeat(32),
      }),
    );
  const shell = { stable: registry.pin('shell', '1.0.0') };
  const salt = 'salt-0001';
  const generations = {
    7: {
      shell,
      'mf-a': {
        stable: registry.pin('mf-a', '1.0.0'),
        candidate: { ...registry.pin('mf-a', '1.1.0'), weight: 3_000, salt },
      },
    },
    8: {
      shell,
      'mf-a': {
        stable: registry.pin('mf-a', '1.0.0'),
        candidate: { ...registry.pin('mf-a', '1.1.0'), weight: 5_000, salt },
      },
    },
  };
  const serving = (generation: 7 | 8): void => {
    registry.fakeAnswer = (url) =>
      url === MANIFEST
        ? JSON.stringify(registry.signed(generation, { apps: generations[generation] }))
        : undefined;
  };
  serving(7);
  behind = await edge('behind');
  serving(8);
  ahead = await edge('ahead');
  // From here on neither hears anything.
  registry.fakeAnswer = (url) => (url === MANIFEST ? null : undefined);
});
afterAll(async () => {
  await Promise.all([behind.close(), ahead.close()]);
  await registry.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Seen {
  readonly page: PageComposition;
  readonly cookie: string;
}
const visit = async (edge: FastifyInstance, cookie = ''): Promise<Seen> => {
  const answer = await edge.inject({
    url: '/en-US',
    cookies: cookie ? { tn_shopper: cookie } : {},
  });
  return {
    page: answer.json<PageComposition>(),
    cookie: answer.cookies.find(({ name }) => name === 'tn_shopper')?.value ?? cookie,
  };
};

// Covers: REL-021
describe('two edges in different generations', () => {
  test('each page is of one generation, and says of which', async () => {
    expect((await visit(behind)).page.generation).toBe(7);
    expect((await visit(ahead)).page.generation).toBe(8);
  });
  test('a page of either gets its files from the other, the same and for good', async () => {
    for (const [from, other] of [
      [behind, ahead],
      [ahead, behind],
    ] as const) {
      const { remotes } = (await visit(from)).page;
      for (const version of [remotes[0]?.current, remotes[0]?.lastGood].flatMap((one) =>
        one ? [one] : [],
      )) {
        const [mine, theirs] = await Promise.all([
          from.inject(version.entry),
          other.inject(version.entry),
        ]);
        expect([theirs.statusCode, theirs.body, theirs.headers['cache-control']]).toEqual([
          200,
          mine.body,
          'public, max-age=31536000, immutable, no-transform',
        ]);
      }
    }
  });
  test('a shopper keeps the canary side across edges and when the weight is raised', async () => {
    let [kept, moved] = [0, 0];
    for (let shopper = 0; shopper < 60; shopper += 1) {
      const { page, cookie } = await visit(behind);
      const before = page.remotes[0]?.bucket;
      const after = (await visit(ahead, cookie)).page.remotes[0]?.bucket;
      const again = (await visit(behind, cookie)).page.remotes[0]?.bucket;
      expect(again).toBe(before);
      if (before === 'candidate') expect(after).toBe('candidate');
      kept += Number(before === 'candidate');
      moved += Number(before !== after);
    }
    expect(kept).toBeGreaterThan(0);
    expect(moved).toBeGreaterThan(0);
  });
  test('an older page learns of a newer generation; a newer page is never sent back', async () => {
    const told = async (edge: FastifyInstance): Promise<number> =>
      Number((await edge.inject('/api/v2/public/products/x')).headers['x-generation']);
    expect([await told(behind), await told(ahead)]).toEqual([7, 8]);
    expect((await ahead.inject('/generation')).json()).toEqual({ generation: 8 });
  });
  test('what a page tells of itself is taken by either, in its generation’s words', async () => {
    const unsealed = visitOf((await behind.inject('/en-US')).json<PageComposition>(), 'home');
    const visits = createVisits(readConfig({ SHOPPER_ID_SECRET: 's'.repeat(32) }));
    const sealed = { ...unsealed, seal: visits.seal(unsealed) };
    const event = { kind: 'session', app: 'mf-a', version: '1.0.0', route: 'home' };
    for (const edge of [behind, ahead])
      expect(
        (
          await edge.inject({
            method: 'POST',
            url: '/telemetry',
            payload: { channel: 'production', visit: sealed, events: [event] },
          })
        ).statusCode,
      ).toBe(204);
  });
});
