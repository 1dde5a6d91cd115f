import { createHmac, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SignJWT } from 'jose';
import * as client from 'openid-client';
import { runSandbox } from '../testing/running-sandbox.ts';
import type { RunningSandbox } from '../testing/running-sandbox.ts';

let sandbox: RunningSandbox;
/** As the shop registered it at each provider. */
const callbackOf = (provider: string): string =>
  `http://shop.test/en-US/login/callback/${provider}`;

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const TEAM = { teamId: 'TEAM', keyId: 'KEY' };
beforeAll(async () => {
  sandbox = await runSandbox({
    OIDC_APPLE_TEAM_ID: TEAM.teamId,
    OIDC_APPLE_KEY_ID: TEAM.keyId,
    OIDC_APPLE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  });
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
    redirect_uri: callbackOf(provider),
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
    ['google', 'google-unverified', { email_verified: false }],
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

  test.each([
    'http://elsewhere.test/',
    'http://shop.test/',
    'http://shop.test/en-US/login/callback/apple',
    'http://shop.test/en-US/login/callback/google/',
    'http://shop.test/en-US/login/callback/google?next=1',
    'http://shop.test/fr-FR/login/callback/google',
  ])('a return to what is not registered, %s', async (redirectUri) => {
    const { url } = await start('google');
    const away = new URL(url);
    away.searchParams.set('redirect_uri', redirectUri);
    const { answer } = await browser()(away.href);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('location')).toBeNull();
  });

  test.each([
    [
      'another address than it was given for',
      { redirect_uri: callbackOf('google').replace('en-US', 'zh-HK') },
    ],
    ['the verifier of another request', { code_verifier: client.randomPKCECodeVerifier() }],
    ['no verifier', { code_verifier: '' }],
  ])('a code with %s, and the code is spent', async (_what, more) => {
    const { config, url, checks } = await start('google');
    const follow = browser();
    const back = await follow((await follow(url)).url, post('google-newcomer'));
    const trade = (change: Record<string, string>) =>
      fetch(config.serverMetadata().token_endpoint ?? '', {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code: new URL(back.url).searchParams.get('code') ?? '',
          redirect_uri: callbackOf('google'),
          client_id: 'tapnook',
          client_secret: 'identity_sandbox',
          code_verifier: checks.pkceCodeVerifier,
          ...change,
        }),
      });
    const refused = await trade(more);
    expect([refused.status, await refused.json()]).toEqual([
      400,
      expect.objectContaining({ error: 'invalid_grant' }),
    ]);
  });
});

