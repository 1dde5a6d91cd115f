import { connect, type AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { rejectUnreadable } from './unreadable-requests.ts';

test.each([
  ['no request', 'HELLO\r\n\r\n', '400'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    '400',
  ],
  ['headers of 17 KB', `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(17_000)}\r\n\r\n`, '431'],
])('%s is answered in both languages, and the connection ends', async (_name, sent, status) => {
  const server = Fastify({ clientErrorHandler: rejectUnreadable });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const answer = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    socket.setTimeout(5_000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('error', reject).on('close', () => resolve(text));
    socket.write(sent);
  });
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*connection: close`));
  expect(answer).toMatch(/\p{Script=Han}/u);
  await server.close();
});
