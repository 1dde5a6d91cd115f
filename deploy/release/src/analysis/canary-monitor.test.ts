import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TelemetryEvent } from '@tapnook/contracts/release';
import { buildApp } from '../../test/built-app.ts';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';
import type { Rollout } from '../rollout/rollouts.ts';
import { monitorCanaries, startCanaryMonitor } from './canary-monitor.ts';

let all: TestRegistry;
beforeAll(async () => {
  all = await openTestRegistry({ ANALYSIS_MIN_SESSIONS: '30' });
  all.stopClock();
  await all.composeAll(['mf-catalog', 'mf-checkout']);
  for (const version of ['1.1.0', '1.2.0', '1.3.0', '1.4.0'])
    await all.publish(buildApp('mf-catalog', version));
});
afterAll(() => all.close());

let visits = 0;
type Kind = TelemetryEvent['kind'];

/** So many visits of one version, each telling these kinds of events. */
const visitsOf = (
  version: string,
  bucket: 'stable' | 'candidate' | 'outside',
  count: number,
  kinds: readonly Kind[] = [],
): TelemetryEvent[] =>
  Array.from({ length: count }, () => {
    visits += 1;
    const stamp = {
      app: 'mf-catalog',
      version,
      bucket,
      generation: 2,
      route: 'home',
      session: `visit-number-${visits}`,
      network: visits % 16,
    };
    return [
      { ...stamp, kind: 'session' as const },
      ...kinds.map((kind) => ({ ...stamp, kind, ...(kind === 'lcp' && { value: 1_800 }) })),
    ];
  }).flat();
const tell = (events: readonly TelemetryEvent[], token = all.tokens.edge) =>
  all.post<{ code?: string }>('/v1/telemetry', { channel: 'production', events }, token);
const stable = async () =>
  (
    await all.get<{
      apps: Record<
        string,
        { stable: { version: string }; candidate?: { version: string; weight: number } }
      >;
    }>('/v1/channels/production')
  ).body.apps['mf-catalog'];
const rollouts = async () =>
  (await all.get<{ rollouts: Rollout[] }>('/v1/channels/production/rollouts')).body.rollouts;

describe('telemetry', () => {
  test('is taken from the edge only', async () => {
    expect((await tell(visitsOf('1.0.0', 'stable', 1), all.tokens.viewer)).status).toBe(403);
    expect((await tell(visitsOf('1.0.0', 'stable', 1))).status).toBe(202);
  });

  test('the same event told twice counts once, whatever order it comes in', async () => {
    const [session, error] = visitsOf('1.2.0', 'stable', 1, ['render-error']) as [
      TelemetryEvent,
      TelemetryEvent,
    ];
    await Promise.all([tell([error, session]), tell([error, error]), tell([session])]);
    const { body } = await all.get<{ figures: { sessions: number; errorRate: number } }>(
      '/v1/apps/mf-catalog/versions/1.2.0/health',
    );
    expect(body.figures).toMatchObject({ sessions: 1, errorRate: 1 });
  });

  test('versions that were never published and routes that nobody has are not kept', async () => {
    const [session] = visitsOf('6.6.6', 'stable', 1) as [TelemetryEvent];
    expect((await tell([session, { ...session, version: '1.3.0', route: 'made-up' }])).status).toBe(
      202,
    );
    const { rows } = await all.registry.db.query<{ version: string; route: string }>(
      "SELECT version, route FROM release.telemetry WHERE version IN ('6.6.6', '1.3.0')",
    );
    expect(rows).toEqual([{ version: '1.3.0', route: 'other' }]);
  });

  test('a vital without a value is refused', async () => {
    const [session] = visitsOf('1.2.0', 'stable', 1) as [TelemetryEvent];
    expect((await tell([{ ...session, kind: 'lcp' }])).body.code).toBe('10102');
  });
});

