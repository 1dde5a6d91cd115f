import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { registerMetrics } from './metrics.ts';
import { logRequests } from './request-log.ts';

let server: FastifyInstance;
const lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)) as Record<string, unknown>);
      done();
    },
  });
  server = Fastify({
    logger: { level: 'info', stream },
    genReqId: () => 'request-id',
    logController: new LogController({ disableRequestLogging: true }),
  });
  logRequests(server);
  registerMetrics(server, async () => [
    { name: 'shop_orders', type: 'gauge', help: 'Orders.', samples: [{ value: 3 }] },
    {
      name: 'shop_runs_total',
      type: 'counter',
      help: 'Runs.',
      labels: ['job'],
      samples: [{ labels: { job: 'mail' }, value: 7 }],
    },
    { name: 'shop_none', type: 'gauge', help: 'None.', labels: ['job'], samples: [] },
  ]);
  server.get('/people/:email', () => ({ ok: true }));
});
afterAll(() => server.close());

describe('/metrics', () => {
  it('times requests by route and status, and tells of process and shop', async () => {
    await server.inject('/people/somebody@example.com');
    await server.inject('/nowhere/at/all');
    const { body, headers } = await server.inject('/metrics');
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/people/:email",status="200"} 1\n',
    );
    expect(body).toContain(
      'http_request_duration_seconds_count{method="GET",route="none",status="404"} 1\n',
    );
    expect(body).toContain('\nshop_orders 3\n');
    expect(body).toContain('\nshop_runs_total{job="mail"} 7\n');
    expect(body).not.toMatch(/^shop_none/m);
    expect(body).toMatch(/^nodejs_eventloop_lag_seconds /m);
    expect(body).toMatch(/^process_resident_memory_bytes /m);
    expect(body).not.toContain('somebody');
  });
});

describe('the request log', () => {
  it('has one line for each request, without its address', async () => {
    lines.length = 0;
    await server.inject('/people/somebody@example.com?token=secret');
    await server.inject('/metrics');
    expect(lines).toEqual([
      expect.objectContaining({
        reqId: 'request-id',
        method: 'GET',
        route: '/people/:email',
        status: 200,
        ms: expect.any(Number),
        msg: 'request',
      }),
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/somebody|secret/);
  });
});
