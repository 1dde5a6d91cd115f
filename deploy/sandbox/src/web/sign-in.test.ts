import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { readEnvironment } from '../environment.ts';
import { buildServer, type Sandbox } from '../server.ts';
import { MAX_GUESSES } from './sign-in.ts';

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

  const FROM_AFAR = PRIVATE.map(
    ([method, url], index) => [method, url, `203.0.113.${index}`] as const,
  );
  test.each(FROM_AFAR)('%s %s asks for its password', async (method, url, remoteAddress) => {
    const refused = [{}, basic('another-password'), basic('')];
    for (const headers of refused) {
      const answer = await server.inject({ method, url, headers, remoteAddress });
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

describe('guesses of its password', () => {
  test('are limited for their network alone, and told to the security log without it', async () => {
    const events: string[] = [];
    const { server } = await buildServer(
      readEnvironment({ HOST: '0.0.0.0', DASHBOARD_PASSWORD: PASSWORD }),
      { noteEvent: (_request, { securityEvent, call }) => events.push(`${securityEvent} ${call}`) },
    );
    const ask = async (password: string | undefined, remoteAddress = '203.0.113.7') =>
      (
        await server.inject({
          url: '/dashboard/mail',
          remoteAddress,
          headers: password === undefined ? {} : basic(password),
        })
      ).statusCode;
    expect(await ask(undefined)).toBe(401);
    expect(events).toEqual([]);
    for (let count = 0; count < MAX_GUESSES; count += 1) expect(await ask('wrong')).toBe(401);
    expect(await ask('wrong')).toBe(429);
    expect([await ask(PASSWORD, '203.0.113.8'), await ask(PASSWORD, '203.0.113.8')]).toEqual([
      200, 200,
    ]);
    expect(events.slice(MAX_GUESSES - 1)).toEqual([
      'sign-in.failed GET /dashboard/mail',
      'limit.reached GET /dashboard/mail',
      'sign-in.succeeded GET /dashboard/mail',
    ]);
    await server.close();
  });
});

test('a sandbox of this machine asks nobody', async () => {
  const { server } = await buildServer(readEnvironment({}));
  expect((await server.inject('/dashboard/mail')).statusCode).toBe(200);
  await server.close();
});
