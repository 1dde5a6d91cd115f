import { Channel, PartName, Targeting, Version } from '@tapnook/contracts/release';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requireRole } from '../http/authenticate.ts';
import { input } from '../http/input.ts';
import type { Registry } from '../registry/registry.ts';
import { compareParts } from '../rollout/transitions.ts';
import { abort, compose, hold, promote, rollback, setWeight, startCandidate } from './compose.ts';
import { getGeneration, headOf, listGenerations, servedManifest } from './generations.ts';
import { streamAnnouncements } from './stream.ts';

const InChannel = z.object({ channel: Channel });
const OfPart = InChannel.extend({ part: PartName });
const Change = z.strictObject({
  /** The generation that was on the screen; leave it out only in scripts that do not care. */
  expectedGeneration: z.int().nonnegative().optional(),
  reason: z.string().trim().max(500).default(''),
  waive: z.boolean().default(false),
});
const Weight = z.int().min(0).max(10_000);
const ComposeBody = Change.extend({
  parts: z.record(PartName, Version),
  remove: z.array(PartName).default([]),
}).refine((body) => Object.keys(body.parts).length + body.remove.length > 0, {
  message: 'nothing to change',
});
const StartBody = Change.extend({
  part: PartName,
  version: Version,
  weight: Weight,
  rules: Targeting.optional(),
  plan: z
    .array(z.strictObject({ weight: Weight, minutes: z.number().nonnegative().max(10_080) }))
    .max(20)
    .default([]),
});
const HoldBody = z.strictObject({ held: z.boolean() });
const WeightBody = Change.extend({ weight: Weight });
const AbortBody = Change.extend({ block: z.boolean().default(false) });
const RollbackBody = Change.extend({
  to: z.int().positive(),
  reason: z.string().trim().min(3).max(500),
  block: z.boolean().default(false),
});
const Limit = z.object({ limit: z.coerce.number().int().min(1).max(500).default(50) });
const Between = z.object({
  from: z.coerce.number().int().positive(),
  to: z.coerce.number().int().positive(),
});

function readRoutes(registry: Registry, app: FastifyInstance): void {
  const channelOf = (request: FastifyRequest) => input(InChannel, request.params).channel;
  app.get('/v1/channels/:channel/manifest', async (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send(await servedManifest(registry, channelOf(request))),
  );
  app.get('/v1/channels/:channel/events', (request, reply) =>
    streamAnnouncements(registry, channelOf(request), request, reply),
  );
  app.get('/v1/channels/:channel', async (request) => ({
    channel: channelOf(request),
    ...(await headOf(registry.db, channelOf(request))),
  }));
  app.get('/v1/channels/:channel/generations', async (request) => {
    await requireRole(registry, request, 'viewer');
    return {
      generations: await listGenerations(
        registry.db,
        channelOf(request),
        input(Limit, request.query).limit,
      ),
    };
  });
  app.get('/v1/channels/:channel/compare', async (request) => {
    await requireRole(registry, request, 'viewer');
    const { from, to } = input(Between, request.query);
    const [older, newer] = await Promise.all([
      getGeneration(registry.db, channelOf(request), from),
      getGeneration(registry.db, channelOf(request), to),
    ]);
    return { from, to, changes: compareParts(older.parts, newer.parts) };
  });
}

/** Channels: what they serve, and everything that changes it. */
export function channelRoutes(registry: Registry) {
  return async (app: FastifyInstance): Promise<void> => {
    readRoutes(registry, app);
    const manager = (request: FastifyRequest) => requireRole(registry, request, 'manager');
    app.post('/v1/channels/:channel/compositions', async (request) => {
      const actor = await manager(request);
      return compose(registry, actor, {
        ...input(InChannel, request.params),
        ...input(ComposeBody, request.body),
      });
    });
    app.post('/v1/channels/:channel/candidates', async (request) => {
      const actor = await manager(request);
      return startCandidate(registry, actor, {
        ...input(InChannel, request.params),
        ...input(StartBody, request.body),
      });
    });
    app.post('/v1/channels/:channel/candidates/:part/weight', async (request) => {
      const actor = await manager(request);
      return setWeight(registry, actor, {
        ...input(OfPart, request.params),
        ...input(WeightBody, request.body),
      });
    });
    app.post('/v1/channels/:channel/candidates/:part/abort', async (request) => {
      const actor = await manager(request);
      return abort(registry, actor, {
        ...input(OfPart, request.params),
        ...input(AbortBody, request.body),
      });
    });
    app.post('/v1/channels/:channel/candidates/:part/hold', async (request) => {
      const actor = await manager(request);
      return hold(registry, actor, {
        ...input(OfPart, request.params),
        ...input(HoldBody, request.body),
      });
    });
    app.post('/v1/channels/:channel/candidates/:part/promote', async (request) => {
      const actor = await manager(request);
      return promote(registry, actor, {
        ...input(OfPart, request.params),
        ...input(Change, request.body),
      });
    });
    app.post('/v1/channels/:channel/rollback', async (request) => {
      const actor = await manager(request);
      return rollback(registry, actor, {
        ...input(InChannel, request.params),
        ...input(RollbackBody, request.body),
      });
    });
  };
}
