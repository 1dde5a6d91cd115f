import { Channel, AppName, Targeting, Version } from '@tapnook/contracts/release';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requireRole } from '../http/authenticate.ts';
import { input } from '../http/input.ts';
import type { Registry } from '../registry/registry.ts';
import { compareApps } from '../rollout/transitions.ts';
import { streamAnnouncements } from './announcement-stream.ts';
import {
  abort,
  hold,
  promote,
  setWeight,
  startCandidate,
  startCandidates,
} from './canary-operations.ts';
import { clearSiteData } from './clear-site-data.ts';
import { compose, restore, rollback } from './composition-operations.ts';
import { differing } from './differing.ts';
import { getGeneration, headOf, listGenerations } from './generations.ts';
import { servedManifest } from './served-manifest.ts';

const InChannel = z.object({ channel: Channel });
const OfApp = InChannel.extend({ app: AppName });
const Change = z.strictObject({
  /** The generation that was on the screen; leave it out only in scripts that do not care. */
  expectedGeneration: z.int().nonnegative().optional(),
  reason: z.string().trim().max(500).default(''),
  waive: z.boolean().default(false),
});
const Weight = z.int().min(0).max(10_000);
const ComposeBody = Change.extend({
  apps: z.record(AppName, Version).default({}),
  remove: z.array(AppName).default([]),
  /** A channel whose whole composition is taken over. */
  from: Channel.optional(),
}).refine(
  (body) => Object.keys(body.apps).length + body.remove.length > 0 || body.from !== undefined,
  { message: 'nothing to change' },
);
const StartBody = Change.extend({
  app: AppName,
  version: Version,
  weight: Weight,
  rules: Targeting.optional(),
  plan: z
    .array(z.strictObject({ weight: Weight, minutes: z.number().nonnegative().max(10_080) }))
    .max(20)
    .default([]),
});
const Plan = StartBody.shape.plan;
/** Apps that are tried together: named, or all in which another channel differs. */
const TrainBody = Change.extend({
  apps: z.record(AppName, Version).default({}),
  from: Channel.optional(),
  name: z.string().trim().min(1).max(80).optional(),
  weight: Weight,
  rules: Targeting.optional(),
  plan: Plan,
}).refine(({ apps, from }) => Object.keys(apps).length > 0 || from !== undefined, {
  message: 'name the apps, or the channel that they come from',
});
const HoldBody = z.strictObject({ held: z.boolean() });
const WeightBody = Change.extend({ weight: Weight });
const AbortBody = Change.extend({ block: z.boolean().default(false) });
const Reason = z.string().trim().min(3).max(500);
const RollbackBody = Change.extend({
  /** A version that was stable here; the last good one without it. */
  to: Version.optional(),
  reason: Reason,
  block: z.boolean().default(false),
});
const RestoreBody = Change.extend({
  to: z.int().positive(),
  reason: Reason,
  block: z.boolean().default(false),
});
const ClearBody = Change.extend({ minutes: z.number().min(0).max(10_080), reason: Reason });
const Limit = z.object({ limit: z.coerce.number().int().min(1).max(500).default(50) });
const Between = z.object({
  from: z.coerce.number().int().positive(),
  to: z.coerce.number().int().positive(),
});

const readRoutes = (registry: Registry, server: FastifyInstance): void => {
  const channelOf = (request: FastifyRequest) => input(InChannel, request.params).channel;
  server.get('/v1/channels/:channel/manifest', async (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send(await servedManifest(registry, channelOf(request))),
  );
  server.get('/v1/channels/:channel/events', (request, reply) =>
    streamAnnouncements(registry, channelOf(request), request, reply),
  );
  server.get('/v1/channels/:channel', async (request) => ({
    channel: channelOf(request),
    ...(await headOf(registry.db, channelOf(request))),
  }));
  server.get('/v1/channels/:channel/generations', async (request) => {
    await requireRole(registry, request, 'viewer');
    return {
      generations: await listGenerations(
        registry.db,
        channelOf(request),
        input(Limit, request.query).limit,
      ),
    };
  });
  server.get('/v1/channels/:channel/compare', async (request) => {
    await requireRole(registry, request, 'viewer');
    const { from, to } = input(Between, request.query);
    const [older, newer] = await Promise.all([
      getGeneration(registry.db, channelOf(request), from),
      getGeneration(registry.db, channelOf(request), to),
    ]);
    return { from, to, changes: compareApps(older.apps, newer.apps) };
  });
};

/** Channels: what they serve, and everything that changes it. */
export const channelRoutes =
  (registry: Registry) =>
  async (server: FastifyInstance): Promise<void> => {
    readRoutes(registry, server);
    const manager = (request: FastifyRequest) => requireRole(registry, request, 'manager');
    server.post('/v1/channels/:channel/compositions', async (request) => {
      const actor = await manager(request);
      const { channel } = input(InChannel, request.params);
      const { from, apps, ...body } = input(ComposeBody, request.body);
      const taken = from ? await differing(registry, from, channel) : {};
      return compose(registry, actor, { channel, ...body, apps: { ...taken, ...apps } });
    });
    server.post('/v1/channels/:channel/trains', async (request) => {
      const actor = await manager(request);
      const { channel } = input(InChannel, request.params);
      const { from, apps, ...body } = input(TrainBody, request.body);
      const taken = from ? await differing(registry, from, channel) : {};
      return startCandidates(registry, actor, { channel, ...body, apps: { ...taken, ...apps } });
    });
    server.post('/v1/channels/:channel/candidates', async (request) => {
      const actor = await manager(request);
      return startCandidate(registry, actor, {
        ...input(InChannel, request.params),
        ...input(StartBody, request.body),
      });
    });
    server.post('/v1/channels/:channel/candidates/:app/weight', async (request) => {
      const actor = await manager(request);
      return setWeight(registry, actor, {
        ...input(OfApp, request.params),
        ...input(WeightBody, request.body),
      });
    });
    server.post('/v1/channels/:channel/candidates/:app/abort', async (request) => {
      const actor = await manager(request);
      return abort(registry, actor, {
        ...input(OfApp, request.params),
        ...input(AbortBody, request.body),
      });
    });
    server.post('/v1/channels/:channel/candidates/:app/hold', async (request) => {
      const actor = await manager(request);
      return hold(registry, actor, {
        ...input(OfApp, request.params),
        ...input(HoldBody, request.body),
      });
    });
    server.post('/v1/channels/:channel/candidates/:app/promote', async (request) => {
      const actor = await manager(request);
      return promote(registry, actor, {
        ...input(OfApp, request.params),
        ...input(Change, request.body),
      });
    });
    server.post('/v1/channels/:channel/apps/:app/rollback', async (request) => {
      const actor = await manager(request);
      return rollback(registry, actor, {
        ...input(OfApp, request.params),
        ...input(RollbackBody, request.body),
      });
    });
    server.post('/v1/channels/:channel/clear-site-data', async (request) => {
      const actor = await manager(request);
      return clearSiteData(registry, actor, {
        ...input(InChannel, request.params),
        ...input(ClearBody, request.body),
      });
    });
    server.post('/v1/channels/:channel/restore', async (request) => {
      const actor = await manager(request);
      return restore(registry, actor, {
        ...input(InChannel, request.params),
        ...input(RestoreBody, request.body),
      });
    });
  };
