import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildApp } from '../../test/built-app.ts';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';
import type { ConsoleState } from '../console/console-state.types.ts';

let all: TestRegistry;
beforeAll(async () => {
  all = await openTestRegistry();
  await all.composeAll(['mf-catalog', 'mf-checkout']);
  await all.publish(buildApp('mf-checkout', '1.1.0'));
  await all.registry.db.query(
    `INSERT INTO release.webhooks (url, secret, made_by)
      VALUES ('http://127.0.0.1:9/', 'x', 'test')`,
  );
});
afterAll(() => all.close());

const CHANGED = 'changed: /remotes/mf-checkout/1.0.0/remoteEntry.js is not sha384-x';
let visits = 0;
const refused = (version: string, detail: string, kind = 'refused-script') => {
  visits += 1;
  return all.post(
    '/v1/telemetry',
    {
      channel: 'production',
      events: [
        {
          kind,
          detail,
          app: 'mf-checkout',
          version,
          bucket: 'stable',
          generation: 2,
          route: 'checkout',
          session: `visit-number-${visits}`,
        },
      ],
    },
    all.tokens.edge,
  );
};
const state = async () =>
  (await all.get<ConsoleState>('/console/state/production', all.tokens.viewer)).body;
const messages = async () =>
  (
    await all.registry.db.query<{ body: { type: string } }>(
      "SELECT body FROM release.deliveries WHERE body ->> 'type' = 'alarm' ORDER BY id",
    )
  ).rows.map(({ body }) => body);

// Covers: PAY-051
test('raises an alarm with file and hash per refused script, once a day to webhooks', async () => {
  const heard: unknown[] = [];
  all.registry.announcer.listen((announcement) => heard.push(announcement));
  await refused('1.0.0', 'app: ScriptNetworkError', 'load-failure');
  expect([(await state()).alarms, await messages()]).toEqual([[], []]);
  await refused('1.0.0', CHANGED);
  await refused('1.0.0', CHANGED);
  await refused('1.0.0', 'made up');
  const { alarms } = await state();
  expect(alarms).toMatchObject([
    { detail: 'made up', count: 1 },
    { app: 'mf-checkout', version: '1.0.0', detail: CHANGED, count: 2 },
  ]);
  expect(await messages()).toEqual([
    {
      type: 'alarm',
      kind: 'refused-script',
      channel: 'production',
      app: 'mf-checkout',
      version: '1.0.0',
      detail: CHANGED,
    },
    expect.objectContaining({ detail: 'made up' }),
  ]);
  expect(heard).toContainEqual({
    type: 'alarm',
    channel: 'production',
    app: 'mf-checkout',
    version: '1.0.0',
  });
  const { body } = await all.get<{
    figures: { loadFailureRate: number; errorRate: number; sessions: number };
  }>('/v1/apps/mf-checkout/versions/1.0.0/health');
  expect(body.figures).toMatchObject({ sessions: 4, loadFailureRate: 0.25, errorRate: 0.25 });
});

// Covers: PAY-051
test('raises an alarm again after a day, and none for versions that are not served', async () => {
  await refused('1.1.0', 'of a version that nobody gets');
  expect((await state()).alarms.map(({ version }) => version)).toEqual(['1.0.0', '1.0.0']);
  await all.registry.db.query("UPDATE release.details SET seen_at = now() - interval '25 hours'");
  expect((await state()).alarms).toEqual([]);
  const before = (await messages()).length;
  await refused('1.0.0', CHANGED);
  expect([(await state()).alarms.length, (await messages()).length]).toEqual([1, before + 1]);
});

// Covers: PAY-051
test('a made-up refused script, or many, keep no real one from being told and listed', async () => {
  await all.registry.db.query('DELETE FROM release.details');
  await all.registry.db.query('DELETE FROM release.deliveries');
  for (let forged = 0; forged < 25; forged += 1) await refused('1.0.0', `made up ${forged}`);
  await refused('1.0.0', CHANGED);
  for (let forged = 25; forged < 60; forged += 1) await refused('1.0.0', `made up ${forged}`);
  expect(await messages()).toContainEqual(expect.objectContaining({ detail: CHANGED }));
  expect(await messages()).toHaveLength(50);
  expect((await state()).alarms.map(({ detail }) => detail)).toContain(CHANGED);
});
