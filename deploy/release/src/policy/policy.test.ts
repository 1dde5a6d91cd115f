import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { buildApp } from '../../test/built-app.ts';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';
import { monitorCanaries } from '../analysis/canary-monitor.ts';
import type { Generation } from '../channels/generations.ts';
import type { Demand } from './enforce.ts';
import type { ChannelPolicy, PolicyVersion } from './policy.ts';
import { freezeAt, hongKongTime, instantOf, isWithinWindow } from './release-times.ts';
import { runScheduled, type Scheduled } from './schedule.ts';

interface Refusal {
  readonly code: string;
  readonly data: { demands?: Demand[] };
}
let all: TestRegistry;
let team = '';
beforeEach(async () => {
  all = await openTestRegistry();
  all.stopClock();
  team = all.tokens.teams['catalog'] ?? '';
  await all.composeAll(['mf-catalog', 'mf-checkout']);
  await all.publish(buildApp('mf-catalog', '1.1.0'), team);
});
afterEach(() => all.close());

const setPolicy = async (production: Partial<ChannelPolicy>, token = all.tokens.manager) => {
  const answer = await all.server.inject({
    method: 'PUT',
    url: '/v1/policy',
    headers: { authorization: `Bearer ${token}` },
    payload: { document: { schema: 1, channels: { production } }, reason: 'as agreed' },
  });
  return { status: answer.statusCode, body: answer.json<PolicyVersion>() };
};
const compose = (changes: Record<string, unknown> = {}, token = all.tokens.manager) =>
  all.post<Generation & Refusal>(
    '/v1/channels/production/compositions',
    { apps: { 'mf-catalog': '1.1.0' }, ...changes },
    token,
  );
const canary = (token = all.tokens.manager, weight = 500, app = 'mf-catalog') =>
  all.post<Generation & Refusal>(
    '/v1/channels/production/candidates',
    { app, version: '1.1.0', weight },
    token,
  );
const act = (verb: string, body: Record<string, unknown> = {}, token = all.tokens.manager) =>
  all.post<Generation & Refusal>(
    `/v1/channels/production/candidates/mf-catalog/${verb}`,
    body,
    token,
  );
const rules = ({ body }: { body: Refusal }) => body.data.demands?.map(({ rule }) => rule);

describe('the policy', () => {
  test('is set by managers, kept with each version, and never over an unseen one', async () => {
    expect((await setPolicy({}, team)).status).toBe(403);
    expect((await setPolicy({ checks: ['e2e'] })).body.version).toBe(1);
    expect((await setPolicy({})).body.version).toBe(2);
    const { body } = await all.get<{ policies: PolicyVersion[] }>('/v1/policy/history');
    expect(body.policies.map(({ version }) => version)).toEqual([2, 1]);
    const late = await all.server.inject({
      method: 'PUT',
      url: '/v1/policy',
      headers: { authorization: `Bearer ${all.tokens.manager}` },
      payload: { document: { schema: 1, channels: {} }, reason: 'late', expectedVersion: 1 },
    });
    expect(late.statusCode).toBe(409);
  });

  test('is refused when it is not one', async () => {
    expect((await setPolicy({ windows: [{ days: [], from: '9', to: '1' }] })).status).toBe(400);
  });
});

describe('teams', () => {
  test('ship nothing without a policy', async () => {
    expect((await canary(team)).body.code).toBe('50102');
  });

  test('ship their own apps by the policy, and nobody else’s', async () => {
    await setPolicy({ teams: ['candidate', 'weight', 'promote', 'rollback'] });
    expect((await canary(team)).status).toBe(200);
    expect((await act('weight', { weight: 2_000 }, team)).status).toBe(200);
    expect((await act('promote', {}, team)).status).toBe(200);
    const back = await all.post(
      '/v1/channels/production/apps/mf-catalog/rollback',
      { reason: 'a try' },
      team,
    );
    expect(back.status).toBe(200);
    await all.publish(buildApp('mf-checkout', '1.1.0'));
    expect((await canary(team, 500, 'mf-checkout')).body.code).toBe('50104');
    expect((await compose({}, team)).body.code).toBe('50102');
  });

  test('waive nothing and break no glass', async () => {
    await setPolicy({ teams: ['candidate', 'compose'] });
    expect((await compose({ waive: true }, team)).body.code).toBe('50102');
    expect((await compose({ breakGlass: true, reason: 'it is urgent' }, team)).body.code).toBe(
      '50102',
    );
  });
});

