import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { takeBody } from './request-body.ts';

const server = createServer();
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

/** A call whose sender left in the middle of its body, before anybody asked for that. */
const brokenOff = async (type: string): Promise<FastifyRequest> => {
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 9\r\n\r\n{`,
  );
  const [raw] = (await once(server, 'request')) as [IncomingMessage];
  const closed = new Promise((resolve) => raw.once('close', resolve));
  socket.destroy();
  await closed;
  return { method: 'POST', raw } as FastifyRequest;
};

test('the body of a call that is closed already is given up, not waited for', async () => {
  expect(await takeBody(await brokenOff('application/json'))).toBeUndefined();
});

test('an upload that is closed already breaks off for whoever reads it', async () => {
  const upload = await takeBody(await brokenOff('multipart/form-data; boundary=XX'));
  if (!(upload instanceof Readable)) throw new TypeError('an upload comes as a stream');
  await expect(upload.toArray()).rejects.toThrow('the client went away');
});
