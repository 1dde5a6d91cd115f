import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { GUESSES_PER_MINUTE } from '@tapnook/server/session-renewal';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { FRESH, jwt, OLD } from '../../test/proxied-api.ts';
import { proxyCalls } from '../../test/proxied-edge.ts';

const RENEWED = {
  code: '0',
  data: { accessToken: FRESH, refreshToken: 'r2', user: { userId: '7', name: 'A', image: null } },
};

let api: FastifyInstance;
let edge: FastifyInstance;
let renewals: (string | string[] | undefined)[];
let refusal: { status: number; code: string };
let answer: (token: string) => { status: number; body: unknown };
beforeEach(async () => {
  renewals = [];
  answer = () => ({ status: 201, body: RENEWED });
  api = Fastify();
  api.post('/api/v1/public/accounts/users/refresh-token', (request, reply) => {
    renewals.push(request.headers['x-forwarded-for']);
    const { status, body } = answer((request.body as { refreshToken: string }).refreshToken);
    return reply.code(status).send(body);
  });
  refusal = { status: 401, code: '10104' };
  api.route({
    method: ['GET', 'POST'],
    url: '/api/hers',
    handler: (request, reply) =>
      request.headers.authorization === `Bearer ${FRESH}`
        ? reply.send({ code: '0', data: request.body ?? 'hers' })
        : reply.code(refusal.status).send({ code: refusal.code }),
  });
  api.get('/api/everybody', (request) => ({ data: request.headers['x-forwarded-for'] }));
  const address = await api.listen({ port: 0, host: '127.0.0.1' });
  edge = Fastify({ trustProxy: ['127.0.0.1'] });
  await proxyCalls(edge, address);
});
afterEach(async () => {
  await edge.close();
  await api.close();
});
const ask = (token: string, address = '203.0.113.5', url = '/api/hers') =>
  edge.inject({
    url,
    headers: { 'x-auth-schema': 'Bearer', 'x-forwarded-for': address },
    cookies: { tn_access: OLD, tn_refresh: token, tn_user: 'x' },
  });
const clears = ({ cookies }: LightMyRequestResponse): boolean =>
  cookies.some(({ name, value }) => name === 'tn_refresh' && value === '');

describe('a renewal', () => {
  test.each([
    [429, { code: '10429' }],
    [400, { code: '10102' }],
    [404, { code: '10404' }],
    [408, 'Request Timeout'],
    [403, '<html>Forbidden by a firewall'],
    [401, { message: 'a gateway asks for its own password' }],
    [500, { code: '10500' }],
    [503, { code: '10503' }],
    [201, 'not what was asked for'],
    [201, { code: '0', data: {} }],
  ])('that is answered by %i %j ends no session', async (status, body) => {
    answer = () => ({ status, body });
    const told = await ask('good');
    expect([told.statusCode, told.json<{ code: string }>().code]).toEqual([503, '10503']);
    expect(told.headers['retry-after']).toBe('5');
    expect(told.cookies).toEqual([]);
  });
  test.each([
    [401, '10104'],
    [403, '10105'],
  ])('that the API refuses with %i %s ends the session', async (status, code) => {
    answer = () => ({ status, body: { code } });
    expect(clears(await ask('ended'))).toBe(true);
  });
  test('that was not answered is tried again, and the session goes on', async () => {
    answer = () => ({ status: 429, body: { code: '10429' } });
    expect((await ask('good')).statusCode).toBe(503);
    answer = () => ({ status: 201, body: RENEWED });
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect((await ask('good')).json()).toMatchObject({ data: 'hers' });
  });
  test('does not hold up what everybody may read', async () => {
    answer = () => ({ status: 429, body: { code: '10429' } });
    const told = await ask('good', '203.0.113.5', '/api/everybody');
    expect([told.statusCode, told.cookies]).toEqual([200, []]);
  });
  test('bears the address of whoever asked, as the edge believes it', async () => {
    await ask('good', '203.0.113.77');
    await ask('other', '10.1.2.3, 203.0.113.78');
    expect(renewals).toEqual(['203.0.113.77', '203.0.113.78']);
    const call = await ask('good', '10.1.2.3, 203.0.113.78', '/api/everybody');
    expect(call.json()).toEqual({ data: '203.0.113.78' });
  });
});

describe('a token that is refused before its end', () => {
  const UNKNOWN_KEY = FRESH.replace(/^x/, 'another-key');
  const call = (url = '/api/hers', method: 'GET' | 'POST' = 'GET', more: object = {}) =>
    edge.inject({
      method,
      url,
      headers: { 'x-auth-schema': 'Bearer', 'sec-fetch-site': 'same-origin', source: 'shop' },
      cookies: { tn_access: UNKNOWN_KEY, tn_refresh: 'good', tn_user: 'x' },
      ...more,
    });
  test.each([
    [401, '10104'],
    [403, '10105'],
  ])('with %i %s is renewed once and the call made again', async (status, code) => {
    refusal = { status, code };
    const told = await call();
    expect(told.json()).toMatchObject({ data: 'hers' });
    expect(renewals).toHaveLength(1);
    expect(told.cookies.find(({ name }) => name === 'tn_access')?.value).toBe(FRESH);
    const posted = await call('/api/hers', 'POST', { payload: { a: 1 } });
    expect(posted.json()).toMatchObject({ data: { a: 1 } });
  });
  test('ends the session only when the API refuses its refresh token', async () => {
    answer = () => ({ status: 401, body: { code: '10104' } });
    expect(clears(await call())).toBe(true);
  });
  test('ends no session when nothing is said of it', async () => {
    answer = () => ({ status: 503, body: { code: '10503' } });
    const told = await call();
    expect([told.statusCode, told.cookies]).toEqual([503, []]);
  });
  test('ends no session if the answering process does not know the newest key', async () => {
    refusal = { status: 403, code: '10105' };
    const other = { ...RENEWED.data, accessToken: jwt(Date.now() / 1_000 + 900) };
    answer = () => ({ status: 201, body: { code: '0', data: other } });
    const told = await call();
    expect([told.statusCode, told.headers['retry-after'], clears(told)]).toEqual([503, '5', false]);
    expect(renewals).toHaveLength(1);
  });
});

test('guesses from one address are limited, and sign nobody out at any', async () => {
  answer = (token) =>
    token === 'good' ? { status: 201, body: RENEWED } : { status: 401, body: { code: '10104' } };
  for (let n = 0; n < GUESSES_PER_MINUTE + 40; n += 1)
    await ask(`made-up-${n}`, `2001:db8:1:2::${n.toString(16)}`);
  expect(renewals.length).toBeLessThan(GUESSES_PER_MINUTE + 10);
  const neighbour = await ask('good', '2001:db8:1:2:ffff::1');
  expect([neighbour.statusCode, neighbour.cookies]).toEqual([503, []]);
  expect((await ask('good', '2001:db8:1:3::1')).json()).toMatchObject({ data: 'hers' });
});
