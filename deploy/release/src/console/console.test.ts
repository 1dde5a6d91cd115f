import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildApp } from '../../test/built-app.ts';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';
import type { ConsoleState } from './console-state.types.ts';

let all: TestRegistry;
const page = mkdtempSync(path.join(tmpdir(), 'console-page-'));
beforeAll(async () => {
  writeFileSync(
    path.join(page, 'page.json'),
    JSON.stringify({ scripts: ['main.1.js'], styles: ['main.1.css'] }),
  );
  writeFileSync(path.join(page, 'main.1.js'), 'draw();');
  all = await openTestRegistry({ PAGE_DIR: page });
  await all.composeAll(['mf-catalog']);
});
afterAll(async () => {
  await all.close();
  rmSync(page, { recursive: true });
});

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
    expect((await signIn(all.tokens.edge)).body).toContain(
      '<meta name="problem" content="tokenWrong">',
    );
  });

  test('asks for the registry by a name of its own', async () => {
    const rebound = await all.server.inject({ url: '/', headers: { host: 'evil.example:3002' } });
    expect(rebound.statusCode).toBe(421);
    expect(rebound.body).not.toContain('<');
  });
  test('answers at its public address, whatever else it is called by', async () => {
    const named = await openTestRegistry({
      REGISTRY_URL: 'https://registry.example',
      ALLOWED_HOSTS: 'release',
    });
    const ask = async (host: string): Promise<number> =>
      (await named.server.inject({ url: '/v1/keys', headers: { host } })).statusCode;
    expect(
      await Promise.all(['registry.example', 'release:3002', 'evil.example'].map(ask)),
    ).toEqual([200, 200, 421]);
    await named.close();
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
    expect(answer.body).toContain('<title>發佈控制台');
    const chosen = await all.server.inject('/?lang=zh-HK');
    expect([chosen.statusCode, chosen.headers['location']]).toEqual([303, '/']);
    expect(String(chosen.headers['set-cookie'])).toContain('tn_release_lang=zh-HK');
  });

  test('names its built files, and who is signed in to nobody else', async () => {
    const signedIn = await all.server.inject({
      url: '/',
      headers: { cookie: await sessionOf(all.tokens.viewer) },
    });
    expect(signedIn.body).toContain('<meta name="actor" content="first viewer">');
    expect(signedIn.body).toContain('<script defer src="/assets/main.1.js">');
    expect(signedIn.body).toContain('<link rel="stylesheet" href="/assets/main.1.css">');
    const nobody = await all.server.inject('/');
    expect(nobody.body).not.toContain('name="actor"');
    expect(nobody.body).toContain('<meta name="sign-in" content="token">');
  });

  test('is served its built files for ever, and no other file', async () => {
    const script = await all.server.inject('/assets/main.1.js');
    expect([script.statusCode, script.body]).toEqual([200, 'draw();']);
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const file of ['page.json', 'main.2.js', '..%2Fpackage.json', '%2E%2E%2Fmain.js'])
      expect([file, (await all.server.inject(`/assets/${file}`)).statusCode]).toEqual([file, 404]);
  });

  test('says how it is built while it is not', async () => {
    const unbuilt = await openTestRegistry({ PAGE_DIR: path.join(page, 'none') });
    try {
      const answer = await unbuilt.server.inject('/');
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('npm run build -w deploy/release');
    } finally {
      await unbuilt.close();
    }
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

  test('has the policy, approvals awaited, the schedule, and trains with verdicts', async () => {
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
