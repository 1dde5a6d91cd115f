import { connect, type AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerHostCheck } from './host-check.ts';
import { drainUnreadBodies } from './unread-body.ts';

const MEBIBYTE = 1024 * 1024;
let server: FastifyInstance;
beforeAll(async () => {
  server = Fastify({ bodyLimit: MEBIBYTE });
  drainUnreadBodies(server);
  registerHostCheck(server, { hosts: [] });
  // As a parser of forms that holds the rest back, since nobody takes the file that it has begun.
  server.addContentTypeParser('text/held-back', (_request, payload, done) => {
    payload.once('data', () => done(new Error('refused')));
    payload.pipe(new Writable({ write: () => {} }));
  });
  server.post('/', () => 'taken');
  server.get('/next', () => 'next');
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

/** The statuses of a post with a body of 8 MiB, and of another request on the same connection. */
const statusesOf = (path: string, headers: readonly string[]): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const { port } = server.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    let answers = '';
    socket.setTimeout(5_000, () => socket.destroy(new Error(`no answer: ${answers}`)));
    socket.on('data', (chunk) => {
      answers += chunk.toString();
    });
    socket.on('error', reject);
    socket.on('close', () =>
      resolve([...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = '']) => status)),
    );
    socket.write(
      [`POST ${path} HTTP/1.1`, ...headers, `Content-Length: ${8 * MEBIBYTE}`, '', ''].join('\r\n'),
    );
    socket.write('a'.repeat(8 * MEBIBYTE));
    socket.write('GET /next HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  });

test.each([
  ['is too large', '/', ['Host: localhost', 'Content-Type: application/json'], '413'],
  ['has no route', '/nowhere', ['Host: localhost', 'Content-Type: text/plain'], '413'],
  ['is for another host', '/', ['Host: evil.example', 'Content-Type: text/plain'], '421'],
  ['is given up by its parser', '/', ['Host: localhost', 'Content-Type: text/held-back'], '500'],
  ['has an unknown type', '/', ['Host: localhost', 'Content-Type: image/x'], '415'],
])(
  'a body that %s costs neither its answer nor the next one',
  async (_name, path, headers, status) =>
    expect(await statusesOf(path, headers)).toEqual([status, '200']),
);
