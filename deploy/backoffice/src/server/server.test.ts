/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { readEnvironment } from './environment.ts';
import { buildServer } from './server.ts';

interface Seen {
  readonly call: string;
  readonly authorization: string | undefined;
  readonly from: string | undefined;
  readonly body: string;
}
type Answer = readonly [status: number, body: object];

const ORIGIN = 'https://work.tapnook.example';
const LOGIN = 'POST /api/v1/public/accounts/users/login';
const REFRESH = 'POST /api/v1/public/accounts/users/refresh-token';
let api: Server;
let answers: Record<string, (seen: Seen) => Answer>;
let seen: Seen[];
let events: string[];
let folder: string;
let server: FastifyInstance;

const readBody = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};
const session = (access: string, role = 'merchant'): Answer => [
  201,
  {
    code: '200',
    data: {
      accessToken: access,
      refreshToken: `${access}-next`,
      user: { userId: '7', name: 'A', image: null, role },
    },
  },
];
beforeAll(async () => {
  api = createServer((request, response) => {
    void readBody(request).then((body) => {
      const call = `${request.method} ${request.url?.split('?')[0]}`;
      const { authorization, 'x-forwarded-for': from } = request.headers;
      const one: Seen = { call, body, authorization, from: from?.toString() };
      seen.push(one);
      const [status, answer] = answers[call]?.(one) ?? [404, { code: '10404' }];
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((ready) => api.listen(0, '127.0.0.1', ready));
  folder = mkdtempSync(path.join(tmpdir(), 'page-'));
  writeFileSync(path.join(folder, 'page.json'), '{"scripts":["main.js"],"styles":["main.css"]}');
  writeFileSync(path.join(folder, 'main.js'), 'void 0;');
  ({ server } = buildServer(
    readEnvironment({
      LOG_LEVEL: 'silent',
      PUBLIC_ORIGIN: ORIGIN,
      API_ORIGIN: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      PAGE_DIR: folder,
    }),
    (_request, { securityEvent, call, userId }) =>
      events.push([securityEvent, call, userId ?? '-'].join(' ')),
  ));
});
afterAll(async () => {
  await server.close();
  api.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  seen = [];
  events = [];
  answers = {
    [LOGIN]: () => session('token-1'),
    'GET /api/v1/merchant/me': () => [200, { code: '200', data: { role: 'owner' } }],
    'POST /api/v1/merchant/products': () => [201, { code: '200', data: {} }],
  };
});

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  server.inject({ method: 'POST', url, payload: body, headers: { origin: ORIGIN, ...headers } });
const signIn = () => post('/session', { email: 'a@kiln.example', password: 'Corner_2026' });
/** What a browser would send back. */
const cookiesOf = (setCookie: unknown): string =>
  (Array.isArray(setCookie) ? setCookie : [])
    .map((cookie: string) => cookie.split(';')[0])
    .join('; ');

describe('signing in', () => {
  test('gives the browser cookies that no script reads, and no token', async () => {
    const reply = await signIn();
    expect(reply.statusCode).toBe(201);
    expect(reply.body).not.toContain('token-1');
    const cookies = reply.headers['set-cookie'] as string[];
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies)
      expect(cookie).toMatch(/^__Host-bo_\w+=.+; Path=\/; HttpOnly; SameSite=Strict; .*Secure$/);
  });

  test('is told to the page by a word, without a token', async () => {
    expect((await server.inject('/session')).json()).toMatchObject({ data: { signedIn: false } });
    const cookie = cookiesOf((await signIn()).headers['set-cookie']);
    const reply = await server.inject({ url: '/session', headers: { cookie } });
    expect(reply.json()).toMatchObject({ data: { signedIn: true } });
  });

  test('refuses a shopper as a wrong password is refused, and ends their session', async () => {
    answers[LOGIN] = () => session('token-2', 'client');
    const reply = await signIn();
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: '30005' });
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(seen.at(-1)).toMatchObject({ authorization: 'Bearer token-2' });
  });

  test('goes on with a second factor where the API asks for one', async () => {
    answers[LOGIN] = () => [403, { code: '30048', data: { challengeId: 'c-1' } }];
    answers['POST /api/v1/public/accounts/users/second-factor'] = ({ body }) =>
      body.includes('123456') ? session('token-3') : [400, { code: '30050' }];
    expect((await signIn()).json()).toMatchObject({ code: '30048', data: { challengeId: 'c-1' } });
    const wrong = await post('/session/second-factor', { challengeId: 'c-1', code: '000000' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.headers['set-cookie']).toBeUndefined();
    const right = await post('/session/second-factor', { challengeId: 'c-1', code: '123456' });
    expect(cookiesOf(right.headers['set-cookie'])).toContain('bo_access=token-3');
  });

  test('ends by forgetting the cookies, even while the API is away', async () => {
    const cookie = cookiesOf((await signIn()).headers['set-cookie']);
    const reply = await post('/session/end', {}, { cookie });
    for (const one of reply.headers['set-cookie'] as string[]) expect(one).toContain('Max-Age=0');
  });
});

describe('the security log', () => {
  test('names sign-ins, second factors, shoppers who try, and sessions that end', async () => {
    const cookie = cookiesOf((await signIn()).headers['set-cookie']);
    await post('/session/end', {}, { cookie });
    answers[LOGIN] = () => [400, { code: '30005' }];
    await signIn();
    answers[LOGIN] = () => [403, { code: '30048', data: { challengeId: 'c-1' } }];
    await signIn();
    answers['POST /api/v1/public/accounts/users/second-factor'] = () => [400, { code: '30050' }];
    await post('/session/second-factor', { challengeId: 'c-1', code: '000000' });
    answers[LOGIN] = () => session('token-4', 'client');
    await signIn();
    expect(events).toEqual([
      'sign-in.succeeded POST /session 7',
      'sessions.ended POST /session/end -',
      'sign-in.failed POST /session -',
      'second-factor.asked POST /session -',
      'second-factor.failed POST /session/second-factor -',
      'role.refused POST /session 7',
    ]);
  });

  test('names refresh tokens that the API refused', async () => {
    answers[LOGIN] = () => session('over');
    const cookie = cookiesOf((await signIn()).headers['set-cookie']);
    events = [];
    answers['GET /api/v1/merchant/me'] = () => [401, { code: '10104' }];
    answers[REFRESH] = () => [401, { code: '10104' }];
    await server.inject({ url: '/api/v1/merchant/me', headers: { cookie } });
    expect(events).toEqual(['token.refused GET /api/* -']);
  });
});

describe('calls', () => {
  test('go on with the session’s token', async () => {
    const cookie = cookiesOf((await signIn()).headers['set-cookie']);
    const reply = await server.inject({ url: '/api/v1/merchant/me', headers: { cookie } });
    expect(reply.json()).toMatchObject({ data: { role: 'owner' } });
    expect(seen.at(-1)).toMatchObject({ authorization: 'Bearer token-1' });
  });

  test('renew a token that has run out, once, and keep the new one', async () => {
    const cookie = cookiesOf((await signIn()).headers['set-cookie']);
    answers['GET /api/v1/merchant/me'] = ({ authorization }) =>
      authorization === 'Bearer token-9' ? [200, { data: {} }] : [401, { code: '10104' }];
    answers[REFRESH] = () => session('token-9');
    const reply = await server.inject({ url: '/api/v1/merchant/me', headers: { cookie } });
    expect(reply.statusCode).toBe(200);
    expect(cookiesOf(reply.headers['set-cookie'])).toContain('bo_access=token-9');
  });

  test.each([
    [429, { code: '10429' }],
    [403, { message: 'Forbidden by a firewall' }],
    [401, {}],
    [503, { code: '10503' }],
  ] as const)('go on later when a renewal says nothing of the session: %s', async (...answer) => {
    answers[LOGIN] = () => session(`busy-${answer[0]}`);
    const cookie = cookiesOf((await signIn()).headers['set-cookie']);
    answers['GET /api/v1/merchant/me'] = () => [401, { code: '10104' }];
    answers[REFRESH] = () => answer;
    const reply = await server.inject({ url: '/api/v1/merchant/me', headers: { cookie } });
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5']);
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  test('renew once for all that run out together, and also after a change of keys', async () => {
    answers[LOGIN] = () => session('old');
    const cookie = cookiesOf((await signIn()).headers['set-cookie']);
    answers['GET /api/v1/merchant/me'] = ({ authorization }) =>
      authorization === 'Bearer token-8' ? [200, { data: {} }] : [403, { code: '10105' }];
    answers[REFRESH] = () => session('token-8');
    const ask = () => server.inject({ url: '/api/v1/merchant/me', headers: { cookie } });
    const replies = await Promise.all([ask(), ask(), ask()]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(seen.filter(({ call }) => call === REFRESH)).toHaveLength(1);
  });

  test('end the session when the API says that it is over', async () => {
    answers[LOGIN] = () => session('ended');
    const cookie = cookiesOf((await signIn()).headers['set-cookie']);
    answers['GET /api/v1/merchant/me'] = () => [401, { code: '10104' }];
    answers[REFRESH] = () => [401, { code: '10104' }];
    const reply = await server.inject({ url: '/api/v1/merchant/me', headers: { cookie } });
    expect(reply.statusCode).toBe(401);
    expect(String(reply.headers['set-cookie'])).toContain('bo_refresh=; Path=/');
  });

  test.each([
    '/api/v1/public/accounts/users/login',
    '/api/v1/public/accounts/users/refresh-token',
    '/api/v1/client/accounts/users/export',
    '/api/v1/merchant/../public/accounts/users/login',
    '/api/v1/merchant/%2e%2e/public/accounts/users/login',
  ])('that are not the back office’s do not exist: %s', async (url) => {
    const reply = await post(url, {});
    expect(reply.statusCode).toBe(404);
    expect(seen).toEqual([]);
  });

  test.each([undefined, 'https://evil.example', 'null'])(
    'that change something come from our own page alone, not from %s',
    async (origin) => {
      const cookie = cookiesOf((await signIn()).headers['set-cookie']);
      const before = seen.length;
      const reply = await server.inject({
        method: 'POST',
        url: '/api/v1/merchant/products',
        payload: {},
        headers: { cookie, ...(origin && { origin }) },
      });
      expect(reply.statusCode).toBe(403);
      expect(seen).toHaveLength(before);
    },
  );
});

describe('a request', () => {
  test.each(['work.evil.example', '127.0.0.1.evil.example'])(
    'for another host gets nothing: %s',
    async (host) =>
      expect((await server.inject({ url: '/', headers: { host } })).statusCode).toBe(421),
  );

  test.each([
    ['PUT', '/session', 405],
    ['PUT', '/api/v1/merchant/me', 405],
    ['POST', '/nowhere', 405],
    ['POST', '/api/v1/nowhere', 404],
    ['GET', '/assets/%ff', 400],
  ] as const)(
    '%s %s that no route takes is refused in both languages',
    async (method, url, status) => {
      const reply = await server.inject({ method, url, headers: { origin: ORIGIN } });
      expect(reply.statusCode).toBe(status);
      expect(reply.json()).toMatchObject({
        data: { en_US: expect.any(String), zh_HK: expect.stringMatching(/\p{Script=Han}/u) },
      });
      if (status === 405) expect(reply.headers.allow).toContain('GET');
    },
  );

  test('with a cookie that cannot be read, or is doubled, goes on without it', async () => {
    for (const cookie of ['bo_locale=%E0%A4%A', '__Host-bo_refresh=%; __Host-bo_access=%'])
      expect((await server.inject({ url: '/', headers: { cookie } })).statusCode).toBe(200);
    const cookie = cookiesOf((await signIn()).headers['set-cookie']);
    const reply = await server.inject({
      url: '/session',
      headers: { cookie: `__Host-bo_refresh=planted; ${cookie}` },
    });
    expect(reply.json()).toMatchObject({ data: { signedIn: false } });
  });

  test('tells no figures of the process', async () =>
    expect((await server.inject('/metrics')).body).not.toContain('nodejs_'));

  test('has the address that the connection has, whatever a header says', async () => {
    await server.inject({
      method: 'POST',
      url: '/session',
      payload: { email: 'a@kiln.example', password: 'Corner_2026' },
      remoteAddress: '192.168.1.20',
      headers: { origin: ORIGIN, 'x-forwarded-for': '203.0.113.9' },
    });
    expect(seen.at(-1)?.from).toBe('192.168.1.20');
  });
});

describe('the page', () => {
  test('allows scripts and styles of its own host alone, and no frame', async () => {
    const { headers, body } = await server.inject('/products/12');
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none'; script-src 'self'; style-src 'self';.*frame-ancestors 'none'/,
    );
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toMatch(/<script(?![^>]* src=)|<style|\son\w+=/);
  });

  test('speaks the language that was chosen', async () => {
    const { headers, body } = await server.inject('/?lang=en-US');
    expect(body).toContain('<html lang="en-US">');
    expect(String(headers['set-cookie'])).toContain('bo_locale=en-US');
    expect((await server.inject('/')).body).toContain('<html lang="zh-HK">');
  });

  test('gives its files for good, and nothing else of the disk', async () => {
    expect((await server.inject('/assets/main.js')).headers['cache-control']).toContain(
      'immutable',
    );
    for (const file of ['page.json', '..%2fpage.json', 'none.js'])
      expect((await server.inject(`/assets/${file}`)).statusCode).toBe(404);
  });
});

describe('the preview of a newsletter', () => {
  const PREVIEW = 'GET /api/v1/admin/newsletters/12/preview';
  const HTML = '<!doctype html><body style="margin:0"><p>Three Saturdays</p>';
  test('is the letter itself, which may be styled and framed by the page alone', async () => {
    answers[PREVIEW] = () => [200, { code: '200', data: { html: HTML } }];
    const cookie = cookiesOf((await signIn()).headers['set-cookie']);
    const { body, headers, statusCode } = await server.inject({
      url: '/letters/newsletters/12?locale=en-US',
      headers: { cookie },
    });
    expect([statusCode, body]).toEqual([200, HTML]);
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none'; style-src 'unsafe-inline';.*frame-ancestors 'self'; sandbox$/,
    );
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(seen.at(-1)).toMatchObject({ call: PREVIEW, authorization: 'Bearer token-1' });
  });

  test.each(['/letters/newsletters/12', '/letters/newsletters/1%2F2?locale=en-US'])(
    'asks the API of nothing else: %s',
    async (url) => {
      const before = seen.length;
      expect((await server.inject(url)).statusCode).toBe(404);
      expect(seen).toHaveLength(before);
    },
  );

  test('shows nothing of what the API refused', async () => {
    answers[PREVIEW] = () => [403, { code: '10106', data: { html: HTML } }];
    const reply = await server.inject('/letters/newsletters/12?locale=zh-HK');
    expect([reply.statusCode, reply.body]).toEqual([403, '']);
  });
});