describe('what a policy asks for', () => {
  test('checks that have passed', async () => {
    await setPolicy({ checks: ['unit', 'e2e'] });
    const refused = await canary();
    expect([refused.status, rules(refused)]).toEqual([422, ['checks']]);
    expect(refused.body.data.demands?.[0]?.message.en_gb).toContain('unit, e2e');
    for (const name of ['unit', 'e2e'])
      await all.post(
        '/v1/apps/mf-catalog/versions/1.1.0/checks',
        { name, passed: true, url: 'https://ci.example/1' },
        team,
      );
    expect((await canary()).status).toBe(200);
    const foreign = await all.post(
      '/v1/apps/mf-checkout/versions/1.0.0/checks',
      { name: 'e2e', passed: true },
      team,
    );
    expect(foreign.status).toBe(403);
  });

  test('stages: none sooner, and everybody last', async () => {
    await setPolicy({
      stages: [
        { percent: 5, minutes: 10 },
        { percent: 50, minutes: 20 },
      ],
    });
    expect(rules(await compose())).toEqual(['stages']);
    expect(rules(await canary(all.tokens.manager, 2_000))).toEqual(['stages']);
    const started = await canary();
    expect(started.status).toBe(200);
    expect(rules(await act('weight', { weight: 5_000 }))).toEqual(['stages']);
    all.pass(11 * 60_000);
    expect((await act('weight', { weight: 5_000 })).status).toBe(200);
    expect(rules(await act('promote'))).toEqual(['stages']);
    all.pass(20 * 60_000);
    expect((await act('promote')).status).toBe(200);
  });

  test('a second person: neither who published nor who ships', async () => {
    await setPolicy({ teams: ['candidate'], approvals: [{ for: ['mf-catalog'], count: 1 }] });
    expect(rules(await canary(team))).toEqual(['approval']);
    const waiting = await all.get<{ requests: unknown[] }>('/v1/channels/production/approvals');
    expect(waiting.body.requests).toMatchObject([
      { app: 'mf-catalog', version: '1.1.0', requestedBy: 'team catalog' },
    ]);
    const approve = (token: string) =>
      all.post(
        '/v1/channels/production/approvals',
        { app: 'mf-catalog', version: '1.1.0', reason: 'looked at it' },
        token,
      );
    expect((await approve(team)).status).toBe(403);
    expect((await approve(all.tokens.manager)).status).toBe(201);
    // Who approved may not ship it themselves.
    expect(rules(await canary())).toEqual(['approval']);
    expect((await canary(team)).status).toBe(200);
  });

  test('an approval of payment pages, of the shell and of changed contracts', async () => {
    await setPolicy({
      approvals: [
        { for: 'payment', count: 1 },
        { for: 'shell', count: 1 },
        { for: 'contracts', count: 1 },
      ],
    });
    expect((await canary()).status).toBe(200);
    await act('abort');
    const next = buildApp('mf-catalog', '1.2.0', { contract: '1.3.0' });
    await all.publish(next, team);
    await all.publish(buildApp('shell', '1.1.0'));
    expect(rules(await compose({ apps: { 'mf-catalog': '1.2.0' } }))).toEqual(['approval']);
    expect(rules(await compose({ apps: { shell: '1.1.0' } }))).toEqual(['approval']);
  });

  test('neither stops a roll-back nor an abort', async () => {
    await canary();
    await setPolicy({
      freezes: [{ from: '2020-01-01T00:00', to: '2099-01-01T00:00', reason: 'for ever' }],
      approvals: [{ for: 'all', count: 5 }],
    });
    expect(rules(await act('weight', { weight: 900 }))).toEqual(['freeze', 'approval']);
    expect((await act('abort')).status).toBe(200);
  });
});

test('breaking the glass takes a manager and a reason, and everybody hears of it', async () => {
  await all.registry.db.query(
    `INSERT INTO release.webhooks (url, secret, made_by)
      VALUES ('https://hooks.example/1', 's', 'test')`,
  );
  await setPolicy({
    freezes: [{ from: '2020-01-01T00:00', to: '2099-01-01T00:00', reason: 'for ever' }],
  });
  expect(rules(await compose())).toEqual(['freeze']);
  expect(rules(await compose({ breakGlass: true, reason: 'now' }))).toEqual(['freeze']);
  const reason = 'prices are wrong in the shop';
  expect((await compose({ breakGlass: true, reason })).status).toBe(200);
  const { rows } = await all.registry.db.query<{ body: { type: string } }>(
    "SELECT body FROM release.deliveries WHERE body ->> 'type' = 'break-glass'",
  );
  expect(rows).toMatchObject([{ body: { reason, demands: [{ rule: 'freeze' }] } }]);
  const { body } = await all.get<{ rows: { detail: { brokeGlass: string[] } }[] }>(
    '/v1/audit?limit=1',
  );
  expect(body.rows[0]?.detail.brokeGlass).toHaveLength(1);
});

