import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { runSandbox, type RunningSandbox } from '../../../sandbox/src/testing/running-sandbox.ts';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';
import { runCli } from '../cli/run-cli.ts';

const PUBLIC_URL = 'http://releases.test';
let sandbox: RunningSandbox;
let all: TestRegistry;
let origin = '';
const home = mkdtempSync(join(tmpdir(), 'release-home-'));
beforeAll(async () => {
  sandbox = await runSandbox({ STAFF_ORIGINS: PUBLIC_URL });
  all = await openTestRegistry({
    REGISTRY_URL: PUBLIC_URL,
    OIDC_ISSUER: `${sandbox.origin}/identity/staff`,
    OIDC_CLIENT_ID: 'tapnook-release',
    OIDC_CLI_CLIENT_ID: 'tapnook-release-cli',
    OIDC_CLIENT_SECRET: 'staff_sandbox',
    OIDC_GROUP_ROLES: JSON.stringify({
      'release-managers': 'manager',
      'catalogue-team': 'team:catalog',
    }),
  });
  origin = await all.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await all.close();
  await sandbox.close();
  rmSync(home, { recursive: true });
});

/** A browser with cookies that stops where it would be sent to the registry. */
const browser = () => {
  const jar = new Map<string, string>();
  const request = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await fetch(url, { ...init, redirect: 'manual', headers });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
  const follow = async (
    url: string,
    init?: RequestInit,
  ): Promise<{ url: string; text: string }> => {
    const answer = await request(url, init);
    const location = answer.headers.get('location');
    if (location === null) return { url, text: await answer.text() };
    const next = new URL(location, url).href;
    return next.startsWith(PUBLIC_URL) ? { url: next, text: '' } : follow(next);
  };
  return follow;
};
const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields),
});

/** What the console answers to a person who picks themselves at the provider. */
const signIn = async (person: string, change: (callback: URL) => void = () => {}) => {
  const begun = await all.server.inject({ url: '/session/oidc' });
  expect(begun.statusCode).toBe(303);
  const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? '';
  const follow = browser();
  const picking = await follow(String(begun.headers.location));
  const back = await follow(picking.url, form({ person }));
  const callback = new URL(back.url);
  change(callback);
  const answer = await all.server.inject({
    url: `${callback.pathname}${callback.search}`,
    headers: { cookie },
  });
  return { answer, cookie, callback };
};
const sessionOf = (answer: { headers: Record<string, unknown> }): string =>
  [answer.headers['set-cookie']]
    .flat()
    .map(String)
    .find((one) => one.startsWith('tn_release=')) ?? '';

describe('the console', () => {
  test('signs people in with their own account, in the role of their group', async () => {
    const { answer } = await signIn('staff-manager');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('http-equiv="refresh"');
    const session = sessionOf(answer);
    expect(session).toMatch(/HttpOnly; SameSite=Strict/);
    const { body } = await all.get<{ rows: { actor: string; action: string; subject: string }[] }>(
      '/v1/audit?limit=1',
    );
    expect(body.rows[0]).toMatchObject({
      actor: 'meiling.fong@tapnook.example',
      action: 'sign-in',
      subject: 'manager',
    });
    const state = await all.server.inject({
      url: '/console/state/production',
      headers: { cookie: session.split(';')[0] ?? '' },
    });
    expect(state.json()).toMatchObject({
      actor: { name: 'meiling.fong@tapnook.example', role: 'manager' },
    });
  });

  test('says so when none of their groups has a role', async () => {
    const { answer } = await signIn('staff-nobody');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/?refused=50114']);
    const page = await all.server.inject({
      url: '/?refused=50114',
      headers: { 'accept-language': 'zh-HK' },
    });
    expect(page.body).toContain('<html lang="zh-HK">');
    expect(page.body).toContain('<meta name="problem" content="noRole">');
    expect(page.body).toContain('<meta name="sign-in" content="provider">');
  });

  test('takes no answer of another browser, twice, or with another state', async () => {
    const { callback, cookie } = await signIn('staff-manager');
    const again = await all.server.inject({
      url: `${callback.pathname}${callback.search}`,
      headers: { cookie },
    });
    expect(again.headers.location).toBe('/?refused=50101');
    const { answer } = await signIn('staff-manager', (url) => url.searchParams.set('state', 'x'));
    expect(answer.headers.location).toBe('/?refused=50101');
    const elsewhere = await all.server.inject({ url: `${callback.pathname}${callback.search}` });
    expect(elsewhere.headers.location).toBe('/?refused=50101');
  });

  test('offers no account where no provider is configured', async () => {
    const plain = await openTestRegistry();
    try {
      expect((await plain.server.inject({ url: '/' })).body).not.toContain('/session/oidc');
      expect((await plain.get('/v1/sign-in')).status).toBe(404);
    } finally {
      await plain.close();
    }
  });
});

describe('the command line', () => {
  const env = { RELEASE_URL: '', XDG_CONFIG_HOME: home };
  const run = async (args: string[], onTell: (text: string) => void = () => {}) => {
    const out: string[] = [];
    const code = await runCli(
      args,
      { ...env, RELEASE_URL: origin },
      {
        out: (text) => out.push(text),
        err: onTell,
      },
    );
    return { code, out: out.join('\n') };
  };

  test('signs in on a browser, keeps the token to itself, and is that person then', async () => {
    const approve = async (text: string): Promise<void> => {
      const address = /Open (\S+)/.exec(text)?.[1];
      if (!address) return;
      const follow = browser();
      const asked = await follow(address);
      const xsrf = /name="xsrf"\s+value="([^"]+)"/.exec(asked.text)?.[1] ?? '';
      const code = new URL(address).searchParams.get('user_code') ?? '';
      const target = new URL('/identity/staff/device', sandbox.origin).href;
      const picking = await follow(target, form({ xsrf, user_code: code, confirm: 'yes' }));
      await follow(picking.url, form({ person: 'staff-catalog' }));
    };
    const pending: Promise<void>[] = [];
    const told: string[] = [];
    const signedIn = await run(['login', '--json'], (text) => {
      told.push(text);
      pending.push(approve(text));
    });
    await Promise.all(pending);
    expect([signedIn.code, told]).toEqual([0, expect.anything()]);
    expect(JSON.parse(signedIn.out)).toMatchObject({
      name: 'daniel.lee@tapnook.example',
      role: 'team',
    });
    expect(signedIn.out).not.toContain('tnr_');
    const file = join(home, 'tapnook-release', 'sign-ins.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await run(['whoami'])).out).toBe('daniel.lee@tapnook.example  team:catalog');
    expect((await run(['token', 'list'])).code).toBe(1);
    await run(['logout']);
    expect((await run(['whoami'])).code).toBe(1);
  });

  test('a token of somebody else’s client is no sign-in', async () => {
    const { status } = await all.post('/v1/sign-in', { idToken: 'eyJhbGciOiJub25lIn0.e30.' });
    expect(status).toBe(401);
  });
});
