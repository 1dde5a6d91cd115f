import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { TelemetryEvent } from '@tapnook/contracts/release';
import { buildApp } from '../../test/built-app.ts';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';
import type { Generation } from '../channels/generations.ts';
import { monitorCanaries } from './canary-monitor.ts';

const SECOND_MS = 1_000;
let all: TestRegistry;
beforeEach(async () => {
  all = await openTestRegistry();
  all.stopClock();
  await all.composeAll(['mf-catalog', 'mf-reviews']);
  await all.publish(buildApp('mf-catalog', '1.1.0'));
  // The first composition is old by the time of the release.
  await all.registry.db.query(
    "UPDATE release.generations SET created_at = now() - interval '1 day'",
  );
});
afterEach(() => all.close());

let visits = 0;
const tell = async (
  app: string,
  version: string,
  count: number,
  kinds: TelemetryEvent['kind'][],
) => {
  const events = Array.from({ length: count }, () => {
    visits += 1;
    const stamp = {
      app,
      version,
      bucket: 'stable',
      generation: 2,
      route: 'home',
      session: `visit-number-${visits}`,
      network: visits % 16,
    };
    return ['session', ...kinds].map((kind) => ({ ...stamp, kind }));
  }).flat();
  const { status } = await all.post(
    '/v1/telemetry',
    { channel: 'production', events },
    all.tokens.edge,
  );
  expect(status).toBe(202);
};
const compose = (version: string) =>
  all.post<Generation>('/v1/channels/production/compositions', { apps: { 'mf-catalog': version } });
const head = async () =>
  (await all.get<Generation>('/v1/channels/production')).body.apps['mf-catalog']?.stable.version;

test('a broken version composed for everybody is undone by itself within a minute', async () => {
  await tell('mf-catalog', '1.0.0', 200, []);
  await compose('1.1.0');
  let seconds = 0;
  for (; seconds < 60 && (await head()) === '1.1.0'; seconds += 2) {
    await tell('mf-catalog', '1.1.0', 100, ['blank-page']);
    await tell('mf-reviews', '1.0.0', 100, []);
    all.pass(2 * SECOND_MS);
    await monitorCanaries(all.registry);
  }
  expect(await head()).toBe('1.0.0');
  expect(seconds).toBeLessThan(10);
  const { body } = await all.get<{ generations: Generation[] }>(
    '/v1/channels/production/generations?limit=1',
  );
  expect(body.generations[0]).toMatchObject({ kind: 'auto-rollback', actor: 'analysis' });
});

test('a version that breaks some minutes after everybody got it is undone as well', async () => {
  await compose('1.1.0');
  await tell('mf-catalog', '1.1.0', 300, []);
  await monitorCanaries(all.registry);
  expect(await head()).toBe('1.1.0');
  all.pass(600 * SECOND_MS);
  await tell('mf-catalog', '1.1.0', 100, ['render-error']);
  await monitorCanaries(all.registry);
  expect(await head()).toBe('1.0.0');
});

test('nothing is undone while apps that nobody changed fail too', async () => {
  await compose('1.1.0');
  await tell('mf-catalog', '1.1.0', 100, ['render-error']);
  await tell('mf-reviews', '1.0.0', 100, ['render-error']);
  await monitorCanaries(all.registry);
  expect(await head()).toBe('1.1.0');
});

test('nor a version that works, nor one of long ago', async () => {
  await compose('1.1.0');
  await tell('mf-catalog', '1.1.0', 300, []);
  await tell('mf-catalog', '1.1.0', 20, ['render-error']);
  await monitorCanaries(all.registry);
  expect(await head()).toBe('1.1.0');
  all.pass(3_600 * SECOND_MS);
  await tell('mf-catalog', '1.1.0', 100, ['render-error']);
  await monitorCanaries(all.registry);
  expect(await head()).toBe('1.1.0');
});

test('a version that throws on half its pages is undone against the former one’s', async () => {
  await compose('1.1.0');
  all.pass(10 * SECOND_MS);
  for (let minute = 0; minute < 10 && (await head()) === '1.1.0'; minute += 1) {
    await tell('mf-catalog', '1.0.0', 60, []);
    await tell('mf-catalog', '1.1.0', 240, ['unhandled-error']);
    await tell('mf-catalog', '1.1.0', 240, []);
    await monitorCanaries(all.registry);
    all.pass(60 * SECOND_MS);
  }
  expect(await head()).toBe('1.0.0');
});

test('a few shoppers keep the former version half an hour, none after a roll-back', async () => {
  const { body } = await compose('1.1.0');
  const holdback = body.apps['mf-catalog']?.holdback;
  expect(holdback?.weight).toBe(200);
  expect(Date.parse(holdback?.until ?? '') - all.registry.clock()).toBeGreaterThan(29 * 60_000);
  expect(body.apps['mf-reviews']?.holdback).toBeUndefined();
  const back = await all.post<Generation>('/v1/channels/production/apps/mf-catalog/rollback', {
    reason: 'a try',
  });
  expect(back.body.apps['mf-catalog']).toMatchObject({ stable: { version: '1.0.0' } });
  expect(back.body.apps['mf-catalog']?.holdback).toBeUndefined();
});
