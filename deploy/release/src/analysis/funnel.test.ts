import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FunnelStep } from '@tapnook/contracts/release';
import { buildApp } from '../../test/built-app.ts';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';
import type { Generation } from '../channels/generations.ts';
import type { Rollout } from '../rollout/rollouts.ts';
import { monitorCanaries } from './canary-monitor.ts';

const MINUTE_MS = 60_000;
let all: TestRegistry;
beforeEach(async () => {
  all = await openTestRegistry();
  all.stopClock();
  await all.composeAll(['mf-catalog', 'mf-checkout']);
  await all.publish(buildApp('mf-catalog', '1.1.0'));
  await all.registry.db.query(
    "UPDATE release.generations SET created_at = now() - interval '1 day'",
  );
});
afterEach(() => all.close());

let shoppers = 0;
const visitOf = (version: string, steps: readonly FunnelStep[], shopper = (shoppers += 1)) => ({
  shopper: `a-shopper-with-the-number-${shopper}`,
  network: shopper % 16,
  apps: {
    'mf-catalog': { version, bucket: version === '1.1.0' ? 'candidate' : 'stable' },
    'mf-checkout': { version: '1.0.0', bucket: 'stable' },
  },
  steps,
});
const tell = async (visits: readonly ReturnType<typeof visitOf>[]): Promise<void> => {
  const { status } = await all.post(
    '/v1/telemetry',
    { channel: 'production', events: [], shoppers: visits },
    all.tokens.edge,
  );
  expect(status).toBe(202);
};
/** Shoppers of one version, three in ten of whom choose something to buy. */
const shopping = (version: string, count: number, last: FunnelStep = 'checkout-completed') =>
  Array.from({ length: count }, (_, i) => {
    const all5: FunnelStep[] = [
      'search',
      'product-view',
      'add',
      'checkout-started',
      'checkout-completed',
    ];
    return visitOf(version, i % 10 < 3 ? all5.slice(0, all5.indexOf(last) + 1) : ['search']);
  });
const catalog = async () =>
  (await all.get<Generation>('/v1/channels/production')).body.apps['mf-catalog'];
const verdict = async () =>
  (await all.get<{ rollouts: Rollout[] }>('/v1/channels/production/rollouts')).body.rollouts[0]
    ?.verdict;
const startCanary = () =>
  all.post('/v1/channels/production/candidates', {
    app: 'mf-catalog',
    version: '1.1.0',
    weight: 5_000,
  });

// Covers: REL-019
describe('the entry to the funnel', () => {
  test('a catalogue without its Buy button is undone, though no page of it fails', async () => {
    await startCanary();
    for (let round = 0; round < 10 && (await catalog())?.candidate; round += 1) {
      await tell([...shopping('1.0.0', 100), ...shopping('1.1.0', 100, 'product-view')]);
      all.pass(10_000);
      await monitorCanaries(all.registry);
    }
    expect((await catalog())?.candidate).toBeUndefined();
    const { body } = await all.get<{ rows: { detail: { reason: string } }[] }>('/v1/audit?limit=1');
    expect(body.rows[0]?.detail.reason).toMatch(
      /shoppers who choose something to buy 0\.00% against 30\.00%/,
    );
  });

  test('one composed for everybody is undone too, against those who kept the former', async () => {
    await all.post('/v1/channels/production/compositions', { apps: { 'mf-catalog': '1.1.0' } });
    all.pass(10_000);
    for (let round = 0; round < 20 && (await catalog())?.stable.version === '1.1.0'; round += 1) {
      await tell([...shopping('1.0.0', 10), ...shopping('1.1.0', 190, 'product-view')]);
      all.pass(10_000);
      await monitorCanaries(all.registry);
    }
    expect((await catalog())?.stable.version).toBe('1.0.0');
  });

  test('counts a shopper once, on the side that they met first', async () => {
    await startCanary();
    const again = visitOf('1.0.0', ['search']);
    const moved = { ...visitOf('1.1.0', ['search', 'add'], shoppers) };
    await tell([again, again]);
    await tell([again, moved]);
    const { rows } = await all.registry.db.query(
      'SELECT version, kind, count FROM release.telemetry ORDER BY kind',
    );
    expect(rows).toEqual([
      { version: '1.0.0', kind: 'shopper', count: 1 },
      { version: '1.0.0', kind: 'step:search', count: 1 },
    ]);
  });

  test('is not counted for apps that are not on trial', async () => {
    await tell(shopping('1.0.0', 3));
    const { rows } = await all.registry.db.query('SELECT 1 FROM release.telemetry');
    expect(rows).toEqual([]);
  });
});

