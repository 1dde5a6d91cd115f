import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { FRESH, useProxiedApi } from '../../test/proxied-api.ts';

const proxy = useProxiedApi();

describe('calls through the edge', () => {
  // Covers: ROL-010
  test('the bearer is added only if the auth schema asks for it; cookies stay here', async () => {
    const cookies = { tn_access: FRESH, tn_refresh: 'r1' };
    await proxy.edge.inject({ url: '/api/a', cookies });
    await proxy.edge.inject({ url: '/api/b', cookies, headers: { 'x-auth-schema': 'Bearer' } });
    expect(proxy.seen[0]?.headers.authorization).toBeUndefined();
    expect(proxy.seen[1]?.headers.authorization).toBe(`Bearer ${FRESH}`);
    expect(proxy.seen[1]?.headers.cookie).toBeUndefined();
  });
  test('a browser cannot pass for a mobile app by its platform header', async () => {
    await proxy.edge.inject({ url: '/api/a', headers: { platform: 'ios' } });
    await proxy.edge.inject({ url: '/api/a', headers: { platform: 'mobile_web' } });
    expect(proxy.seen.map(({ headers }) => headers.platform)).toEqual(['web', 'mobile_web']);
  });

  test('long answers are compressed for those who can read it', async () => {
    const plain = await proxy.edge.inject({ url: '/api/long' });
    const small = await proxy.edge.inject({
      url: '/api/long',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10);
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    const codings = await Promise.all(
      ['BR', 'gzip;q=1, br;q=0.5', 'br;q=0', 'identity;q=0'].map(async (accepted) => {
        const { headers, statusCode } = await proxy.edge.inject({
          url: '/api/long',
          headers: { 'accept-encoding': accepted },
        });
        return headers['content-encoding'] ?? statusCode;
      }),
    );
    expect(codings).toEqual(['br', 'gzip', 200, 406]);
  });

  test('an API that is down is a clear word, not a crash', async () => {
    await proxy.api.close();
    const answer = await proxy.edge.inject({ url: '/api/x' });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({
      code: '10503',
      data: { zh_HK: expect.stringContaining('請稍後再試') },
    });
  });
});
