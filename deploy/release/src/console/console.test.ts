import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildApp } from '../../test/built-app.ts';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';
import type { ConsoleState } from './console-state.types.ts';
import { translator } from './texts.ts';

let all: TestRegistry;
beforeAll(async () => {
  all = await openTestRegistry();
  await all.composeAll(['mf-catalog']);
});
afterAll(() => all.close());

const HOST = 'releases.tapnook.example';
const OWN_PAGE = `https://${HOST}`;
const signIn = (token: string, origin = OWN_PAGE) =>
  all.server.inject({
    method: 'POST',
    url: '/session',
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: HOST, origin },
    payload: `token=${encodeURIComponent(token)}`,
  });
/** The cookie of a session that has begun. */
const sessionOf = async (token: string): Promise<string> =>
  String((await signIn(token)).headers['set-cookie']).split(';')[0] ?? '';
const stateFor = (cookie: string) =>
  all.server.inject({ url: '/console/state/production', headers: { cookie } });

describe('signing in', () => {
  test('begins a session of its own, which no script reads and the token is not in', async () => {
    const answer = await signIn(all.tokens.viewer);
    expect(answer.statusCode).toBe(303);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^tn_release=(?!tnr_)[\w-]{32}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=28800/,
    );
    expect((await stateFor(`tn_release=${all.tokens.viewer}`)).statusCode).toBe(401);
  });

  test('is refused from another site', async () => {
    expect((await signIn(all.tokens.viewer, 'https://evil.example')).statusCode).toBe(401);
  });

  test('lasts until its end, that of its token, or eight hours', async () => {
    const end = await sessionOf(all.tokens.viewer);
    expect((await stateFor(end)).statusCode).toBe(200);
    await all.server.inject({
      method: 'POST',
      url: '/session/end',
      headers: { cookie: end, host: HOST, origin: OWN_PAGE },
    });
    expect((await stateFor(end)).statusCode).toBe(401);
    const { token } = (
      await all.post<{ token: string }>('/v1/tokens', { name: 'Wing', role: 'viewer' })
    ).body;
    const ofToken = await sessionOf(token);
    expect((await stateFor(ofToken)).statusCode).toBe(200);
    await all.server.inject({
      method: 'DELETE',
      url: '/v1/tokens/Wing',
      headers: { authorization: `Bearer ${all.tokens.manager}` },
    });
    expect((await stateFor(ofToken)).statusCode).toBe(401);
    const old = await sessionOf(all.tokens.viewer);
    await all.registry.db.query('UPDATE release.console_sessions SET expires_at = now()');
    expect((await stateFor(old)).statusCode).toBe(401);
  });

  test('says so when the token is wrong, and does not let the edge in', async () => {
    expect((await signIn('tnr_wrong')).statusCode).toBe(401);
    expect((await signIn(all.tokens.edge)).body).toContain('That token is not known');
  });

  test('asks for the registry by a name of its own', async () => {
    const rebound = await all.server.inject({ url: '/', headers: { host: 'evil.example:3002' } });
    expect(rebound.statusCode).toBe(421);
    expect(rebound.body).not.toContain('<');
  });

  test('a change that rides on the cookie must come from our own page', async () => {
    const cookie = await sessionOf(all.tokens.manager);
    const post = (origin?: string) =>
      all.server.inject({
        method: 'POST',
        url: '/v1/channels/production/compositions',
        payload: { apps: { 'mf-catalog': '1.0.0' } },
        headers: {
          cookie,
          host: HOST,
          ...(origin && { origin }),
        },
      });
    expect((await post()).statusCode).toBe(401);
    expect((await post('https://evil.example')).statusCode).toBe(401);
    expect((await post('https://releases.tapnook.example')).statusCode).toBe(200);
  });
});

describe('the page', () => {
  test('has a strict policy, no inline style, no inline script', async () => {
    const answer = await all.server.inject({
      url: '/',
      headers: { cookie: await sessionOf(all.tokens.viewer) },
    });
    expect(String(answer.headers['content-security-policy'])).not.toMatch(/unsafe/);
    expect(answer.body).not.toMatch(/ style=| on\w+=|<script>/);
  });

  test('is in the reader’s language', async () => {
    const answer = await all.server.inject({
      url: '/',
      headers: { 'accept-language': 'zh-HK,zh;q=0.9' },
    });
    expect(answer.body).toContain('<html lang="zh-HK">');
    expect(answer.body).toContain(translator('zh-HK')('token'));
  });

  test('its scripts are the sources without their types, and every import of theirs is served', async () => {
    const queue = ['/console/browser/main.ts'];
    const seen = new Set<string>();
    for (let url = queue.shift(); url; url = queue.shift()) {
      if (seen.has(url)) continue;
      seen.add(url);
      const answer = await all.server.inject(url);
      expect([url, answer.statusCode]).toEqual([url, 200]);
      expect(answer.body).not.toMatch(/^import type|: Promise<void>/m);
      const from = url;
      for (const [, path = ''] of answer.body.matchAll(/^import .*?from ['"]([^'"]+)['"];/gm))
        queue.push(new URL(path, `http://x${from}`).pathname);
    }
    expect(seen.size).toBeGreaterThan(15);
    expect((await all.server.inject('/console/console-state.ts')).statusCode).toBe(404);
    expect((await all.server.inject('/console/browser/../state.ts')).statusCode).toBe(404);
  });
});