describe('Apple', () => {
  const issuer = () => `${sandbox.origin}/identity/apple`;
  const secret = (
    change: {
      kid?: string;
      key?: KeyObject;
      iss?: string;
      sub?: string;
      aud?: string;
      seconds?: number;
    } = {},
  ): Promise<string> =>
    new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: change.kid ?? TEAM.keyId })
      .setIssuer(change.iss ?? TEAM.teamId)
      .setSubject(change.sub ?? 'tapnook')
      .setAudience(change.aud ?? issuer())
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + (change.seconds ?? 600))
      .sign(change.key ?? privateKey);
  const address = (more: Record<string, string> = {}): string =>
    `${issuer()}/auth?${new URLSearchParams({
      client_id: 'tapnook',
      redirect_uri: callbackOf('apple'),
      response_type: 'code',
      scope: 'name email',
      response_mode: 'form_post',
      state: 's',
      nonce: 'n',
      ...more,
    }).toString()}`;
  /** What the person's browser posts to the shop. */
  const posted = async (sub: string): Promise<Record<string, string>> => {
    const follow = browser();
    const { answer } = await follow((await follow(address())).url, post(sub));
    const page = await answer.text();
    expect(page).toContain(`action="${callbackOf('apple')}"`);
    return Object.fromEntries(
      [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
      ]),
    );
  };
  const trade = async (code: string, clientSecret: string) => {
    const answer = await fetch(`${issuer()}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: callbackOf('apple'),
        client_id: 'tapnook',
        client_secret: clientSecret,
      }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  };

  test('posts the code, with the name the first time alone; the token holds none', async () => {
    const first = await posted('apple-newcomer');
    expect(JSON.parse(first['user'] ?? '{}')).toEqual({
      name: { firstName: 'Tsz Ching', lastName: 'Lam' },
      email: 'q7x2m9@privaterelay.example',
    });
    const { status, body } = await trade(first['code'] ?? '', await secret());
    expect(status).toBe(200);
    const claims = JSON.parse(
      Buffer.from((body['id_token'] ?? '').split('.')[1] ?? '', 'base64url').toString(),
    ) as Record<string, unknown>;
    expect(claims).toMatchObject({
      sub: 'apple-newcomer',
      nonce: 'n',
      email: 'q7x2m9@privaterelay.example',
      email_verified: 'true',
      is_private_email: 'true',
    });
    expect(Object.keys(claims)).not.toContain('name');
    expect(await posted('apple-newcomer')).not.toHaveProperty('user');
  });
  test('posts the name again after the consent was withdrawn', async () => {
    await posted('apple-newcomer');
    // Whether the shop hears of it or not.
    await fetch(`${sandbox.origin}/api/identity/notices`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ event: 'consent-revoked', sub: 'apple-newcomer' }),
    });
    expect(await posted('apple-newcomer')).toHaveProperty('user');
  });
  test.each([
    ['an answer by a link', { response_mode: 'query' }],
    ['an answer of no mode', { response_mode: '' }],
    ['a scope of other providers', { scope: 'openid email profile' }],
  ])('refuses %s', async (_what, more) => {
    expect((await browser()(address(more))).answer.status).toBe(400);
  });
  test('takes no secret but one that the team’s key signed, for six months at most', async () => {
    const { privateKey: other } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const secrets = [
      'identity_sandbox',
      await secret({ key: other }),
      await secret({ kid: 'OTHER' }),
      await secret({ iss: 'OTHER' }),
      await secret({ sub: 'another-service' }),
      await secret({ aud: 'https://accounts.google.com' }),
      await secret({ seconds: 15_777_600 }),
      await secret({ seconds: -1 }),
    ];
    const { code = '' } = await posted('apple-priya');
    for (const each of secrets)
      // oxlint-disable-next-line no-await-in-loop
      expect((await trade(code, each)).body).toMatchObject({ error: 'invalid_client' });
  });
});

describe('Facebook', () => {
  const graph = () => `${sandbox.origin}/identity/facebook/v23.0`;
  const codeOf = async (sub: string): Promise<string> => {
    const follow = browser();
    const page = await follow(
      `${graph()}/dialog/oauth?${new URLSearchParams({
        client_id: 'tapnook',
        redirect_uri: callbackOf('facebook'),
        response_type: 'code',
        scope: 'public_profile email',
        state: 's',
      }).toString()}`,
    );
    const back = new URL((await follow(page.url, post(sub))).url);
    return back.searchParams.get('code') ?? '';
  };
  const trade = (code: string, clientSecret = 'identity_sandbox') =>
    fetch(`${graph()}/oauth/access_token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: callbackOf('facebook'),
        client_id: 'tapnook',
        client_secret: clientSecret,
      }),
    });
  const tokenOf = async (sub: string): Promise<string> => {
    const answer = await trade(await codeOf(sub));
    const body = (await answer.json()) as { access_token: string; id_token?: string };
    expect(body.id_token).toBeUndefined();
    return body.access_token;
  };
  const me = async (token: string, more: Record<string, string>) => {
    const query = new URLSearchParams({ fields: 'first_name,email', ...more }).toString();
    const answer = await fetch(`${graph()}/me?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: answer.status, body: (await answer.json()) as object };
  };
  const proof = (token: string) => ({
    appsecret_proof: createHmac('sha256', 'identity_sandbox').update(token).digest('hex'),
  });

  test('refuses in the words of its graph, which are not those of OAuth', async () => {
    const code = await codeOf('facebook-elaine');
    const answers = [await trade(code, 'a-secret'), await trade(code), await trade(code)];
    expect(answers.map(({ status }) => status)).toEqual([400, 200, 400]);
    expect(answers[2]?.headers.get('www-authenticate')).toMatch(
      /^OAuth "Facebook Platform" "invalid_code" /,
    );
    expect(await answers[0]?.json()).toEqual({
      error: { message: 'Error validating client secret.', type: 'OAuthException', code: 1 },
    });
    expect(await answers[2]?.json()).toMatchObject({
      error: { type: 'OAuthException', code: 100 },
    });
  });
  test('names no token endpoint in its discovery document', async () => {
    const answer = await fetch(
      `${sandbox.origin}/identity/facebook/.well-known/openid-configuration`,
    );
    expect(await answer.json()).not.toHaveProperty('token_endpoint');
  });
  test('tells who it is to servers that prove the app’s secret; some have no address', async () => {
    const token = await tokenOf('facebook-elaine');
    expect(await me(token, proof(token))).toEqual({
      status: 200,
      body: { id: 'facebook-elaine', first_name: 'Elaine', email: 'elaine.kwok@mail.example' },
    });
    const other = await tokenOf('facebook-newcomer');
    expect((await me(other, proof(other))).body).toEqual({
      id: 'facebook-newcomer',
      first_name: 'Ho Yin',
    });
    expect((await me(token, {})).status).toBe(400);
    expect((await me('made-up', proof('made-up'))).status).toBe(400);
  });
});
