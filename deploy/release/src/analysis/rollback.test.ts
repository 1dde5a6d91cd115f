import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TelemetryEvent } from '@tapnook/contracts/release';
import { buildApp } from '../../test/built-app.ts';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';
import { monitorCanaries } from './canary-monitor.ts';

/**
 * Traffic through the registry itself: counted, judged and undone, second by second of its clock.
 */
const MINIMUM = 50;
const VISITS_A_SECOND = 100;
const WEIGHT = 500;
type Kind = TelemetryEvent['kind'];
interface Visit {
  readonly kinds: readonly Kind[];
  readonly lcp: number;
}

/** What is wrong with the candidate of each app. */
const WRONG: Readonly<Record<string, (visit: Visit) => Visit>> = {
  'mf-catalog': (visit) => ({ ...visit, kinds: [...visit.kinds, 'render-error'] }),
  'mf-account': (visit) => ({ ...visit, kinds: [...visit.kinds, 'blank-page'] }),
  'mf-merchant': (visit) => ({ ...visit, lcp: 6_000 }),
  'mf-reviews': (visit) => ({ ...visit, kinds: [...visit.kinds, 'load-failure'] }),
  'mf-checkout': (visit) => ({
    ...visit,
    kinds: visit.kinds.filter((kind) => kind !== 'checkout-completed'),
  }),
};
const APPS = Object.keys(WRONG);
let all: TestRegistry;
beforeAll(async () => {
  all = await openTestRegistry({ ANALYSIS_MIN_SESSIONS: String(MINIMUM) });
  all.stopClock();
  await all.composeAll(APPS);
  for (const app of APPS) {
    await all.publish(buildApp(app, '1.1.0'));
    await all.post('/v1/channels/production/candidates', {
      app,
      version: '1.1.0',
      weight: WEIGHT,
    });
  }
});
afterAll(() => all.close());

let visits = 0;
const eventsOf = (app: string, candidate: boolean): TelemetryEvent[] => {
  visits += 1;
  const healthy: Visit = {
    kinds: [
      'session',
      ...(visits % 3 === 0
        ? ([
            'checkout-started',
            ...(visits % 10 < 7 ? (['checkout-completed'] as const) : []),
          ] as const)
        : []),
    ],
    lcp: 1_500 + (visits % 7) * 100,
  };
  const { kinds, lcp } = candidate ? (WRONG[app]?.(healthy) ?? healthy) : healthy;
  const stamp = {
    app,
    version: candidate ? '1.1.0' : '1.0.0',
    bucket: candidate ? 'candidate' : 'stable',
    generation: 2,
    route: 'home',
    session: `visit-number-${visits}`,
    network: Math.floor(visits / 20) % 16,
  } as const;
  return [...kinds.map((kind) => ({ ...stamp, kind })), { ...stamp, kind: 'lcp', value: lcp }];
};
const running = async (): Promise<string[]> =>
  (
    await all.get<{ rollouts: { app: string }[] }>('/v1/channels/production/rollouts')
  ).body.rollouts.map(({ app }) => app);

// Covers: REL-019
test('rolls back and blocks each bad candidate within 10 s of the minimum sample', async () => {
  const met: Record<string, number> = Object.fromEntries(APPS.map((app) => [app, 0]));
  const sampledAt: Record<string, number> = {};
  const undoneAt: Record<string, number> = {};
  for (let second = 1; second <= 40 && Object.keys(undoneAt).length < APPS.length; second += 1) {
    for (const app of APPS.filter((one) => !(one in undoneAt))) {
      const events = Array.from({ length: VISITS_A_SECOND }, (_, i) => {
        const candidate = i % (10_000 / WEIGHT) === 0;
        met[app] = (met[app] ?? 0) + (candidate ? 1 : 0);
        return eventsOf(app, candidate);
      }).flat();
      await all.post('/v1/telemetry', { channel: 'production', events }, all.tokens.edge);
      if ((met[app] ?? 0) >= MINIMUM) sampledAt[app] ??= second;
    }
    all.pass(1_000);
    await monitorCanaries(all.registry);
    const left = await running();
    for (const app of APPS) if (!left.includes(app)) undoneAt[app] ??= second;
  }
  for (const app of APPS) {
    expect((undoneAt[app] ?? Infinity) - (sampledAt[app] ?? 0)).toBeLessThanOrEqual(10);
    // Of ten thousand visits, which a shop of this traffic has in under two minutes.
    expect((met[app] ?? Infinity) / 10_000).toBeLessThanOrEqual(0.01);
    const again = await all.post<{ code: string }>('/v1/channels/production/candidates', {
      app,
      version: '1.1.0',
      weight: WEIGHT,
    });
    expect(again.body.code).toBe('50110');
  }
});
