import { once } from 'node:events';
import { request as ask, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { proxyCalls } from '../../test/proxied-edge.ts';

const LIST = '/api/user/product/productList';
/** Longer than a socket's buffers hold: sent only to who reads it. */
const LONG = 'x'.repeat(8 * 1024 * 1024);

const HEADERS = { host: 'localhost', origin: 'http://localhost', source: 'Web' };

let api: FastifyInstance;
let edge: FastifyInstance;
let origin: string;
/** Names of the searches that the API was asked for. */
const made: string[] = [];
const arrived: ((what: string) => void)[] = [];
const answers = new Map<string, () => void>();

beforeAll(async () => {
  api = Fastify();
  api.post(LIST, async (request) => {
    const { name } = request.body as { name: string };
    made.push(name);
    arrived.splice(0).forEach((tell) => tell(name));
    if (name === 'held') await new Promise<void>((resolve) => answers.set(name, resolve));
    return { data: name === 'long' ? LONG : name };
  });
  edge = Fastify();
  await proxyCalls(edge, await api.listen({ port: 0, host: '127.0.0.1' }));
  origin = await edge.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => Promise.all([edge.close(), api.close()]));

const arrival = (): Promise<string> => new Promise((resolve) => arrived.push(resolve));
const search = (name: string) => {
  const headers = { ...HEADERS, 'content-type': 'application/json' };
  const call = ask(origin + LIST, { method: 'POST', headers, agent: false });
  call.on('error', () => {});
  call.end(JSON.stringify({ name }));
  return call;
};
const answerOf = async (name: string): Promise<unknown> => {
  const [response] = (await once(search(name), 'response')) as [AsyncIterable<Buffer>];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
};

test('a search whose shopper left while it waited is not made, and holds up nobody', async () => {
  const isAsked = arrival();
  const held = search('held');
  expect(await isAsked).toBe('held');
  const isTaken = once(edge.server, 'request');
  const left = search('left');
  const [request] = (await isTaken) as [IncomingMessage];
  await once(request, 'end');
  // Its body has been read: it waits for its turn from here on.
  await new Promise((resolve) => setImmediate(resolve));
  const hasLeft = once(request.socket, 'close');
  left.destroy();
  await hasLeft;
  answers.get('held')?.();
  await once(held, 'response');
  expect(await answerOf('next')).toEqual({ data: 'next' });
  expect(made).toEqual(['held', 'next']);
});

test('a search that is answered has had its turn, however slowly its answer is read', async () => {
  const [unread] = (await once(search('long'), 'response')) as [{ destroy(): void }];
  expect(await answerOf('next')).toEqual({ data: 'next' });
  unread.destroy();
});