describe('a bad candidate', () => {
  // Covers: REL-019
  test('is undone and blocked by itself, with the reason in the log', async () => {
    await all.post('/v1/channels/production/candidates', {
      app: 'mf-catalog',
      version: '1.1.0',
      weight: 500,
    });
    await tell([
      ...visitsOf('1.0.0', 'stable', 400),
      ...visitsOf('1.1.0', 'candidate', 2, ['render-error']),
    ]);
    await monitorCanaries(all.registry);
    expect((await rollouts())[0]?.verdict?.state).toBe('collecting');
    await tell([
      ...visitsOf('1.0.0', 'stable', 300),
      ...visitsOf('1.1.0', 'candidate', 15, ['render-error']),
    ]);
    await monitorCanaries(all.registry);
    expect(await stable()).toEqual({ stable: expect.objectContaining({ version: '1.0.0' }) });
    expect(await rollouts()).toEqual([]);
    const { body } = await all.get<{
      rows: { actor: string; action: string; detail: { reason: string } }[];
    }>('/v1/audit?limit=1');
    expect(body.rows[0]).toMatchObject({
      actor: 'analysis',
      action: 'auto-abort',
      detail: {
        reason: expect.stringMatching(
          /render errors 100\.00% against 0\.00%; 99\.9% sure after 17 visits/,
        ),
      },
    });
    const again = await all.post<{ code: string }>('/v1/channels/production/candidates', {
      app: 'mf-catalog',
      version: '1.1.0',
      weight: 500,
    });
    expect(again.body.code).toBe('50110');
  });
});

describe('a healthy candidate', () => {
  test('moves along its plan, waits while it is held, and becomes stable', async () => {
    const plan = [
      { weight: 500, minutes: 10 },
      { weight: 5_000, minutes: 10 },
    ];
    await all.post('/v1/channels/production/candidates', {
      app: 'mf-catalog',
      version: '1.2.0',
      weight: 500,
      plan,
    });
    await tell([
      ...visitsOf('1.0.0', 'stable', 400, ['lcp']),
      ...visitsOf('1.2.0', 'candidate', 40, ['lcp']),
    ]);
    await monitorCanaries(all.registry);
    expect((await stable())?.candidate?.weight).toBe(500);
    all.pass(11 * 60_000);
    await all.post('/v1/channels/production/candidates/mf-catalog/hold', { held: true });
    await monitorCanaries(all.registry);
    expect((await stable())?.candidate?.weight).toBe(500);
    await all.post('/v1/channels/production/candidates/mf-catalog/hold', { held: false });
    await monitorCanaries(all.registry);
    expect((await stable())?.candidate?.weight).toBe(5_000);
    await monitorCanaries(all.registry);
    expect((await stable())?.stable.version).toBe('1.2.0');
  });
});

test('a manager who aborted first is not overruled', async () => {
  await all.post('/v1/channels/production/candidates', {
    app: 'mf-catalog',
    version: '1.3.0',
    weight: 500,
  });
  await tell([
    ...visitsOf('1.2.0', 'stable', 400),
    ...visitsOf('1.3.0', 'candidate', 40, ['blank-page']),
  ]);
  const [running] = await rollouts();
  const abort = all.post('/v1/channels/production/candidates/mf-catalog/abort', {
    reason: 'seen it',
  });
  await Promise.all([abort, monitorCanaries(all.registry)]);
  expect(running?.version).toBe('1.3.0');
  const { body } = await all.get<{ rows: { action: string }[] }>('/v1/audit?limit=2');
  expect(body.rows.filter((row) => row.action.includes('abort'))).toHaveLength(1);
});

// Covers: REL-016
test('a candidate with rules is compared with those whom its rules admit alone', async () => {
  await all.post('/v1/channels/production/candidates', {
    app: 'mf-catalog',
    version: '1.4.0',
    weight: 5_000,
    rules: { locales: ['zh-HK'] },
  });
  // Within the rules both sides fail alike, a little; the many outside them never do.
  const mixed = (version: string, bucket: 'stable' | 'candidate') => [
    ...visitsOf(version, bucket, 92),
    ...visitsOf(version, bucket, 8, ['render-error']),
  ];
  const look = async () => {
    await monitorCanaries(all.registry);
    return (await rollouts())[0]?.verdict;
  };
  const before = (await look())?.sessions.stable ?? 0;
  await tell(visitsOf('1.2.0', 'outside', 480));
  await tell([...mixed('1.2.0', 'stable'), ...mixed('1.4.0', 'candidate')]);
  expect(await look()).toMatchObject({
    state: 'healthy',
    sessions: { stable: before + 100, candidate: 100 },
  });
  const { body } = await all.get<{ stableFigures: { sessions: number } }>(
    '/v1/channels/production/series/mf-catalog',
  );
  expect(body.stableFigures.sessions).toBe(before + 100);
});

test('the monitor leaves out the looks that are not due', async () => {
  const due = [false, true];
  const looked = Promise.withResolvers<number>();
  const registry = {
    ...all.registry,
    config: { ...all.registry.config, analysisPause: 5 },
    keys: { ...all.registry.keys, reload: async () => looked.resolve(due.length) },
  };
  const stop = startCanaryMonitor(registry, looked.reject, () => due.shift() ?? false);
  expect(await looked.promise).toBe(0);
  await stop();
});
