import cookie from '@fastify/cookie';
import { expect, test } from '@jest/globals';
import type { TelemetryBatch } from '@tapnook/contracts/release';
import Fastify from 'fastify';
import { readConfig } from '../env.ts';
import { registerTelemetry } from './collector.ts';
import { createVisits } from './visits.ts';

const APPS = { 'mf-a': { version: '1.0.0', bucket: 'stable' } } as const;

/** What the registry gets of one beacon, from a shopper of this id. */
const delivered = async (
  kinds: readonly string[],
  shopperId: string | undefined,
  flags?: Readonly<Record<string, boolean>>,
) => {
  const batches: TelemetryBatch[] = [];
  const registry = Fastify();
  registry.post('/v1/telemetry', async (request, reply) => {
    batches.push(request.body as TelemetryBatch);
    return reply.code(202).send();
  });
  const origin = await registry.listen({ port: 0, host: '127.0.0.1' });
  const server = Fastify();
  await server.register(cookie);
  const config = readConfig({ RELEASE_ORIGIN: origin, RELEASE_TOKEN: 'edge-token' });
  const visits = createVisits(config);
  registerTelemetry(server, config, visits, { knownIdOf: () => shopperId });
  const visit = { generation: 1, route: 'home', apps: APPS, ...(flags && { flags }) };
  const { statusCode } = await server.inject({
    method: 'POST',
    url: '/telemetry',
    payload: {
      channel: config.channel,
      visit: { ...visit, seal: visits.seal(visit) },
      events: kinds.map((kind) => ({ kind, app: 'mf-a', version: '1.0.0', route: 'home' })),
    },
  });
  expect(statusCode).toBe(204);
  while (batches.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await server.close();
  await registry.close();
  return { batch: batches[0], key: shopperId && visits.shopperKey(shopperId) };
};

test('steps of the buying flow go out as their shopper’s, with the page’s apps', async () => {
  const { batch, key } = await delivered(['session', 'search', 'search', 'add'], 'a-shopper');
  expect(batch?.events.map(({ kind }) => kind)).toEqual(['session']);
  expect(batch?.shoppers).toEqual([
    { shopper: key, network: expect.any(Number), apps: APPS, steps: ['search', 'add'] },
  ]);
  expect(key).not.toContain('a-shopper');
});

test('a shopper’s steps are told with the flags that the edge signed', async () => {
  const { batch } = await delivered(['session', 'add'], 'a-shopper', { 'chat-widget': false });
  expect(batch?.shoppers).toMatchObject([{ flags: { 'chat-widget': false }, steps: ['add'] }]);
});

test('without the edge’s own cookie nobody is a shopper', async () => {
  const { batch } = await delivered(['session', 'search'], undefined);
  expect(batch?.shoppers).toEqual([]);
});
