import { brotliDecompressSync } from 'node:zlib';
import fastifyCookie from '@fastify/cookie';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { readConfig } from '../env.ts';
import { registerApiProxy } from './api-proxy.ts';

const jwt = (exp: number): string =>
  `x.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.y`;
const FRESH = jwt(Date.now() / 1_000 + 600);
const OLD = jwt(1);
const own = { source: 'Web', 'sec-fetch-site': 'same-origin' };

let api: FastifyInstance;
let edge: FastifyInstance;
let seen: { url: string; headers: Record<string, unknown>; body: unknown }[];
let refreshes: number;
let refreshStatus: number;
/** Holds back what is asked for at `…/held…`, and every refresh, until it is called. */
let release: () => void;
let held: Promise<void> | undefined;
const hold = (): void => void (held = new Promise((resolve) => (release = resolve)));

beforeEach(async () => {
  seen = [];
  refreshes = 0;
  refreshStatus = 201;
  held = undefined;
  api = Fastify();
  api.post('/api/v1/public/accounts/users/login', (_request, reply) =>
    reply.code(201).send({
      code: '0',
      message: '',
      data: {
        accessToken: FRESH,
        refreshToken: 'r1',
        deviceToken: 'd1',
        firstLogin: false,
        user: { userId: '7', name: '嘉欣', image: null, role: 'client' },
      },
    }),
  );
  api.post('/api/v1/public/accounts/users/refresh-token', async (_request, reply) => {
    refreshes += 1;
    await held;
    return reply.code(refreshStatus).send({
      code: refreshStatus === 401 ? '10104' : '0',
      data: {
        accessToken: FRESH,
        refreshToken: 'r2',
        user: { userId: '7', name: '嘉欣', image: null },
      },
    });
  });
  api.patch('/api/v1/client/accounts/users', (request) => ({
    code: '0',
    data: {
      userId: '7',
      email: 'kayan@example.com',
      phone: null,
      profileImage: '/api/media/photo',
      ...(request.body as object),
    },
  }));
  api.get('/api/gateway', (_request, reply) => reply.code(401).send('sign in first'));
  api.get('/api/long', (_request, reply) => reply.send({ code: '0', data: 'word '.repeat(2_000) }));
  api.post('/api/v1/public/points/anything', () => ({
    code: '0',
    data: { accessToken: 'a', refreshToken: 'b', user: { userId: '1' } },
  }));
  api.all('/api/*', async (request, reply) => {
    seen.push({ url: request.url, headers: request.headers, body: request.body });
    if (request.url.includes('held') || request.url.includes('sign-out')) await held;
    return request.url.includes('refused')
      ? reply.code(401).send({ code: '10104' })
      : reply.send({ code: '0', data: 'ok' });
  });
  const address = await api.listen({ port: 0, host: '127.0.0.1' });
  edge = Fastify();
  await edge.register(fastifyCookie);
  registerApiProxy(edge, readConfig({ API_ORIGIN: address, PUBLIC_ORIGIN: 'http://localhost' }), {
    knownIdOf: () => undefined,
  });
  await edge.ready();
});
afterEach(async () => {
  await edge.close();
  await api.close();
});
const cookiesOf = (answer: {
  cookies: {
    name: string;
    value: string;
    httpOnly?: boolean;
    sameSite?: string;
    maxAge?: number;
  }[];
}) => Object.fromEntries(answer.cookies.map((cookie) => [cookie.name, cookie]));

