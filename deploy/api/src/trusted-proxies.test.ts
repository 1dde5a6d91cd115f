import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { describe, expect, it } from '@jest/globals';
import { createTestApp } from '../test/app.ts';

const CHANNEL = 'tracing:fastify.request.handler:start';

describe('x-forwarded-for', () => {
  it.each([
    ['loopback', '127.0.0.1', '203.0.113.9'],
    ['loopback', '192.168.1.20', '192.168.1.20'],
    ['loopback,uniquelocal', '192.168.1.20', '203.0.113.9'],
  ])('with TRUSTED_PROXIES=%s and sent by %s makes the caller %s', async (trusted, from, ip) => {
    const api = await createTestApp({ TRUSTED_PROXIES: trusted });
    const seen: string[] = [];
    const onRequest = (message: unknown): void =>
      void seen.push((message as { request: { ip: string } }).request.ip);
    subscribe(CHANNEL, onRequest);
    await api.app.inject({
      url: '/livez',
      remoteAddress: from,
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    unsubscribe(CHANNEL, onRequest);
    await api.close();
    expect(seen).toEqual([ip]);
  });
});
