import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { EnvironmentManifest, type SignedManifest } from '@tapnook/contracts/release';
import { buildApp, withFile } from '../../test/built-app.ts';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';
import type { User } from '../checks/who-uses.ts';
import { remindOfFlags, type FlagState } from './flags.ts';

const DAY_MS = 86_400_000;
let all: TestRegistry;
beforeEach(async () => {
  all = await openTestRegistry();
  await all.composeAll(['mf-catalog']);
});
afterEach(() => all.close());

const turn = (
  body: Record<string, unknown> = {},
  token = all.tokens.manager,
  name = 'chat-widget',
) =>
  all.post<{ generation: number; code?: string }>(
    `/v1/channels/production/flags/${name}`,
    { on: false, reason: 'their service is down', ...body },
    token,
  );
const manifest = async () => {
  const { body } = await all.get<SignedManifest>('/v1/channels/production/manifest');
  return EnvironmentManifest.parse(
    JSON.parse(Buffer.from(body.payload, 'base64url').toString('utf8')),
  );
};
const flags = async () =>
  (await all.get<{ flags: FlagState[] }>('/v1/channels/production/flags')).body.flags;

describe('a flag', () => {
  test('stands in the next signed manifest, and keeps its side when its share grows', async () => {
    expect((await manifest()).flags).toBeUndefined();
    expect((await turn({ on: true, weight: 1_000 })).body.generation).toBe(2);
    const first = (await manifest()).flags?.['chat-widget'];
    expect(first).toMatchObject({ on: true, weight: 1_000 });
    await turn({ on: true, weight: 5_000, rules: { locales: ['zh-HK'] } });
    expect((await manifest()).flags?.['chat-widget']).toEqual({
      ...first,
      weight: 5_000,
      rules: { locales: ['zh-HK'] },
    });
    const reset = await all.post('/v1/channels/production/flags/chat-widget/reset', {
      reason: 'done with it',
    });
    expect(reset.status).toBe(200);
    expect((await manifest()).flags).toBeUndefined();
  });

  test('is turned by its owner’s team or a manager, and is known to the contracts', async () => {
    expect((await turn({}, all.tokens.teams['catalog'])).body.code).toBe('50104');
    expect((await turn({}, all.tokens.teams['shell'])).status).toBe(200);
    expect((await turn({}, all.tokens.viewer)).status).toBe(403);
    expect((await turn({}, all.tokens.manager, 'no-such-flag')).body.code).toBe('50107');
  });

  test('is turned off during a freeze too', async () => {
    await all.server.inject({
      method: 'PUT',
      url: '/v1/policy',
      headers: { authorization: `Bearer ${all.tokens.manager}` },
      payload: {
        reason: 'a feast',
        document: {
          schema: 1,
          channels: {
            production: {
              freezes: [{ from: '2020-01-01T00:00', to: '2099-01-01T00:00', reason: 'a feast' }],
            },
          },
        },
      },
    });
    expect((await turn()).status).toBe(200);
  });

  test('has an age, and its owner is asked about it once', async () => {
    await all.registry.db.query(
      `INSERT INTO release.webhooks (url, secret, made_by)
        VALUES ('https://hooks.example/1', 's', 'test')`,
    );
    await turn({ days: 10 });
    all.pass(9 * DAY_MS);
    await remindOfFlags(all.registry);
    expect((await flags())[0]).toMatchObject({ ageDays: 9, isOverdue: false });
    all.pass(2 * DAY_MS);
    await remindOfFlags(all.registry);
    await remindOfFlags(all.registry);
    expect((await flags())[0]).toMatchObject({
      name: 'chat-widget',
      app: 'shell',
      isOverdue: true,
    });
    const { rows } = await all.registry.db.query<{ body: unknown }>(
      "SELECT body FROM release.deliveries WHERE body ->> 'type' = 'flag-reminder'",
    );
    expect(rows).toMatchObject([{ body: { flag: 'chat-widget', app: 'shell' } }]);
  });
});

test('who still uses something is told by live version and traffic', async () => {
  await all.publish(buildApp('mf-reviews', '1.0.0', { slots: { gives: ['histogram'], uses: [] } }));
  await all.publish(buildApp('mf-catalog', '1.1.0', { slots: { gives: [], uses: ['histogram'] } }));
  await all.post('/v1/channels/production/compositions', {
    apps: { 'mf-reviews': '1.0.0', 'mf-catalog': '1.1.0' },
  });
  const events = Array.from({ length: 7 }, (_, i) => ({
    app: 'mf-catalog',
    version: '1.1.0',
    bucket: 'stable',
    generation: 2,
    route: 'home',
    session: `visit-number-${i}`,
    network: i,
    kind: 'session',
  }));
  await all.post('/v1/telemetry', { channel: 'production', events }, all.tokens.edge);
  const users = async (query: string) =>
    (await all.get<{ users: User[] }>(`/v1/uses?${query}`)).body.users;
  expect(await users('kind=slot&subject=histogram')).toMatchObject([
    { app: 'mf-catalog', version: '1.1.0', side: 'stable', visits: 7 },
  ]);
  expect(await users('kind=slot&subject=nothing')).toEqual([]);
  expect((await users('kind=shared&subject=react')).map(({ wants }) => wants)).toContain('^19.0.0');
  expect((await users('kind=contract')).length).toBe(4);
  const bundle = `call('getShops', 'GET', '/v1/public/shops')`;
  await all.publish(withFile(buildApp('mf-catalog', '1.2.0'), 'server/server.cjs', bundle));
  await all.post('/v1/channels/production/compositions', { apps: { 'mf-catalog': '1.2.0' } });
  for (const call of ['getShops', 'GET /v1/public/shops'])
    expect(await users(`kind=call&subject=${encodeURIComponent(call)}`)).toMatchObject([
      { app: 'mf-catalog', version: '1.2.0', wants: 'GET /v1/public/shops' },
    ]);
  expect(await users('kind=call&subject=getHome')).toEqual([]);
});
