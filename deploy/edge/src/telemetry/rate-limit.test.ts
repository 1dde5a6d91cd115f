import cookie from '@fastify/cookie';
import { describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { readConfig } from '../env.ts';
import { registerTelemetry } from './collector.ts';
import {
  ADDRESS_EVENTS_PER_MINUTE,
  createTelemetryLimit,
  SHOPPER_EVENTS_PER_MINUTE,
} from './rate-limit.ts';
import { createVisits, type UnsealedVisit } from './visits.ts';

const VISIT: UnsealedVisit = {
  generation: 1,
  route: 'home',
  apps: { 'mf-a': { version: '1.0.0', bucket: 'stable' } },
};

describe('how much telemetry is taken', () => {
  test('so much from a shopper in a minute, and again when it has passed', () => {
    let now = 0;
    const allow = createTelemetryLimit(() => now);
    expect(allow('a', '1.1.1.1', SHOPPER_EVENTS_PER_MINUTE)).toBe(true);
    expect(allow('a', '1.1.1.1', 1)).toBe(false);
    expect(allow('b', '1.1.1.1', 1)).toBe(true);
    now = 30_000;
    expect(allow('a', '1.1.1.1', SHOPPER_EVENTS_PER_MINUTE / 2)).toBe(true);
    expect(allow('a', '1.1.1.1', 1)).toBe(false);
  });
  test('changing the cookie does not help for ever', () => {
    const allow = createTelemetryLimit(() => 0);
    let taken = 0;
    for (let shopper = 0; shopper < 100; shopper += 1)
      if (allow(`s${shopper}`, '1.1.1.1', 200)) taken += 200;
    expect(taken).toBe(ADDRESS_EVENTS_PER_MINUTE);
    expect(allow(undefined, '1.1.1.1', 1)).toBe(false);
    expect(allow(undefined, '2.2.2.2', 1)).toBe(true);
  });
  test('beyond it the edge answers 429', async () => {
    const server = Fastify();
    await server.register(cookie);
    const config = readConfig({});
    const visits = createVisits(config);
    registerTelemetry(server, config, visits, { knownIdOf: () => undefined });
    const event = {
      kind: 'session',
      app: 'mf-a',
      version: '1.0.0',
      route: 'home',
    };
    const send = () =>
      server.inject({
        method: 'POST',
        url: '/telemetry',
        cookies: { tn_shopper: 'x'.repeat(24) },
        payload: {
          channel: 'production',
          visit: { ...VISIT, seal: visits.seal(VISIT) },
          events: Array.from({ length: 300 }, () => event),
        },
      });
    const statuses = [];
    for (let times = 0; times < 3; times += 1) statuses.push((await send()).statusCode);
    await server.close();
    expect(statuses).toEqual([204, 204, 429]);
  });
});

test('what a program tells of its visit counts for nothing', async () => {
  const told: string[] = [];
  const registry = Fastify();
  registry.post('/v1/telemetry', async (request, reply) => {
    const { events } = request.body as { events: { route: string }[] };
    told.push(...events.map(({ route }) => route));
    return reply.code(202).send();
  });
  const origin = await registry.listen({ port: 0, host: '127.0.0.1' });
  const server = Fastify();
  await server.register(cookie);
  const config = readConfig({ RELEASE_ORIGIN: origin, RELEASE_TOKEN: 'edge-token' });
  const visits = createVisits(config);
  registerTelemetry(server, config, visits, { knownIdOf: () => undefined });
  const send = (route: string, agent: string) =>
    server.inject({
      method: 'POST',
      url: '/telemetry',
      headers: { 'user-agent': agent },
      payload: {
        channel: 'production',
        visit: { ...VISIT, seal: visits.seal(VISIT) },
        events: [{ kind: 'session', app: 'mf-a', version: '1.0.0', route }],
      },
    });
  const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  expect((await send('a-crawler', crawler)).statusCode).toBe(204);
  expect((await send('a-shopper', 'Mozilla/5.0 Chrome/142.0')).statusCode).toBe(204);
  while (told.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await server.close();
  await registry.close();
  expect(told).toEqual(['a-shopper']);
});

test('what the registry did not take is told again', async () => {
  const bodies: { events: unknown[] }[] = [];
  const registry = Fastify();
  registry.post('/v1/telemetry', async (request, reply) => {
    bodies.push(request.body as { events: unknown[] });
    return reply.code(bodies.length === 1 ? 503 : 202).send();
  });
  const origin = await registry.listen({ port: 0, host: '127.0.0.1' });
  const server = Fastify();
  await server.register(cookie);
  const config = readConfig({ RELEASE_ORIGIN: origin, RELEASE_TOKEN: 'edge-token' });
  const collector = registerTelemetry(server, config, createVisits(config), {
    knownIdOf: () => undefined,
  });
  collector.record({
    kind: 'session',
    app: 'mf-a',
    version: '1.0.0',
    bucket: 'stable',
    generation: 1,
    route: 'home',
    session: 'session-1',
  });
  while (bodies.length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
  await server.close();
  await registry.close();
  expect(bodies[1]).toEqual(bodies[0]);
});
