import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { proxyCalls } from '../../test/proxied-edge.ts';
import { readConfig } from '../env.ts';
import { registerTelemetry } from '../telemetry/collector.ts';
import { createVisits } from '../telemetry/visits.ts';

const MEBIBYTE = 1024 * 1024;
const MULTIPART = 'multipart/form-data; boundary=XX';
let api: FastifyInstance;
let edge: FastifyInstance;
let received: number;
beforeAll(async () => {
  // As the real one: a JSON body of at most 1 MiB, uploads read by their handler.
  api = Fastify({ bodyLimit: MEBIBYTE });
  api.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  const guard = {
    preValidation: async (
      _request: unknown,
      reply: { code(n: number): { send(b: unknown): unknown } },
    ) => reply.code(401).send({ code: '10104' }),
  };
  api.post('/api/guarded', guard, () => ({}));
  api.post('/api/upload', async (request) => {
    received = 0;
    for await (const chunk of request.raw) received += (chunk as Buffer).length;
    return { code: '0', data: received };
  });
  api.post('/api/echo', (request) => ({ data: request.body }));
  api.get('/api/small', () => ({ data: 'small' }));
  const origin = await api.listen({ port: 0, host: '127.0.0.1' });
  edge = Fastify();
  await proxyCalls(edge, origin);
  const config = readConfig({ API_ORIGIN: origin, PUBLIC_ORIGIN: 'http://localhost' });
  registerTelemetry(edge, config, createVisits(config), { knownIdOf: () => undefined });
  await edge.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => Promise.all([edge.close(), api.close()]));

interface Sent {
  readonly path: string;
  readonly type: string;
  readonly bytes: number;
  readonly isChunked?: boolean;
}
/**
 * Writes a whole request before it reads, as browsers do, and then a second one on the same
 * connection.
 */
const sendTwo = ({ path, type, bytes, isChunked = false }: Sent): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const socket = net.connect((edge.server.address() as AddressInfo).port, '127.0.0.1');
    let got = '';
    const body = Buffer.alloc(bytes, 0x20);
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`no second answer after: ${got.slice(0, 300)}`));
    }, 8_000);
    const done = (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve([...got.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = '']) => status));
    };
    socket.on('error', reject);
    socket.on('close', done);
    socket.pause();
    socket.write(
      [
        `POST ${path} HTTP/1.1`,
        'Host: localhost',
        'Source: Web',
        'Origin: http://localhost',
        `Content-Type: ${type}`,
        isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes}`,
        '\r\n',
      ].join('\r\n'),
    );
    if (isChunked) socket.write(`${bytes.toString(16)}\r\n`);
    socket.write(body);
    if (isChunked) socket.write('\r\n0\r\n\r\n');
    socket.write('GET /api/small HTTP/1.1\r\nHost: localhost\r\n\r\n', () => {
      socket.on('data', (data) => {
        got += data.toString('latin1');
        if (got.includes('"small"')) done();
      });
      socket.resume();
    });
  });

describe('an answer before the body was read leaves the connection to the next request', () => {
  test.each<[string, Sent, string]>([
    [
      'a refused upload of 1 MiB',
      { path: '/api/guarded', type: MULTIPART, bytes: MEBIBYTE },
      '401',
    ],
    [
      'a refused upload of 4 MiB',
      { path: '/api/guarded', type: MULTIPART, bytes: 4 * MEBIBYTE },
      '401',
    ],
    [
      'a refused upload of 15 MiB',
      { path: '/api/guarded', type: MULTIPART, bytes: 15 * MEBIBYTE },
      '401',
    ],
    [
      'a refused upload in chunks',
      { path: '/api/guarded', type: MULTIPART, bytes: 4 * MEBIBYTE, isChunked: true },
      '401',
    ],
    ['an upload to nowhere', { path: '/api/nowhere', type: MULTIPART, bytes: 4 * MEBIBYTE }, '404'],
    [
      'an upload beyond every limit',
      { path: '/api/upload', type: MULTIPART, bytes: 20 * MEBIBYTE },
      '413',
    ],
    ['a body of a wrong type', { path: '/api/echo', type: 'image/heic', bytes: MEBIBYTE }, '415'],
    [
      'a call that cannot be read',
      { path: '/api/guarded', type: 'application/json', bytes: MEBIBYTE - 9 },
      '400',
    ],
    [
      'a call that is too large',
      { path: '/api/echo', type: 'application/json', bytes: 3 * MEBIBYTE },
      '413',
    ],
    [
      'a call that is too large, in chunks',
      { path: '/api/echo', type: 'application/json', bytes: 3 * MEBIBYTE, isChunked: true },
      '413',
    ],
    [
      'telemetry that is too large',
      { path: '/telemetry', type: 'application/json', bytes: 2 * MEBIBYTE },
      '413',
    ],
    [
      'telemetry that is too large, in chunks',
      { path: '/telemetry', type: 'application/json', bytes: 2 * MEBIBYTE, isChunked: true },
      '413',
    ],
  ])('%s', async (_what, sent, status) => {
    for (let n = 0; n < 3; n += 1) expect(await sendTwo(sent)).toEqual([status, '200']);
  });
  test('an upload that is taken arrives whole', async () => {
    const bytes = 11 * MEBIBYTE + 17;
    expect(await sendTwo({ path: '/api/upload', type: MULTIPART, bytes })).toEqual(['200', '200']);
    expect(received).toBe(bytes);
  });
  test('one that is far too large is answered, and its connection ends', async () => {
    const [head] = await new Promise<string[]>((resolve) => {
      const socket = net.connect((edge.server.address() as AddressInfo).port, '127.0.0.1');
      socket.on('data', (data) => resolve([data.toString()]));
      socket.write(
        `POST /api/upload HTTP/1.1\r\nHost: localhost\r\nSource: Web\r\nOrigin: ` +
          `http://localhost\r\nContent-Type: ${MULTIPART}\r\nContent-Length: ${10 ** 10}\r\n\r\n`,
      );
    });
    expect(head).toMatch(/^HTTP\/1\.1 413[^]*connection: close/i);
    expect(head).toContain('內容過大');
  });
});
