import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { createCompressedFiles } from './compressed-files.ts';
import { negotiateEncoding, sendEncoded } from './negotiation.ts';

describe('the content coding (RFC 9110, section 12.5.3)', () => {
  test.each([
    [undefined, 'identity', 'identity'],
    ['', 'identity', 'identity'],
    ['gzip, deflate, br, zstd', 'br', 'identity'],
    ['gzip, br', 'br', 'identity'],
    ['gzip', 'gzip', 'identity'],
    ['x-gzip', 'gzip', 'identity'],
    ['BR', 'br', 'identity'],
    ['gzip;q=1, br;q=0.5', 'gzip', 'identity'],
    ['br;q=0, gzip', 'gzip', 'identity'],
    ['br;q=0', 'identity', 'identity'],
    ['gzip;q=0.5, identity', 'identity', 'identity'],
    ['identity;q=0.5, gzip;q=0.2', 'identity', 'identity'],
    ['*', 'br', 'identity'],
    ['*;q=0, gzip', 'gzip', 'gzip'],
    ['identity;q=0, gzip', 'gzip', 'gzip'],
    ['identity;q=0, *', 'br', 'br'],
    ['sbr, gzip', 'gzip', 'identity'],
    ['deflate', 'identity', 'identity'],
    ['identity;q=0', undefined, undefined],
    ['*;q=0', undefined, undefined],
    ['deflate, identity;q=0', undefined, undefined],
  ])('for "%s" is %s, and %s of a picture', (accepted, text, picture) => {
    expect(negotiateEncoding(accepted)).toBe(text);
    expect(negotiateEncoding(accepted, false)).toBe(picture);
  });
});

describe('an answer that is sent in the coding that its caller takes', () => {
  const TEXT = '茶 tea '.repeat(200);
  let server: FastifyInstance;
  beforeAll(async () => {
    const compressed = createCompressedFiles();
    server = Fastify();
    server.get('/', (request, reply) => {
      reply.type('text/plain; charset=utf-8').header('vary', 'cookie');
      return sendEncoded(request, reply, (encoding) =>
        compressed('text', Buffer.from(TEXT), encoding),
      );
    });
  });
  afterAll(() => server.close());
  const get = (accepted: string) =>
    server.inject({ url: '/', headers: { 'accept-encoding': accepted } });

  test('says which, and that it depends on what was asked for', async () => {
    const seen = await Promise.all(['br', 'gzip', 'identity'].map(get));
    expect(seen.map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
    for (const { headers } of seen) expect(headers.vary).toBe('cookie, accept-encoding');
    expect(brotliDecompressSync(seen[0]!.rawPayload).toString()).toBe(TEXT);
    expect(gunzipSync(seen[1]!.rawPayload).toString()).toBe(TEXT);
    expect(seen[2]!.body).toBe(TEXT);
  });
  test('is 406 where none is taken, in both languages, and not kept', async () => {
    const { statusCode, headers, body } = await get('identity;q=0');
    expect([statusCode, headers['cache-control'], headers.vary]).toEqual([
      406,
      'no-store',
      'cookie, accept-encoding',
    ]);
    expect(body).toContain('None of the encodings');
    expect(body).toContain('編碼');
  });
});
