import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerFormPostCallback } from './form-post-callback.ts';

let edge: FastifyInstance;
beforeAll(async () => {
  edge = Fastify();
  registerFormPostCallback(edge);
  await edge.ready();
});
afterAll(() => edge.close());

const post = (
  url: string,
  body: Record<string, string>,
  type = 'application/x-www-form-urlencoded',
) =>
  edge.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': type,
      origin: 'https://appleid.apple.com',
      'sec-fetch-site': 'cross-site',
    },
    payload: new URLSearchParams(body).toString(),
  });

describe('the answer that a provider posts', () => {
  it('leads to the same address as a page of our own, with the name out of the query', async () => {
    const user = '{"name":{"firstName":"Tsz Ching","lastName":"林"}}';
    const answer = await post('/zh-HK/login/callback/apple', {
      code: 'c&1',
      state: 's',
      user,
      redirect: 'https://elsewhere.example',
    });
    expect(answer.statusCode).toBe(303);
    const location = new URL(String(answer.headers.location), 'https://shop.example');
    expect(location.origin).toBe('https://shop.example');
    expect(location.pathname).toBe('/zh-HK/login/callback/apple');
    expect(Object.fromEntries(location.searchParams)).toEqual({ code: 'c&1', state: 's' });
    expect(decodeURIComponent(location.hash)).toBe(`#user=${user}`);
    expect(answer.cookies).toEqual([]);
  });
  it('tells who declined', async () => {
    const answer = await post('/en-US/login/callback/apple', {
      error: 'user_cancelled_authorize',
      state: 's',
    });
    expect(answer.headers.location).toBe(
      '/en-US/login/callback/apple?state=s&error=user_cancelled_authorize',
    );
  });
  it.each([
    ['/fr-FR/login/callback/apple', 404],
    ['/en-US/login/callback/google', 404],
  ])('is taken at no other address (%s)', async (url, status) => {
    expect((await post(url, { code: 'c' })).statusCode).toBe(status);
  });
  it('is a form and no longer than one', async () => {
    const url = '/en-US/login/callback/apple';
    expect((await post(url, { code: 'c' }, 'application/json')).statusCode).toBe(415);
    expect((await post(url, { code: 'c'.repeat(20_000) })).statusCode).toBe(413);
  });
});