test('one answer holds everything that a channel’s page shows', async () => {
  const { body } = await all.get<ConsoleState>('/console/state/production', all.tokens.viewer);
  expect(body).toMatchObject({
    channel: 'production',
    actor: { role: 'viewer' },
    heads: [
      { channel: 'production' },
      { channel: 'staging', generation: 0 },
      { channel: 'preview' },
    ],
  });
  expect(body.apps.map((row) => row.app)).toEqual(['shell', 'mf-catalog']);
  expect(body.apps[1]).toMatchObject({ stable: '1.0.0', health: 'quiet', versions: ['1.0.0'] });
  expect(body.history[0]?.changes).toMatchObject([
    { app: 'mf-catalog', to: '1.0.0' },
    { app: 'shell', to: '1.0.0' },
  ]);
  expect(body.blocks).toEqual([]);
});

test('a preview can be chosen, but is never the newest release', async () => {
  await all.publish(buildApp('mf-catalog', '1.0.1'));
  await all.publish(buildApp('mf-catalog', '1.0.2-pr-9.abc'));
  const { body } = await all.get<ConsoleState>('/console/state/production', all.tokens.viewer);
  expect(body.apps[1]).toMatchObject({
    newest: '1.0.1',
    versions: ['1.0.2-pr-9.abc', '1.0.1', '1.0.0'],
  });
  const { body: listed } = await all.get<{ apps: { name: string; newest: string }[] }>(
    '/v1/apps',
    all.tokens.viewer,
  );
  expect(listed.apps.find(({ name }) => name === 'mf-catalog')?.newest).toBe('1.0.1');
});

describe('the state of releasing', () => {
  const put = (production: object) =>
    all.server.inject({
      method: 'PUT',
      url: '/v1/policy',
      headers: { authorization: `Bearer ${all.tokens.manager}` },
      payload: { document: { schema: 1, channels: { production } }, reason: 'a try' },
    });
  const state = async () =>
    (await all.get<ConsoleState>('/console/state/production', all.tokens.viewer)).body;

  test('has the policy, what waits for approval, what is scheduled, and trains with their verdicts', async () => {
    await all.composeAll(['mf-account', 'mf-reviews']).catch(() => {});
    for (const app of ['mf-account', 'mf-reviews']) await all.publish(buildApp(app, '1.1.0'));
    await put({ approvals: [{ for: ['mf-account'] }], teams: ['promote'] });
    const apps = { 'mf-account': '1.1.0', 'mf-reviews': '1.1.0' };
    const start = () =>
      all.post('/v1/channels/production/trains', { apps, weight: 500, name: 'accounts' });
    expect((await start()).status).toBe(422);
    expect((await state()).approvals.requests).toMatchObject([{ app: 'mf-account' }]);
    expect((await state()).policy).toMatchObject({ version: 1, rules: { teams: ['promote'] } });
    await put({});
    expect((await start()).status).toBe(200);
    const { rollouts } = await state();
    expect(rollouts.map(({ train }) => train)).toEqual([
      { name: 'accounts', apps: ['mf-account', 'mf-reviews'] },
      { name: 'accounts', apps: ['mf-account', 'mf-reviews'] },
    ]);
  });

  test('is listed by app, in history and log', async () => {
    const { body: history } = await all.get<{ generations: { kind: string }[] }>(
      '/v1/channels/production/generations?app=mf-reviews',
    );
    expect(history.generations.map(({ kind }) => kind)).toEqual(['candidate', 'compose']);
    const { body: log } = await all.get<{ rows: { subject: string }[] }>(
      '/v1/audit?app=mf-reviews&limit=100',
    );
    expect(log.rows.length).toBeGreaterThan(2);
    for (const { subject } of log.rows) expect(subject).toContain('mf-reviews');
    const { body: none } = await all.get<{ rows: unknown[] }>('/v1/audit?app=mf-review');
    expect(none.rows).toEqual([]);
  });
});
