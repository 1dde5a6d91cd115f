import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { TelemetryEvent } from '@tapnook/contracts/release';
import { buildApp } from '../../test/built-app.ts';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';
import type { Generation } from '../channels/generations.ts';
import { monitorCanaries } from './canary-monitor.ts';

const APP = 'mf-catalog';
const [STABLE, NEW] = ['1.0.0', '1.1.0'];
let all: TestRegistry;
beforeEach(async () => {
  all = await openTestRegistry({ ANALYSIS_MIN_SESSIONS: '50' });
  all.stopClock();
  await all.composeAll([APP]);
  await all.publish(buildApp(APP, NEW));
  await all.registry.db.query(
    "UPDATE release.generations SET created_at = now() - interval '1 day'",
  );
});
afterEach(() => all.close());

let visits = 0;
const tell = async (
  version: string,
  count: number,
  networkOf: (visit: number) => number,
  kinds: readonly TelemetryEvent['kind'][] = [],
): Promise<void> => {
  const events = Array.from({ length: count }, () => {
    visits += 1;
    const stamp = {
      app: APP,
      version,
      bucket: version === NEW ? ('candidate' as const) : ('stable' as const),
      generation: 2,
      route: 'home',
      session: `visit-number-${visits}`,
      network: networkOf(visits),
    };
    return (['session', ...kinds] as const).map((kind) => ({
      ...stamp,
      kind,
      ...(kind === 'lcp' && { value: 90_000 }),
    }));
  }).flat();
  for (let from = 0; from < events.length; from += 1_000)
    await all.post(
      '/v1/telemetry',
      { channel: 'production', events: events.slice(from, from + 1_000) },
      all.tokens.edge,
    );
};
const anywhere = (visit: number): number => visit % 16;
const head = async () => (await all.get<Generation>('/v1/channels/production')).body.apps[APP];
const beginCanary = () =>
  all.post('/v1/channels/production/candidates', { app: APP, version: NEW, weight: 500 });
const compose = () => all.post('/v1/channels/production/compositions', { apps: { [APP]: NEW } });

describe('a canary', () => {
  test.each([
    ['one network', () => 3],
    ['two networks', (visit: number) => 3 + (visit % 2)],
  ])(
    'is not blocked by 1,000 visits of %s, and does not go on meanwhile',
    async (_who, networks) => {
      await beginCanary();
      await tell(STABLE, 400, anywhere);
      await tell(NEW, 100, anywhere);
      await tell(NEW, 1_000, networks, ['blank-page', 'lcp']);
      await monitorCanaries(all.registry);
      expect((await head())?.candidate?.version).toBe(NEW);
      const { body } = await all.get<{ rollouts: { verdict: { state: string } }[] }>(
        '/v1/channels/production/rollouts',
      );
      expect(body.rollouts[0]?.verdict.state).toBe('watch');
    },
  );
  test('is blocked by what visits of many networks met, beside what one network says', async () => {
    await beginCanary();
    await tell(STABLE, 400, anywhere);
    await tell(NEW, 60, anywhere, ['blank-page']);
    await tell(NEW, 400, () => 3);
    await monitorCanaries(all.registry);
    expect((await head())?.candidate).toBeUndefined();
  });
});

describe('a version that everybody got', () => {
  test('is not taken back by 1,000 visits of one network', async () => {
    await tell(STABLE, 200, anywhere);
    await compose();
    await tell(NEW, 100, anywhere);
    await tell(NEW, 1_000, () => 3, ['blank-page']);
    await monitorCanaries(all.registry);
    expect((await head())?.stable.version).toBe(NEW);
  });
  test('is taken back by what visits of many networks met', async () => {
    await tell(STABLE, 200, anywhere);
    await compose();
    await tell(NEW, 100, anywhere, ['blank-page']);
    await monitorCanaries(all.registry);
    expect((await head())?.stable.version).toBe(STABLE);
  });
});
