import { Channel, Targeting } from '@tapnook/contracts/release';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requireRole } from '../http/authenticate.ts';
import { input } from '../http/input.ts';
import type { Registry } from '../registry/registry.ts';
import { listFlags, resetFlag, turnFlag } from './flags.ts';

const InChannel = z.object({ channel: Channel });
const One = InChannel.extend({ name: z.string().max(60) });
const Reason = z.string().trim().min(3).max(500);
const Turn = z.strictObject({
  on: z.boolean(),
  weight: z.int().min(0).max(10_000).default(10_000),
  rules: Targeting.optional(),
  reason: Reason,
  days: z.number().positive().max(366).optional(),
});

/** Flags and kill switches of a channel. */
export const flagRoutes =
  (registry: Registry) =>
  async (server: FastifyInstance): Promise<void> => {
    server.get('/v1/channels/:channel/flags', async (request) => {
      await requireRole(registry, request, 'viewer');
      return { flags: await listFlags(registry, input(InChannel, request.params).channel) };
    });
    server.post('/v1/channels/:channel/flags/:name', async (request) => {
      const actor = await requireRole(registry, request, 'team', 'flags');
      return turnFlag(registry, actor, {
        ...input(One, request.params),
        ...input(Turn, request.body),
      });
    });
    server.post('/v1/channels/:channel/flags/:name/reset', async (request) => {
      const actor = await requireRole(registry, request, 'team', 'flags');
      return resetFlag(registry, actor, {
        ...input(One, request.params),
        ...input(z.strictObject({ reason: Reason }), request.body),
      });
    });
  };
