import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { readEnvironment } from '../environment.ts';
import { buildServer, type Sandbox } from '../server.ts';

const PASSWORD = 'a-long-password';
const basic = (password: string): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(`anybody:${password}`).toString('base64')}`,
});

describe('a sandbox that others reach', () => {
  let sandbox: Sandbox;
  let server: FastifyInstance;
  beforeAll(async () => {
    sandbox = await buildServer(readEnvironment({ HOST: '0.0.0.0', DASHBOARD_PASSWORD: PASSWORD }));
    ({ server } = sandbox);
    await server.ready();
  });
  afterAll(() => server.close());
  const PRIVATE = [
    ['GET', '/'],
    ['GET', '/dashboard/mail'],
    ['GET', '/dashboard/sms'],
    ['GET', '/dashboard/payments'],
    ['GET', '/dashboard/payments'],
    ['GET', '/dashboard/live'],
    ['GET', '/dashboard/nowhere'],
    ['GET', '//dashboard/mail'],
    ['GET', '/api/mail'],
    ['GET', '/api/sms'],
    ['GET', '/api/payments/switches'],
    ['GET', '/metrics'],
    ['POST', '/dashboard/mail/clear'],
    ['POST', '/dashboard/locale'],
    ['POST', '/dashboard/payments/switches'],
  ] as const;

  test.each(PRIVATE)('%s %s asks for its password', async (method, url) => {
    const refused = [{}, basic('another-password'), basic('')];
    for (const headers of refused) {
      const answer = await server.inject({ method, url, headers });
      if (answer.statusCode === 404) return expect(url).toMatch(/nowhere|^\/\//);
      expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([
        401,
        'Basic realm="TapNook sandbox", charset="UTF-8"',
      ]);
    }
    return undefined;
  });
  test('shows its owner everything', async () => {
    for (const url of ['/', '/dashboard/mail', '/api/mail'])
      expect((await server.inject({ url, headers: basic(PASSWORD) })).statusCode).toBe(200);
  });
  test('keeps open what shoppers and the shop need', async () => {
    for (const url of [
      '/healthz',
      '/chat/frame',
      '/frames/card',
      '/identity/google/.well-known/openid-configuration',
    ])
      expect([url, (await server.inject(url)).statusCode]).not.toEqual([url, 401]);
  });
});

test('a sandbox of this machine asks nobody', async () => {
  const { server } = await buildServer(readEnvironment({}));
  expect((await server.inject('/dashboard/mail')).statusCode).toBe(200);
  await server.close();
});
