import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as client from 'openid-client';
import { runSandbox } from '../testing/running-sandbox.ts';
import type { RunningSandbox } from '../testing/running-sandbox.ts';

let sandbox: RunningSandbox;
const CALLBACK = 'http://shop.test/api/auth/callback';

beforeAll(async () => {
  sandbox = await runSandbox();
});
afterAll(() => sandbox.close());

/**
 * A browser that keeps cookies and follows redirects until it is sent to the shop or shown a page.
 */
const browser = () => {
  const jar = new Map<string, string>();
  const request = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers,
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
  const follow = async (
    url: string,
    init?: RequestInit,
  ): Promise<{ readonly url: string; readonly answer: Response }> => {
    const answer = await request(url, init);
    const location = answer.headers.get('location');
    if (location === null) return { url, answer };
    const next = new URL(location, url).href;
    return next.startsWith('http://shop.test') ? { url: next, answer } : follow(next);
  };
  return follow;
};

const post = (person: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams({ person }),
});

const start = async (provider: string) => {
  const config = await client.discovery(
    new URL(`${sandbox.origin}/identity/${provider}`),
    'tapnook',
    'identity_sandbox',
    undefined,
    { execute: [client.allowInsecureRequests] },
  );
  const [pkceCodeVerifier, expectedState, expectedNonce] = [
    client.randomPKCECodeVerifier(),
    client.randomState(),
    client.randomNonce(),
  ];
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: CALLBACK,
    scope: 'openid email profile',
    state: expectedState,
    nonce: expectedNonce,
    code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
  });
  return { config, url: url.href, checks: { pkceCodeVerifier, expectedState, expectedNonce } };
};

describe('signing in at a provider', () => {
  test.each([
    [
      'google',
      'google-newcomer',
      { email: 'ka.yan@gmail.example', email_verified: true, name: 'Cheung Ka Yan' },
    ],
    ['apple', 'apple-newcomer', { email: 'q7x2m9@privaterelay.example', is_private_email: true }],
    ['facebook', 'facebook-newcomer', { name: 'Wong Ho Yin' }],
  ])('%s tells the shop who was picked', async (provider, sub, claims) => {
    const { config, url, checks } = await start(provider);
    const follow = browser();
    const page = await follow(url);
    expect(await page.answer.text()).toContain(sub);
    const back = await follow(page.url, post(sub));
    const tokens = await client.authorizationCodeGrant(config, new URL(back.url), checks);
    expect(tokens.claims()).toMatchObject({
      iss: `${sandbox.origin}/identity/${provider}`,
      sub,
      ...claims,
    });
    expect(await client.fetchUserInfo(config, tokens.access_token, sub)).toMatchObject({
      sub,
      ...claims,
    });
    await expect(
      client.authorizationCodeGrant(config, new URL(back.url), checks),
    ).rejects.toThrow();
  });

  test('somebody without a shared address has none in the token', async () => {
    const { config, url, checks } = await start('facebook');
    const follow = browser();
    const back = await follow((await follow(url)).url, post('facebook-newcomer'));
    expect(
      (await client.authorizationCodeGrant(config, new URL(back.url), checks)).claims(),
    ).not.toHaveProperty('email');
  });

  test('whoever refuses comes back without a code', async () => {
    const { url } = await start('google');
    const follow = browser();
    const back = await follow((await follow(url)).url, post(''));
    expect(new URL(back.url).searchParams.get('error')).toBe('access_denied');
  });
});

describe('what a provider refuses', () => {
  test('a request without PKCE', async () => {
    const { url } = await start('google');
    const bare = new URL(url);
    bare.searchParams.delete('code_challenge');
    bare.searchParams.delete('code_challenge_method');
    expect(new URL((await browser()(bare.href)).url).searchParams.get('error')).toBe(
      'invalid_request',
    );
  });

  test('a return to a stranger', async () => {
    const { url } = await start('google');
    const away = new URL(url);
    away.searchParams.set('redirect_uri', 'http://elsewhere.test/');
    const { answer } = await browser()(away.href);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('location')).toBeNull();
  });
});
