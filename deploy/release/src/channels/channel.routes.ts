import { AppName, Channel } from '@tapnook/contracts/release';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { RegistryError } from '../errors.ts';
import { requireRole } from '../http/authenticate.ts';
import { input } from '../http/input.ts';
import type { Registry } from '../registry/registry.ts';
import type { Actor, ScopedAction } from '../registry/tokens.ts';
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
import {
  AbortBody,
  Change,
  ClearBody,
  ComposeBody,
  FloorBody,
  HoldBody,
  RestoreBody,
  RollbackBody,
  StartBody,
  TrainBody,
  WeightBody,
} from './change-bodies.ts';
import { clearSiteData } from './clear-site-data.ts';
import { compose, restore, rollback } from './composition-operations.ts';
import { differing } from './differing.ts';
import { raiseGeneration } from './generation-floor.ts';
import { getGeneration, headOf, listGenerations } from './generations.ts';
import { servedManifest } from './served-manifest.ts';

const InChannel = z.object({ channel: Channel });
const OfApp = InChannel.extend({ app: AppName });
const Limit = z.object({
  limit: z.coerce.number().int().min(1).max(500).default(50),
  app: AppName.optional(),
});
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
    const { limit, app } = input(Limit, request.query);
    return { generations: await listGenerations(registry.db, channelOf(request), limit, app) };
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
    // What a team may is the policy's to say (enforce.ts).
    const member = async (request: FastifyRequest, action: ScopedAction): Promise<Actor> => {
      const actor = await requireRole(registry, request, 'team', action);
      const asked = request.body as { waive?: unknown; breakGlass?: unknown } | undefined;
      if (actor.role !== 'manager' && (asked?.waive || asked?.breakGlass))
        throw new RegistryError('50102', { role: actor.role, needs: 'manager' });
      return actor;
    };
    server.post('/v1/channels/:channel/compositions', async (request) => {
      const actor = await member(request, 'compose');
      const { channel } = input(InChannel, request.params);
      const { from, apps, ...body } = input(ComposeBody, request.body);
      const taken = from ? await differing(registry, from, channel) : {};
      return compose(registry, actor, { channel, ...body, apps: { ...taken, ...apps } });
    });
    server.post('/v1/channels/:channel/trains', async (request) => {
      const actor = await member(request, 'candidate');
      const { channel } = input(InChannel, request.params);
      const { from, apps, ...body } = input(TrainBody, request.body);
      const taken = from ? await differing(registry, from, channel) : {};
      return startCandidates(registry, actor, { channel, ...body, apps: { ...taken, ...apps } });
    });
    server.post('/v1/channels/:channel/candidates', async (request) => {
      const actor = await member(request, 'candidate');
      return startCandidate(registry, actor, {
        ...input(InChannel, request.params),
        ...input(StartBody, request.body),
      });
    });
    server.post('/v1/channels/:channel/candidates/:app/weight', async (request) => {
      const actor = await member(request, 'weight');
      return setWeight(registry, actor, {
        ...input(OfApp, request.params),
        ...input(WeightBody, request.body),
      });
    });
    server.post('/v1/channels/:channel/candidates/:app/abort', async (request) => {
      const actor = await member(request, 'abort');
      return abort(registry, actor, {
        ...input(OfApp, request.params),
        ...input(AbortBody, request.body),
      });
    });
    server.post('/v1/channels/:channel/candidates/:app/hold', async (request) => {
      const actor = await member(request, 'hold');
      return hold(registry, actor, {
        ...input(OfApp, request.params),
        ...input(HoldBody, request.body),
      });
    });
    server.post('/v1/channels/:channel/candidates/:app/promote', async (request) => {
      const actor = await member(request, 'promote');
      return promote(registry, actor, {
        ...input(OfApp, request.params),
        ...input(Change, request.body),
      });
    });
    server.post('/v1/channels/:channel/apps/:app/rollback', async (request) => {
      const actor = await member(request, 'rollback');
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
    server.post('/v1/channels/:channel/floor', async (request) => {
      const actor = await manager(request);
      return raiseGeneration(registry, actor, {
        ...input(InChannel, request.params),
        ...input(FloorBody, request.body),
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
