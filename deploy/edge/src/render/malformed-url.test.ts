import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { redirectMalformedUrl } from './malformed-url.ts';

// Covers: CAT-049
test.each([
  ['GET', '/en-US/detail/%E0%A4%A', 302, '/en-US/404'],
  ['GET', '/%', 302, '/zh-HK/404'],
  ['GET', '/api/v1/%E0%A4%A', 400, undefined],
  ['POST', '/en-US/%', 400, undefined],
] as const)('%s %s is answered with %s', async (method, url, status, location) => {
  const server = Fastify({ frameworkErrors: redirectMalformedUrl });
  server.all('/*', async () => 'a page');
  const answer = await server.inject({ method, url });
  expect([answer.statusCode, answer.headers.location]).toEqual([status, location]);
  if (status === 400)
    expect(answer.json()).toMatchObject({
      code: '10102',
      data: { en_US: expect.any(String), zh_HK: expect.any(String), fields: [{ field: 'url' }] },
    });
  await server.close();
});
