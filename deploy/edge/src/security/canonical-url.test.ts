import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { proxyCalls } from '../../test/proxied-edge.ts';
import { canonicalUrl, registerCanonicalUrls, rewriteUrl } from './canonical-url.ts';

describe('canonicalUrl', () => {
  test.each([
    ['/en-US/detail/tea?a=%61&b=/../x', '/en-US/detail/tea?a=%61&b=/../x'],
    ['/api/%2e%2e/metrics', '/metrics'],
    ['/api/v1/../../metrics', '/metrics'],
    ['/api/.%2E\\metrics', '/metrics'],
    ['/api/v1/public/%61ccounts/users/login', '/api/v1/public/accounts/users/login'],
    ['/api//v1/public/accounts/users/login/', '/api/v1/public/accounts/users/login'],
    ['/%61pi/v1/x', '/api/v1/x'],
    ['/api/v1/x#y', '/api/v1/x'],
    ['//evil.example/x', '/evil.example/x'],
    ['/\\evil.example', '/evil.example'],
    ['http://localhost:5000/en-US?a=1', '/en-US?a=1'],
    ['http://localhost:5000', '/'],
    ['/en-US//detail/tea', '/en-US/detail/tea'],
    ['/en-US/detail/%E8%8C%B6', '/en-US/detail/%E8%8C%B6'],
    ['/en-US/detail/\u00e8\u008c\u00b6', '/en-US/detail/%E8%8C%B6'],
    ['/en-US/detail/a%2Fb', '/en-US/detail/a%2Fb'],
    ['/en-us', '/en-US'],
    ['/EN-US/search?keyword=tea', '/en-US/search?keyword=tea'],
    ['/zh-hk/detail/tea', '/zh-HK/detail/tea'],
    ['/ZH-HK', '/zh-HK'],
    ['/en_US', '/en-US'],
    ['/en', '/en-US'],
    ['/zh/', '/zh-HK/'],
    ['/en-GB', '/en-US'],
    ['/zh-Hant-HK/help', '/zh-HK/help'],
    ['/entry', '/entry'],
    ['/fr-FR/help', '/fr-FR/help'],
  ])('of %s is %s', (url, canonical) => expect(canonicalUrl(url)).toBe(canonical));

  test.each(['/api/..%2fmetrics', '/api/v1/..%5c..%5cmetrics', '/en-US/%2e%2e%2f%2e%2e%2fmetrics'])(
    'of %s is none',
    (url) => expect(canonicalUrl(url)).toBeUndefined(),
  );
});

describe('a request line', () => {
  let api: FastifyInstance;
  let edge: FastifyInstance;
  let asked: string[];
  beforeAll(async () => {
    api = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
    api.get('/metrics', () => 'secret figures');
    api.get('/api/docs', () => 'secret documents');
    api.get('/api/openapi.json', () => ({ secret: true }));
    api.post('/api/v1/public/accounts/users/login', () => ({
      code: '0',
      data: { accessToken: 'a-token', refreshToken: 'r-token', user: { userId: '1' } },
    }));
    api.get('/api/v1/x', () => ({ data: 'x' }));
    api.addHook('onRequest', async (request) => void asked.push(request.url));
    const origin = await api.listen({ port: 0, host: '127.0.0.1' });
    edge = Fastify({ rewriteUrl });
    registerCanonicalUrls(edge);
    await proxyCalls(edge, origin);
    await edge.listen({ port: 0, host: '127.0.0.1' });
  });
  beforeEach(() => void (asked = []));
  afterAll(() => Promise.all([edge.close(), api.close()]));
  /** As it is on the wire: clients' own address parsers would mend it. */
  const send = (line: string, body = ''): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = net.connect((edge.server.address() as AddressInfo).port, '127.0.0.1');
      let got = '';
      socket.on('data', (data) => void (got += data.toString()));
      socket.on('close', () => resolve(got)).on('error', reject);
      socket.write(
        `${line} HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nSource: ` +
          `Web\r\nContent-Type: application/json\r\nContent-Length: ` +
          `${body.length}\r\nConnection: close\r\n\r\n${body}`,
      );
    });
  const statusOf = (answer: string): string => answer.slice(9, 12);
  const locationOf = (answer: string): string | undefined =>
    /^location: (.*)\r$/im.exec(answer)?.[1];

  test.each([
    '/api/%2e%2e/metrics',
    '/api/../metrics',
    '/api/..%2fmetrics',
    '/api/..\\metrics',
    '/api/v1/%2e%2e/%2e%2e/metrics',
    '/api/docs',
    '/api//docs/',
    '/api/v1/../docs',
    '/api/d%6fcs',
    '/api/openapi.json',
    '/API/../api/openapi.json',
  ])('GET %s never reaches what is not for outside', async (path) => {
    const answer = await send(`GET ${path}`);
    expect(answer).not.toContain('secret');
    expect(['308', '400', '404']).toContain(statusOf(answer));
    expect(asked).toEqual([]);
  });
  test.each([
    '/api/v1/public/%61ccounts/users/login',
    '/api/v1/client/%2e%2e/public/accounts/users/login',
    '/api//v1/public/accounts/users/login',
    '/api/v1/public/accounts/users/login/',
    '/api/v1/public/accounts/users/login#x',
  ])('POST %s is led to the one address, and tells no token', async (path) => {
    const answer = await send(`POST ${path}`, '{}');
    expect([statusOf(answer), locationOf(answer)]).toEqual([
      '308',
      '/api/v1/public/accounts/users/login',
    ]);
    expect(asked).toEqual([]);
  });
  test('that names the host as well is the same address', async () => {
    const answer = await send('GET http://localhost/api/v1/x');
    expect([statusOf(answer), asked]).toEqual(['200', ['/api/v1/x']]);
    expect(
      statusOf(await send('POST http://localhost/api/v1/public/accounts/users/login', '{}')),
    ).toBe('200');
  });
  test('leads nowhere but to this site', async () => {
    for (const path of ['//evil.example/a', '/\\evil.example/a', '/%2f/evil.example/../a'])
      expect(locationOf(await send(`GET ${path}`)) ?? '/a').toMatch(/^\/[^/\\]/);
  });
});
