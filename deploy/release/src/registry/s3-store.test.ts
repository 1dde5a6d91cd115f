import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EMPTY_HASH, signS3Request } from './s3-signature.ts';
import { s3Store } from './s3-store.ts';

const credentials = {
  region: 'us-east-1',
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};

test('the signature is that of the published example', () => {
  const url = new URL('https://examplebucket.s3.amazonaws.com/test.txt');
  const headers = signS3Request(
    { method: 'GET', url, headers: { range: 'bytes=0-9' }, payloadHash: EMPTY_HASH },
    credentials,
    Date.parse('2013-05-24T00:00:00Z'),
  );
  expect(headers['authorization']).toMatch(
    /SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41$/,
  );
});

let server: Server;
const bucket = new Map<string, string>();
beforeAll(async () => {
  server = createServer((request, response) => {
    const key = request.url ?? '';
    const answer = (status: number, body = '') =>
      response.writeHead(status, { 'content-length': Buffer.byteLength(body) }).end(body);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) return void answer(403);
    if (request.method === 'GET')
      return void (bucket.has(key) ? answer(200, bucket.get(key)) : answer(404));
    if (request.method === 'DELETE') return void answer(bucket.delete(key) ? 204 : 404);
    return void text(request).then((body) => {
      bucket.set(key, body);
      answer(200);
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
});
afterAll(
  () =>
    new Promise<void>((done) => {
      server.close(() => done());
    }),
);

test('a version is written whole, read, and taken away', async () => {
  const store = s3Store(
    {
      ...credentials,
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      bucket: 'artefacts',
    },
    Date.now,
  );
  const staged = await store.stage();
  const written = await staged.write(
    'chunks/a.js',
    Readable.from([Buffer.from('export const a = 1;')]),
  );
  expect(written).toEqual({ bytes: 19, integrity: expect.stringMatching(/^sha384-.{64}$/) });
  expect(bucket.size).toBe(0);
  await staged.commit('mf-catalog', '1.0.0');
  expect([...bucket.keys()]).toEqual(['/artefacts/mf-catalog/1.0.0/chunks/a.js']);
  const found = await store.read('mf-catalog', '1.0.0', 'chunks/a.js');
  expect([found?.bytes, found && (await text(found.stream))]).toEqual([19, 'export const a = 1;']);
  await store.remove('mf-catalog', '1.0.0', ['chunks/a.js']);
  expect(await store.read('mf-catalog', '1.0.0', 'chunks/a.js')).toBeNull();
});