describe('a scheduled change', () => {
  const schedule = (minutes: number, token = all.tokens.manager) =>
    all.post<Scheduled & Refusal>(
      '/v1/channels/production/schedule',
      {
        kind: 'compose',
        dueAt: new Date(all.registry.clock() + minutes * 60_000).toISOString(),
        change: { apps: { 'mf-catalog': '1.1.0' } },
      },
      token,
    );
  const stable = async () =>
    (await all.get<Generation>('/v1/channels/production')).body.apps['mf-catalog']?.stable.version;
  const outcome = async () =>
    (await all.get<{ scheduled: Scheduled[] }>('/v1/channels/production/schedule')).body
      .scheduled[0]?.outcome;

  test('is made when its time has come, as the one who scheduled it', async () => {
    expect((await schedule(-1)).body.code).toBe('10102');
    expect((await schedule(60)).status).toBe(201);
    await runScheduled(all.registry);
    expect(await stable()).toBe('1.0.0');
    all.pass(61 * 60_000);
    await runScheduled(all.registry);
    expect([await stable(), await outcome()]).toEqual(['1.1.0', 'done']);
    const { body } = await all.get<{ generations: Generation[] }>(
      '/v1/channels/production/generations?limit=1',
    );
    expect(body.generations[0]?.actor).toBe('first manager');
  });

  test('is judged by the policy that holds then', async () => {
    expect((await schedule(60, team)).status).toBe(201);
    all.pass(61 * 60_000);
    await runScheduled(all.registry);
    expect([await stable(), await outcome()]).toEqual(['1.0.0', '50102']);
  });

  test('can be cancelled by a manager or by its team', async () => {
    const { body } = await schedule(60);
    const cancel = (token: string) =>
      all.server.inject({
        method: 'DELETE',
        url: `/v1/schedule/${body.id}`,
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await cancel(team)).statusCode).toBe(404);
    expect((await cancel(all.tokens.manager)).statusCode).toBe(204);
    all.pass(61 * 60_000);
    await runScheduled(all.registry);
    expect([await stable(), await outcome()]).toEqual(['1.0.0', 'cancelled']);
  });
});

test('a plan waits for the end of a freeze', async () => {
  await all.post('/v1/channels/production/candidates', {
    app: 'mf-catalog',
    version: '1.1.0',
    weight: 500,
    plan: [{ weight: 500, minutes: 0 }],
  });
  const events = ['1.0.0', '1.1.0'].flatMap((version) =>
    Array.from({ length: 60 }, (_, i) => ({
      app: 'mf-catalog',
      version,
      bucket: version === '1.1.0' ? 'candidate' : 'stable',
      generation: 2,
      route: 'home',
      session: `visit-${version}-${i}`,
      network: i % 16,
      kind: 'session',
    })),
  );
  await all.post('/v1/telemetry', { channel: 'production', events }, all.tokens.edge);
  const now = hongKongTime(all.registry.clock()).slice(0, 10);
  await setPolicy({
    freezes: [{ from: `${now}T00:00`, to: '2099-01-01T00:00', reason: 'a feast' }],
  });
  await monitorCanaries(all.registry);
  const head = async () =>
    (await all.get<Generation>('/v1/channels/production')).body.apps['mf-catalog'];
  expect((await head())?.candidate?.version).toBe('1.1.0');
  await setPolicy({});
  await monitorCanaries(all.registry);
  expect((await head())?.stable.version).toBe('1.1.0');
});

describe('times in Hong Kong', () => {
  const at = (local: string) => instantOf(local) ?? 0;
  test('a freeze begins and ends by the clock there', () => {
    const policy = { freezes: [{ from: '2026-12-24T18:00', to: '2026-12-27T09:00', reason: 'x' }] };
    expect(freezeAt(policy, at('2026-12-24T17:59'))).toBeUndefined();
    expect(freezeAt(policy, at('2026-12-24T18:00'))?.reason).toBe('x');
    expect(freezeAt(policy, Date.parse('2026-12-27T01:00:00Z'))).toBeUndefined();
  });

  test('a window holds on its days, also over midnight', () => {
    const day: ChannelPolicy['windows'] = [{ days: ['mon'], from: '10:00', to: '17:00' }];
    expect(isWithinWindow({ windows: day }, at('2026-11-30T10:00'))).toBe(true);
    expect(isWithinWindow({ windows: day }, at('2026-11-30T17:00'))).toBe(false);
    expect(isWithinWindow({ windows: day }, at('2026-12-01T12:00'))).toBe(false);
    const night: ChannelPolicy['windows'] = [{ days: ['mon'], from: '22:00', to: '02:00' }];
    expect(isWithinWindow({ windows: night }, at('2026-12-01T01:59'))).toBe(true);
    expect(isWithinWindow({ windows: night }, at('2026-12-01T22:30'))).toBe(false);
    expect(isWithinWindow({ windows: [] }, at('2026-12-01T22:30'))).toBe(true);
  });
});
