import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { bucketOf, type TelemetryEvent } from '@tapnook/contracts/release';
import { buildApp } from '../../test/built-app.ts';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';
import { monitorCanaries } from '../analysis/canary-monitor.ts';
import type { Rollout } from '../rollout/rollouts.ts';
import type { DeployAnswer } from './can-deploy.types.ts';
import type { Generation } from './generations.ts';

interface Refusal {
  readonly code: string;
  readonly data: { train?: Record<string, string>; findings?: unknown[] };
}

let all: TestRegistry;
beforeEach(async () => {
  all = await openTestRegistry();
  all.stopClock();
  await all.composeAll(['mf-catalog', 'mf-reviews', 'mf-account']);
  // The catalogue's next version shows a slot that the reviews give from their next version on.
  await all.publish(
    buildApp('mf-reviews', '1.1.0', { slots: { gives: ['rating-summary'], uses: [] } }),
  );
  await all.publish(
    buildApp('mf-catalog', '1.1.0', { slots: { gives: [], uses: ['rating-summary'] } }),
  );
});
afterEach(() => all.close());

const APPS = { 'mf-catalog': '1.1.0', 'mf-reviews': '1.1.0' };
const start = (changes: Record<string, unknown> = {}) =>
  all.post<Generation & Refusal>('/v1/channels/production/trains', {
    apps: APPS,
    weight: 5_000,
    name: 'ratings',
    ...changes,
  });
const head = async () => (await all.get<Generation>('/v1/channels/production')).body.apps;
const rollouts = async () =>
  (await all.get<{ rollouts: Rollout[] }>('/v1/channels/production/rollouts')).body.rollouts;
const act = (app: string, verb: string, body: Record<string, unknown> = {}) =>
  all.post<Generation & Refusal>(`/v1/channels/production/candidates/${app}/${verb}`, body);

let visits = 0;
const visitsOf = (
  app: string,
  version: string,
  count: number,
  kinds: readonly TelemetryEvent['kind'][] = [],
) =>
  Array.from({ length: count }, () => {
    visits += 1;
    const stamp = {
      app,
      version,
      bucket: version === '1.1.0' ? 'candidate' : 'stable',
      generation: 2,
      route: 'home',
      session: `visit-number-${visits}`,
      network: visits % 16,
    };
    return ['session', ...kinds].map((kind) => ({ ...stamp, kind }));
  }).flat();
const tell = (events: unknown[]) =>
  all.post('/v1/telemetry', { channel: 'production', events }, all.tokens.edge);

describe('apps that depend on each other', () => {
  test('are refused alone, with the train that they could travel in', async () => {
    const { status, body } = await all.post<Refusal>('/v1/channels/production/candidates', {
      app: 'mf-catalog',
      version: '1.1.0',
      weight: 500,
    });
    expect([status, body.code]).toEqual([422, '50105']);
    expect(body.data.train).toEqual(APPS);
    const wish = await all.post<DeployAnswer>('/v1/channels/production/can-deploy', {
      apps: { 'mf-catalog': '1.1.0' },
    });
    expect(wish.body).toMatchObject({ deployable: false, train: APPS });
  });

  test('are offered a train before the version is published', async () => {
    const next = buildApp('mf-catalog', '1.2.0', {
      slots: { gives: [], uses: ['rating-summary'] },
    });
    const { body } = await all.post<{ findings: unknown[]; train: unknown }>(
      '/v1/apps/mf-catalog/check',
      next.record,
    );
    expect(body).toEqual({ findings: [], train: { ...APPS, 'mf-catalog': '1.2.0' } });
    const alone = await all.post<{ train: unknown }>(
      '/v1/apps/mf-account/check',
      buildApp('mf-account', '1.1.0').record,
    );
    expect(alone.body.train).toBeNull();
  });
});

