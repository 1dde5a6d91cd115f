import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { proxyCalls } from '../../test/proxied-edge.ts';

const HEADERS = { source: 'Web', 'sec-fetch-site': 'same-origin', 'x-auth-schema': 'Bearer' };
const ME = '/api/v1/client/accounts/users';
const LOGIN = '/api/v1/public/accounts/users/login';

/** An access token of a session; `n` tells two of one session apart. */
const access = (session: string, n: number, stale = false): string => {
  const claims = JSON.stringify({ exp: stale ? 1 : Date.now() / 1_000 + 600, n });
  return `${session}.${Buffer.from(claims).toString('base64url')}.y`;
};

/**
 * The API as far as sessions go (decision 009): one successor for a token, however often it is
 * traded within the grace.
 */
const startApi = async () => {
  const ended = new Set<string>();
  let sessions = 0;
  let trades = 0;
  let held: Promise<void> | undefined;
  const server = Fastify();
  const user = { userId: '7', name: '嘉欣', image: null };
  const sessionOf = (token: string): string => token.split('.')[0] ?? '';
  server.post(LOGIN, (_request, reply) => {
    sessions += 1;
    return reply.code(201).send({
      code: '0',
      data: { accessToken: access(`s${sessions}`, 0), refreshToken: `s${sessions}.0`, user },
    });
  });
  server.post('/api/v1/public/accounts/users/refresh-token', (request, reply) => {
    const { refreshToken } = request.body as { refreshToken: string };
    const [session = '', generation] = refreshToken.split('.');
    trades += 1;
    if (ended.has(session)) return reply.code(401).send({ code: '10104' });
    return reply.code(201).send({
      code: '0',
      data: {
        accessToken: access(session, Number(generation) + 1),
        refreshToken: `${session}.${Number(generation) + 1}`,
        user,
      },
    });
  });
  server.all('/api/*', async (request, reply) => {
    const session = sessionOf((request.headers.authorization ?? '').slice('Bearer '.length));
    if (!session || ended.has(session)) return reply.code(401).send({ code: '10104' });
    if (request.url.endsWith('/sign-out')) ended.add(session);
    if (request.url.endsWith('/sign-out-everywhere'))
      for (let one = 1; one <= sessions; one += 1) if (`s${one}` !== session) ended.add(`s${one}`);
    if (request.url.includes('held')) await held;
    return { code: '0', data: 'hers' };
  });
  const hold = (): (() => void) => {
    let release = (): void => {};
    held = new Promise((resolve) => (release = resolve));
    return release;
  };
  return {
    server,
    hold,
    trades: () => trades,
    origin: await server.listen({ port: 0, host: '127.0.0.1' }),
  };
};

let api: Awaited<ReturnType<typeof startApi>>;
let edges: readonly [FastifyInstance, FastifyInstance];
beforeEach(async () => {
  api = await startApi();
  edges = [Fastify(), Fastify()];
  for (const edge of edges) await proxyCalls(edge, api.origin);
});
afterEach(() => Promise.all([...edges, api.server].map((server) => server.close())));

/**
 * A browser whose calls a balancer spreads over both edges; cookies are kept as the answers come.
 */
const browser = (shopper: string) => {
  const jar = new Map<string, string>([['tn_shopper', shopper]]);
  const keep = (cookies: readonly { name: string; value: string }[]): void => {
    for (const { name, value } of cookies) {
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
  };
  return {
    jar,
    ask: async (edge: 0 | 1, url: string, method: 'GET' | 'POST' = 'GET'): Promise<number> => {
      const answer = await edges[edge].inject({
        method,
        url,
        headers: HEADERS,
        cookies: Object.fromEntries(jar),
        ...(method === 'POST' && { payload: {} }),
      });
      keep(answer.cookies);
      return answer.statusCode;
    },
    /** The access token runs out. */
    age: (): void => void jar.set('tn_access', access('s1', 0, true)),
    signedIn: (): boolean => ['tn_access', 'tn_refresh', 'tn_user'].some((name) => jar.has(name)),
  };
};

describe('two edges behind one address', () => {
  test('renew the same session at once, and it lives on at both', async () => {
    const hers = browser('hers');
    await hers.ask(0, LOGIN, 'POST');
    hers.age();
    const statuses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => hers.ask((index % 2) as 0 | 1, ME)),
    );
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 200));
    // Each of them once, for the same successor.
    expect([api.trades(), hers.jar.get('tn_refresh')]).toEqual([2, 's1.1']);
    expect([await hers.ask(0, ME), await hers.ask(1, ME)]).toEqual([200, 200]);
  });
  test('signing out at one edge ends the session at the other, despite its renewal', async () => {
    const hers = browser('hers');
    await hers.ask(0, LOGIN, 'POST');
    hers.age();
    const before = new Map(hers.jar);
    expect(await hers.ask(1, ME)).toBe(200);
    await hers.ask(0, `${ME}/sign-out`, 'POST');
    expect(hers.signedIn()).toBe(false);
    expect(await hers.ask(1, ME)).toBe(401);
    // A copy of the cookies, at the edge that renewed them a moment ago: nothing is given, and what
    // it holds is taken away.
    const copy = browser('hers');
    for (const [name, value] of before) copy.jar.set(name, value);
    expect(await copy.ask(1, ME)).toBe(401);
    expect(copy.signedIn()).toBe(false);
  });
  test('a call under way while she signs out at the same edge brings nothing back', async () => {
    const hers = browser('hers');
    await hers.ask(0, LOGIN, 'POST');
    hers.age();
    const release = api.hold();
    const slow = hers.ask(0, '/api/held');
    expect(await hers.ask(0, ME)).toBe(200);
    await hers.ask(0, `${ME}/sign-out`, 'POST');
    release();
    expect(await slow).toBe(200);
    expect(hers.signedIn()).toBe(false);
  });
  test('signing others out from one browser ends them, and only them, at every edge', async () => {
    const hers = browser('hers');
    const phone = browser('phone');
    await hers.ask(0, LOGIN, 'POST');
    await phone.ask(1, LOGIN, 'POST');
    expect(await phone.ask(1, `${ME}/sign-out-everywhere`, 'POST')).toBe(200);
    expect([await phone.ask(0, ME), await phone.ask(1, ME)]).toEqual([200, 200]);
    expect([await hers.ask(1, ME), hers.signedIn()]).toEqual([401, false]);
  });
});
