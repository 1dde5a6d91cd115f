import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TelemetryEvent } from '@tapnook/contracts/release';
import { buildPart } from '../../test/part.ts';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';
import { watchAll } from './watch.ts';

/** Traffic through the registry itself: counted, judged and undone, second by second of its clock. */
const MINIMUM = 50;
const VISITS_A_SECOND = 100;
const WEIGHT = 500;
type Kind = TelemetryEvent['kind'];
interface Visit {
  readonly kinds: readonly Kind[];
  readonly lcp: number;
}

/** What is wrong with the candidate of each part. */
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
const PARTS = Object.keys(WRONG);
let all: TestRegistry;
beforeAll(async () => {
  all = await openTestRegistry({ ANALYSIS_MIN_SESSIONS: String(MINIMUM) });
  await all.composeAll(PARTS);
  for (const part of PARTS) {
    await all.publish(buildPart(part, '1.1.0'));
    await all.post('/v1/channels/production/candidates', {
      part,
      version: '1.1.0',
      weight: WEIGHT,
    });
  }
});
afterAll(() => all.close());

let visits = 0;
const eventsOf = (part: string, candidate: boolean): TelemetryEvent[] => {
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
  const { kinds, lcp } = candidate ? (WRONG[part]?.(healthy) ?? healthy) : healthy;
  const stamp = {
    part,
    version: candidate ? '1.1.0' : '1.0.0',
    bucket: candidate ? 'candidate' : 'stable',
    generation: 2,
    route: 'home',
    session: `visit-number-${visits}`,
  } as const;
  return [...kinds.map((kind) => ({ ...stamp, kind })), { ...stamp, kind: 'lcp', value: lcp }];
};
const running = async (): Promise<string[]> =>
  (
    await all.get<{ rollouts: { part: string }[] }>('/v1/channels/production/rollouts')
  ).body.rollouts.map(({ part }) => part);

test('throws, blank page, slow, chunk missing, checkout drop: each undone and blocked within ten seconds of the minimum sample', async () => {
  const met: Record<string, number> = Object.fromEntries(PARTS.map((part) => [part, 0]));
  const sampledAt: Record<string, number> = {};
  const undoneAt: Record<string, number> = {};
  for (let second = 1; second <= 40 && Object.keys(undoneAt).length < PARTS.length; second += 1) {
    for (const part of PARTS.filter((one) => !(one in undoneAt))) {
      const events = Array.from({ length: VISITS_A_SECOND }, (_, i) => {
        const candidate = i % (10_000 / WEIGHT) === 0;
        met[part] = (met[part] ?? 0) + (candidate ? 1 : 0);
        return eventsOf(part, candidate);
      }).flat();
      await all.post('/v1/telemetry', { channel: 'production', events }, all.tokens.edge);
      if ((met[part] ?? 0) >= MINIMUM) sampledAt[part] ??= second;
    }
    all.pass(1_000);
    await watchAll(all.registry);
    const left = await running();
    for (const part of PARTS) if (!left.includes(part)) undoneAt[part] ??= second;
  }
  for (const part of PARTS) {
    expect((undoneAt[part] ?? Infinity) - (sampledAt[part] ?? 0)).toBeLessThanOrEqual(10);
    // Of ten thousand visits, which a shop of this traffic has in under two minutes.
    expect((met[part] ?? Infinity) / 10_000).toBeLessThanOrEqual(0.01);
    const again = await all.post<{ code: string }>('/v1/channels/production/candidates', {
      part,
      version: '1.1.0',
      weight: WEIGHT,
    });
    expect(again.body.code).toBe('50110');
  }
});
