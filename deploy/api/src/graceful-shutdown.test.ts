import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { createTestApp } from '../test/app.ts';

test('waits for an answer under way when it closes, but not for its idle connection', async () => {
  const api = await createTestApp();
  let answer = (): void => undefined;
  let asked = (): void => undefined;
  const begun = new Promise<void>((resolve) => (asked = resolve));
  // Every request comes by here before it is answered.
  const gate = new Promise<void>((resolve) => (answer = resolve));
  api.app.server.prependListener('request', (_, reply) => {
    const end = reply.end.bind(reply);
    reply.end = ((...rest: Parameters<typeof end>) => {
      asked();
      void gate.then(() => end(...rest));
      return reply;
    }) as typeof reply.end;
  });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  const status = new Promise<number | undefined>((resolve, reject) => {
    request(
      { agent, port: (api.app.server.address() as AddressInfo).port, path: '/healthz' },
      (response) => response.resume().once('end', () => resolve(response.statusCode)),
    )
      .once('error', reject)
      .end();
  });
  await begun;
  const closed = api.close();
  while (api.app.server.listening) await new Promise((resolve) => setTimeout(resolve, 10));
  answer();
  expect(await status).toBe(200);
  const late = Symbol('late');
  expect(
    await Promise.race([
      closed,
      new Promise((resolve) => setTimeout(resolve, 10_000, late).unref()),
    ]),
  ).not.toBe(late);
  agent.destroy();
});
