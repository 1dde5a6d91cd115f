import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { openMetricsPort } from './metrics-port.ts';

const HOST = '127.0.0.1';
const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((done) => {
    server.listen(0, HOST, done);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((done) => {
    server.close(() => done());
  });
  return port;
};

it('tells its metrics on a port of their own, never on the shop’s', async () => {
  const metricsPort = await freePort();
  const edge = Fastify();
  openMetricsPort(edge, { metricsPort, host: HOST, allowedHosts: [] }, () => []);
  edge.get('/:locale/product/:id', () => 'page');
  const shop = await edge.listen({ port: 0, host: HOST });
  await fetch(`${shop}/en-US/product/12`);
  expect((await fetch(`${shop}/metrics`)).status).toBe(404);
  const text = await (await fetch(`http://${HOST}:${metricsPort}/metrics`)).text();
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/:locale/product/:id",status="200"} ' +
      '1\n',
  );
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
  expect((await fetch(`http://${HOST}:${metricsPort}/`)).status).toBe(404);
  await edge.close();
  await expect(fetch(`http://${HOST}:${metricsPort}/metrics`)).rejects.toThrow();
});
it('opens no port when none is given, and serves when it is taken', async () => {
  const taken = Fastify();
  const address = await taken.listen({ port: 0, host: HOST });
  for (const metricsPort of [null, Number(new URL(address).port)]) {
    const edge = Fastify();
    openMetricsPort(edge, { metricsPort, host: HOST, allowedHosts: [] }, () => []);
    edge.get('/', () => 'page');
    const shop = await edge.listen({ port: 0, host: HOST });
    expect((await fetch(shop)).status).toBe(200);
    await edge.close();
  }
  await taken.close();
});