describe('sessions at the edge (part 3, Identity)', () => {
  // Covers: CON-003, ACC-067, ACC-068
  test('tokens go into cookies that no script can read, and out of the body', async () => {
    const answer = await edge.inject({
      method: 'POST',
      url: '/api/v1/public/accounts/users/login',
      headers: own,
      payload: { email: 'a@b.c', password: 'x' },
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.body).not.toContain('r1');
    expect(answer.body).not.toContain(FRESH);
    const cookies = cookiesOf(answer);
    expect(cookies.tn_access).toMatchObject({ value: FRESH, httpOnly: true, sameSite: 'Lax' });
    expect(cookies.tn_refresh).toMatchObject({ value: 'r1', httpOnly: true });
    expect(JSON.parse(cookies.tn_user?.value ?? '')).toEqual({
      userId: '7',
      name: '嘉欣',
      image: null,
    });
    expect(cookies.tn_user?.httpOnly).toBeUndefined();
  });
  test('the device that signed in is named to the account calls, after signing out as well', async () => {
    const answer = await edge.inject({
      method: 'POST',
      url: '/api/v1/public/accounts/users/login',
      headers: own,
      payload: { email: 'a@b.c', password: 'x' },
    });
    expect(answer.body).not.toContain('d1');
    expect(cookiesOf(answer).tn_device).toMatchObject({
      value: 'd1',
      httpOnly: true,
      maxAge: 365 * 86_400,
    });
    const signedOut = await edge.inject({
      method: 'POST',
      url: '/api/v1/client/accounts/users/sign-out',
      headers: { ...own, 'x-auth-schema': 'Bearer' },
      cookies: { tn_access: FRESH, tn_refresh: 'r1', tn_device: 'd1' },
      payload: {},
    });
    expect(Object.keys(cookiesOf(signedOut))).not.toContain('tn_device');
    await edge.inject({ url: '/api/v1/public/home', cookies: { tn_device: 'd1' } });
    expect(seen.map(({ headers }) => headers['x-known-device'])).toEqual(['d1', undefined]);
  });
  // Covers: ROL-010
  test('the bearer is added only when the auth schema asks for it, and cookies stay here', async () => {
    const cookies = { tn_access: FRESH, tn_refresh: 'r1' };
    await edge.inject({ url: '/api/a', cookies });
    await edge.inject({ url: '/api/b', cookies, headers: { 'x-auth-schema': 'Bearer' } });
    expect(seen[0]?.headers.authorization).toBeUndefined();
    expect(seen[1]?.headers.authorization).toBe(`Bearer ${FRESH}`);
    expect(seen[1]?.headers.cookie).toBeUndefined();
  });
  test('a browser cannot pass for a mobile app by its platform header', async () => {
    await edge.inject({ url: '/api/a', headers: { platform: 'ios' } });
    await edge.inject({ url: '/api/a', headers: { platform: 'mobile_web' } });
    expect(seen.map(({ headers }) => headers.platform)).toEqual(['web', 'mobile_web']);
  });
  // Covers: ACC-081
  test('calls that need a session wait for one refresh, not many', async () => {
    const calls = Array.from({ length: 5 }, () =>
      edge.inject({
        url: '/api/b',
        cookies: { tn_access: OLD, tn_refresh: 'r1' },
        headers: { 'x-auth-schema': 'Bearer' },
      }),
    );
    const answers = await Promise.all(calls);
    expect(refreshes).toBe(1);
    expect(seen.every(({ headers }) => headers.authorization === `Bearer ${FRESH}`)).toBe(true);
    expect(cookiesOf(answers[0] as never).tn_refresh?.value).toBe('r2');
  });
  test('a refused refresh ends the session', async () => {
    refreshStatus = 401;
    const answer = await edge.inject({
      url: '/api/b',
      cookies: { tn_refresh: 'stolen' },
      headers: { 'x-auth-schema': 'Bearer' },
    });
    expect(cookiesOf(answer).tn_refresh?.value).toBe('');
    expect(seen[0]?.headers.authorization).toBeUndefined();
  });
  // Covers: ERR-008
  test('a refused token clears the session, a refused visitor nothing', async () => {
    const signedIn = await edge.inject({
      url: '/api/refused',
      cookies: { tn_access: FRESH, tn_refresh: 'r1' },
      headers: { 'x-auth-schema': 'Bearer' },
    });
    expect(cookiesOf(signedIn).tn_user?.value).toBe('');
    expect((await edge.inject({ url: '/api/refused' })).cookies).toEqual([]);
  });
  // Covers: ACC-085
  test('the header follows a changed profile, with the name as its language writes it', async () => {
    const change = async (firstName: string, lastName: string): Promise<unknown> => {
      const answer = await edge.inject({
        method: 'PATCH',
        url: '/api/v1/client/accounts/users',
        headers: { ...own, 'x-auth-schema': 'Bearer' },
        cookies: { tn_access: FRESH, tn_refresh: 'r1' },
        payload: { firstName, lastName },
      });
      return JSON.parse(cookiesOf(answer).tn_user?.value ?? '');
    };
    expect(await change('志明', '陳')).toEqual({
      userId: '7',
      name: '陳志明',
      image: '/api/media/photo',
    });
    expect(await change('', '')).toMatchObject({ name: 'kayan' });
  });
  test('the page hears that its shopper’s account is being deleted, until it is kept', async () => {
    const userOf = async (method: 'PATCH' | 'POST', url: string, deletionAt: string | null) => {
      const answer = await edge.inject({
        method,
        url,
        headers: { ...own, 'x-auth-schema': 'Bearer' },
        cookies: { tn_access: FRESH, tn_refresh: 'r1' },
        payload: { firstName: 'Ka Yan', lastName: '', deletionAt },
      });
      return JSON.parse(cookiesOf(answer).tn_user?.value ?? '') as { deletionAt?: string };
    };
    const at = '2026-12-08T00:00:00.000Z';
    const path = '/api/v1/client/accounts/users';
    expect((await userOf('PATCH', path, at)).deletionAt).toBe(at);
    expect(await userOf('POST', `${path}/cancel-deletion`, null)).not.toHaveProperty('deletionAt');
  });
});

describe('forged and planted credentials', () => {
  test('signing out clears the cookies', async () => {
    const answer = await edge.inject({
      method: 'POST',
      url: '/api/v1/client/accounts/users/sign-out',
      headers: { ...own, 'x-auth-schema': 'Bearer' },
      cookies: { tn_access: FRESH, tn_refresh: 'r1' },
      payload: {},
    });
    expect(cookiesOf(answer).tn_access?.value).toBe('');
  });
  // Covers: ERR-018, ACC-069, ACC-070
  test('refuses forged posts before the API is called; other programs bring their own bearer', async () => {
    const forged = await edge.inject({
      method: 'POST',
      url: '/api/x',
      headers: { 'sec-fetch-site': 'cross-site', source: 'Web' },
      cookies: { tn_access: FRESH },
      payload: {},
    });
    expect(forged.statusCode).toBe(403);
    expect(seen).toHaveLength(0);
    await edge.inject({
      method: 'POST',
      url: '/api/x',
      headers: { authorization: 'Bearer own' },
      payload: { a: 1 },
    });
    expect(seen[0]).toMatchObject({ body: { a: 1 }, headers: { authorization: 'Bearer own' } });
  });
  test('long answers are compressed for those who can read it', async () => {
    const plain = await edge.inject({ url: '/api/long' });
    const small = await edge.inject({
      url: '/api/long',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10);
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    const codings = await Promise.all(
      ['BR', 'gzip;q=1, br;q=0.5', 'br;q=0', 'identity;q=0'].map(async (accepted) => {
        const { headers, statusCode } = await edge.inject({
          url: '/api/long',
          headers: { 'accept-encoding': accepted },
        });
        return headers['content-encoding'] ?? statusCode;
      }),
    );
    expect(codings).toEqual(['br', 'gzip', 200, 406]);
  });
  test('cookies planted before signing in are all replaced by it, and none of them reaches the API', async () => {
    const planted = {
      tn_access: jwt(Date.now() / 1_000 + 300),
      tn_refresh: 'planted',
      tn_user: JSON.stringify({ userId: '9', name: 'Mallory', image: null }),
    };
    const answer = await edge.inject({
      method: 'POST',
      url: '/api/v1/public/accounts/users/login',
      headers: own,
      cookies: planted,
      payload: { email: 'a@b.c', password: 'x' },
    });
    const cookies = cookiesOf(answer);
    expect([cookies.tn_access?.value, cookies.tn_refresh?.value]).toEqual([FRESH, 'r1']);
    expect(JSON.parse(cookies.tn_user?.value ?? '')).toMatchObject({ userId: '7' });
    expect(refreshes).toBe(0);
  });
  test.each(['tn_access', 'tn_refresh'])(
    'ignores the session when a second %s was planted that cannot be cleared',
    async (name) => {
      const planted = `${name}=${jwt(Date.now() / 1_000 + 500)}`;
      const ours = `tn_access=${name === 'tn_access' ? FRESH : OLD}; tn_refresh=r1`;
      for (const sent of [`${ours}; ${planted}`, `${planted}; ${ours}`])
        await edge.inject({ url: '/api/b', headers: { cookie: sent, 'x-auth-schema': 'Bearer' } });
      if (name === 'tn_refresh')
        expect([refreshes, seen.some(({ headers }) => headers.authorization)]).toEqual([0, false]);
      // The other cookie may still be ours; the one that was doubled is not believed, in whichever
      // order they come.
      else
        expect([refreshes, seen.map(({ headers }) => headers.authorization)]).toEqual([
          1,
          [`Bearer ${FRESH}`, `Bearer ${FRESH}`],
        ]);
    },
  );
  test('nobody is signed in by another site: a forged sign-in leaves no cookie', async () => {
    const forged = await edge.inject({
      method: 'POST',
      url: '/api/v1/public/accounts/users/login',
      headers: {
        origin: 'https://evil.example',
        'sec-fetch-site': 'cross-site',
        'content-type': 'text/plain',
      },
      payload: '{"email":"mallory@evil.example","password":"x"}',
    });
    expect([forged.statusCode, forged.cookies]).toEqual([403, []]);
  });
});

describe('calls that make or end a session', () => {
  test('only the calls that sign in make a session, whatever else an answer says', async () => {
    const answer = await edge.inject({
      method: 'POST',
      url: '/api/v1/public/points/anything',
      headers: own,
      payload: {},
    });
    expect(answer.cookies).toEqual([]);
    // Nor do its tokens come into the reach of a script.
    expect(answer.json()).toEqual({ code: '0', data: { user: { userId: '1' } } });
  });
  test('a 401 that is not of the token ends no session', async () => {
    const answer = await edge.inject({
      url: '/api/gateway',
      cookies: { tn_access: FRESH, tn_refresh: 'r1' },
      headers: { 'x-auth-schema': 'Bearer' },
    });
    expect([answer.statusCode, answer.body, answer.cookies]).toEqual([401, 'sign in first', []]);
  });
  test('a refresh token that was used already ends the session in this browser', async () => {
    refreshStatus = 401;
    const answers = await Promise.all(
      Array.from({ length: 3 }, () =>
        edge.inject({
          url: '/api/b',
          cookies: { tn_access: OLD, tn_refresh: 'used' },
          headers: { 'x-auth-schema': 'Bearer' },
        }),
      ),
    );
    for (const answer of answers)
      expect([cookiesOf(answer).tn_access?.value, cookiesOf(answer).tn_user?.value]).toEqual([
        '',
        '',
      ]);
    expect([refreshes, seen.some(({ headers }) => headers.authorization)]).toEqual([1, false]);
  });
  // Covers: ACC-091
  test.each([
    ['a refused token', '/api/held/refused', 'GET', FRESH, 201],
    ['a refused refresh', '/api/b', 'GET', OLD, 401],
    ['a refresh', '/api/b', 'GET', OLD, 201],
    ['signing out', '/api/v1/client/accounts/users/sign-out', 'POST', FRESH, 201],
  ] as const)(
    '%s that is told late touches nobody who signed in meanwhile in that browser',
    async (_what, url, method, access, status) => {
      hold();
      refreshStatus = status;
      const headers = { ...own, 'x-auth-schema': 'Bearer' };
      const ask = (shopper: string) =>
        edge.inject({
          method,
          url,
          headers,
          cookies: { tn_access: access, tn_refresh: 'r0', tn_shopper: shopper },
          ...(method === 'POST' ? { payload: {} } : {}),
        });
      const under = [ask('hers'), ask('another')];
      const signIn = await edge.inject({
        method: 'POST',
        url: '/api/v1/public/accounts/users/login',
        headers: own,
        cookies: { tn_shopper: 'hers' },
        payload: { email: 'a@b.c', password: 'x' },
      });
      expect(cookiesOf(signIn).tn_refresh?.value).toBe('r1');
      release();
      const [late, other] = await Promise.all(under);
      expect(late?.cookies).toEqual([]);
      expect(other?.cookies.map(({ name }) => name)).toContain('tn_refresh');
      // Her next call is judged by her own session again.
      const next = await edge.inject({
        url: '/api/refused',
        headers,
        cookies: { tn_access: FRESH, tn_refresh: 'r1', tn_shopper: 'hers' },
      });
      expect(cookiesOf(next).tn_refresh?.value).toBe('');
    },
  );
  test('an API that is down is a clear word, not a crash', async () => {
    await api.close();
    const answer = await edge.inject({ url: '/api/x' });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({
      code: '10503',
      data: { zh_HK: expect.stringContaining('請稍後再試') },
    });
  });
});