test('a version whose pages take far longer to render on the server is undone', async () => {
  await startCanary();
  const render = (version: string, milliseconds: number, i: number) => ({
    apps: visitOf(version, []).apps,
    network: i % 16,
    milliseconds,
    kilobytes: (version === '1.1.0' ? 20_000 : 500) * (1 + (i % 10) / 20),
  });
  for (let round = 0; round < 10 && (await catalog())?.candidate; round += 1) {
    const renders = Array.from({ length: 100 }, (_, i) => [
      render('1.0.0', 15 + (i % 10), i),
      render('1.1.0', 90 + (i % 10), i),
    ]).flat();
    await all.post(
      '/v1/telemetry',
      { channel: 'production', events: [], renders },
      all.tokens.edge,
    );
    all.pass(10_000);
    await monitorCanaries(all.registry);
  }
  expect((await catalog())?.candidate).toBeUndefined();
  const { body } = await all.get<{ rows: { detail: { reason: string } }[] }>('/v1/audit?limit=1');
  expect(body.rows[0]?.detail.reason).toMatch(/server render time .* memory of a server render/);
});

describe('a guard metric', () => {
  const guard = { worseWhen: 'fewer', tolerance: 0.1, about: 'plans that were opened' };
  const put = (token: string, app = 'mf-catalog') =>
    all.server.inject({
      method: 'PUT',
      url: `/v1/apps/${app}/guards/plan-opened`,
      headers: { authorization: `Bearer ${token}` },
      payload: guard,
    });
  let visits = 0;
  const custom = (version: string, count: number, opened: number) =>
    Array.from({ length: count }, (_, i) => {
      visits += 1;
      const stamp = {
        app: 'mf-catalog',
        version,
        bucket: version === '1.1.0' ? 'candidate' : 'stable',
        generation: 2,
        route: 'home',
        session: `visit-number-${visits}`,
        network: visits % 16,
      };
      return [
        { ...stamp, kind: 'session' },
        ...(i < opened ? [{ ...stamp, kind: 'custom', name: 'plan-opened' }] : []),
      ];
    }).flat();

  test('belongs to the app’s team, and undoes a candidate that is worse in it', async () => {
    expect((await put(all.tokens.teams['checkout'] ?? '')).statusCode).toBe(403);
    expect((await put(all.tokens.teams['catalog'] ?? '')).statusCode).toBe(200);
    await startCanary();
    for (let round = 0; round < 10 && (await catalog())?.candidate; round += 1) {
      await all.post(
        '/v1/telemetry',
        {
          channel: 'production',
          events: [...custom('1.0.0', 100, 40), ...custom('1.1.0', 100, 4)],
        },
        all.tokens.edge,
      );
      all.pass(10_000);
      await monitorCanaries(all.registry);
    }
    expect((await catalog())?.candidate).toBeUndefined();
  });

  test('is what a team asked for: other observations are not kept', async () => {
    await startCanary();
    await all.post(
      '/v1/telemetry',
      { channel: 'production', events: custom('1.1.0', 2, 2) },
      all.tokens.edge,
    );
    await monitorCanaries(all.registry);
    expect((await verdict())?.metrics.some(({ metric }) => metric.startsWith('custom'))).toBe(
      false,
    );
    const { rows } = await all.registry.db.query(
      "SELECT 1 FROM release.telemetry WHERE kind LIKE 'custom%'",
    );
    expect(rows).toEqual([]);
  });
});

describe('the comparison after a release', () => {
  const holdback = async () => (await catalog())?.holdback;
  const sessions = (count: number) =>
    all.post(
      '/v1/telemetry',
      {
        channel: 'production',
        events: Array.from({ length: count }, (_, i) => ({
          app: 'mf-catalog',
          version: '1.1.0',
          bucket: 'stable',
          generation: 2,
          route: 'home',
          session: `visit-after-release-${i}`,
          network: i % 16,
          kind: 'session',
        })),
      },
      all.tokens.edge,
    );

  test('goes on after half an hour while fewer than 500 visits met the release', async () => {
    await all.post('/v1/channels/production/compositions', { apps: { 'mf-catalog': '1.1.0' } });
    const began = all.registry.clock();
    all.pass(29.5 * MINUTE_MS);
    await sessions(499);
    await monitorCanaries(all.registry);
    const longer = await holdback();
    expect(Date.parse(longer?.until ?? '') - began).toBeGreaterThan(59 * MINUTE_MS);
    const { body } = await all.get<{ generations: Generation[] }>(
      '/v1/channels/production/generations?limit=1',
    );
    expect(body.generations[0]).toMatchObject({ kind: 'holdback', actor: 'analysis' });
  });

  test('ends after half an hour when 500 did', async () => {
    await all.post('/v1/channels/production/compositions', { apps: { 'mf-catalog': '1.1.0' } });
    const until = (await holdback())?.until;
    all.pass(29.5 * MINUTE_MS);
    await sessions(500);
    await monitorCanaries(all.registry);
    expect((await holdback())?.until).toBe(until);
  });
});