describe('a train', () => {
  test('is met whole or not at all, and moves as one', async () => {
    expect((await start()).status).toBe(200);
    const first = await head();
    const salts = Object.keys(APPS).map((app) => first[app]?.candidate?.salt ?? '');
    expect(new Set(salts).size).toBe(1);
    expect(bucketOf(salts[0] ?? '', 'somebody')).toBe(bucketOf(salts[1] ?? '', 'somebody'));
    expect((await act('mf-reviews', 'weight', { weight: 7_000 })).status).toBe(200);
    const apps = await head();
    expect(Object.keys(APPS).map((app) => apps[app]?.candidate?.weight)).toEqual([7_000, 7_000]);
    expect(await rollouts()).toMatchObject([{ trainName: 'ratings' }, { trainName: 'ratings' }]);
  });

  test('is promoted, held back and taken back whole, whichever app is named', async () => {
    await start();
    expect((await act('mf-catalog', 'promote')).status).toBe(200);
    const promoted = await head();
    expect(promoted['mf-reviews']).toMatchObject({
      stable: { version: '1.1.0' },
      holdback: { salt: promoted['mf-catalog']?.holdback?.salt },
    });
    expect(await rollouts()).toEqual([]);
    const back = await all.post<Generation>('/v1/channels/production/apps/mf-reviews/rollback', {
      reason: 'a try',
    });
    expect(back.status).toBe(200);
    const apps = back.body.apps;
    expect(Object.keys(APPS).map((app) => apps[app]?.stable.version)).toEqual(['1.0.0', '1.0.0']);
  });

  test('has one verdict: one bad app undoes all, and only its own version is blocked', async () => {
    await start();
    for (let round = 0; round < 10 && (await rollouts()).length > 0; round += 1) {
      await tell([
        ...visitsOf('mf-catalog', '1.0.0', 60),
        ...visitsOf('mf-catalog', '1.1.0', 60),
        ...visitsOf('mf-reviews', '1.0.0', 60),
        ...visitsOf('mf-reviews', '1.1.0', 60, ['render-error']),
      ]);
      await monitorCanaries(all.registry);
    }
    const apps = await head();
    expect(Object.keys(APPS).map((app) => apps[app]?.candidate)).toEqual([undefined, undefined]);
    const { rows } = await all.registry.db.query<{ name: string }>(
      'SELECT name FROM release.blocks',
    );
    expect(rows).toEqual([{ name: 'mf-reviews' }]);
  });

  test('waits until all its apps are healthy, then follows its plan', async () => {
    await start({ weight: 500, plan: [{ weight: 500, minutes: 0 }] });
    await tell([...visitsOf('mf-catalog', '1.0.0', 60), ...visitsOf('mf-catalog', '1.1.0', 60)]);
    await monitorCanaries(all.registry);
    expect(await rollouts()).toHaveLength(2);
    await tell([...visitsOf('mf-reviews', '1.0.0', 60), ...visitsOf('mf-reviews', '1.1.0', 60)]);
    await monitorCanaries(all.registry);
    expect(await rollouts()).toHaveLength(0);
    expect((await head())['mf-reviews']?.stable.version).toBe('1.1.0');
  });
});

describe('staging', () => {
  const toStaging = (apps: Record<string, string>) =>
    all.post('/v1/channels/staging/compositions', { apps });

  test('goes to production as a whole composition, at once or as a train', async () => {
    await toStaging({ shell: '1.0.0', 'mf-account': '1.0.0', ...APPS });
    const train = await start({ apps: {}, from: 'staging' });
    expect(train.status).toBe(200);
    expect(Object.keys(APPS).map((app) => train.body.apps[app]?.candidate?.version)).toEqual([
      '1.1.0',
      '1.1.0',
    ]);
    expect(train.body.apps['mf-account']?.candidate).toBeUndefined();
    const whole = await all.post<Generation>('/v1/channels/production/compositions', {
      from: 'staging',
    });
    expect(Object.keys(APPS).map((app) => whole.body.apps[app]?.stable.version)).toEqual([
      '1.1.0',
      '1.1.0',
    ]);
    const again = await all.post<Refusal>('/v1/channels/production/compositions', {
      from: 'staging',
    });
    expect(again.body.code).toBe('50109');
  });

  test('apps that were composed together and need each other go back together', async () => {
    await all.post('/v1/channels/production/compositions', { apps: APPS });
    const back = await all.post<Generation>('/v1/channels/production/apps/mf-reviews/rollback', {
      reason: 'a try',
    });
    expect(Object.keys(APPS).map((app) => back.body.apps[app]?.stable.version)).toEqual([
      '1.0.0',
      '1.0.0',
    ]);
  });
});
