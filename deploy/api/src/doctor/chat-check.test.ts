import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readEnv } from '../env.ts';
import { checkChat } from './chat-check.ts';

const SHOP = 'http://www.shop.example';
let server: Server;
let origin = '';
let framers = SHOP;
let scriptType = 'text/javascript';
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/chat/frame')
      return response
        .writeHead(200, {
          'content-security-policy': `default-src 'none'; frame-ancestors ${framers}`,
        })
        .end(`<body data-script="${origin}/l.js" data-website="w-1">`);
    if (request.url === '/l.js')
      return response.writeHead(200, { 'content-type': scriptType }).end('');
    return response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const check = (more: Record<string, string> = {}) =>
  checkChat(
    readEnv({
      DATABASE_URL: 'postgres://a/b',
      TOKEN_SECRET: 't'.repeat(32),
      PUBLIC_ORIGIN: SHOP,
      CHAT_ORIGIN: origin,
      CRISP_IDENTITY_SECRET: 's'.repeat(32),
      ...more,
    }),
  );

describe('the check of the chat', () => {
  test('finds the frame and its script, and says which secret must match', async () => {
    const [host, frame, identity] = await check();
    expect(host).toMatchObject({ result: 'ok', detail: '127.0.0.1 is a host of its own' });
    expect(frame).toMatchObject({
      result: 'ok',
      detail: `shows ${origin}/l.js for the website w-1`,
    });
    expect(identity).toMatchObject({ result: 'manual' });
  });

  test('names a frame that the shop may not show', async () => {
    framers = 'https://another.example';
    expect((await check())[1]).toMatchObject({
      result: 'failed',
      detail: `${origin} may be framed by https://another.example, not ${SHOP}`,
    });
    framers = SHOP;
  });

  test('names a script that is none, and a frame that is away', async () => {
    scriptType = 'text/html';
    expect((await check())[1]).toMatchObject({
      result: 'failed',
      detail: `${origin}/l.js is no script`,
    });
    scriptType = 'text/javascript';
    expect((await check({ CHAT_ORIGIN: 'http://127.0.0.1:9' }))[1]).toMatchObject({
      result: 'failed',
    });
  });

  test.each([
    ['the host of the shop', 'http://127.0.0.1:1', /has the shop's host name/],
    ['no TLS beside a shop with it', SHOP.replace('http:', 'https:'), /not asked for by https/],
  ])('names an origin with %s', async (_name, shop, reason) => {
    expect((await check({ PUBLIC_ORIGIN: shop }))[0]).toMatchObject({
      what: 'origin',
      result: 'failed',
      detail: expect.stringMatching(reason),
    });
  });

  test('says that nobody is vouched for without a secret', async () => {
    expect(await check({ CRISP_IDENTITY_SECRET: '' })).toMatchObject([{ result: 'manual' }]);
  });
});
