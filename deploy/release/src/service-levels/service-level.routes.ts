import { AppName, Channel } from '@tapnook/contracts/release';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requireRole } from '../http/authenticate.ts';
import { input } from '../http/input.ts';
import type { Registry } from '../registry/registry.ts';
import { serviceLevels, setObjective } from './service-levels.ts';

const InChannel = z.object({ channel: Channel });
const OfApp = z.object({ app: AppName });
const Objective = z.strictObject({ objective: z.number().min(0.5).max(0.9999) });

/**
 * What share of each app's visits goes well, and what is left of the budget for those that do not.
 */
export const serviceLevelRoutes =
  (registry: Registry) =>
  async (server: FastifyInstance): Promise<void> => {
    server.get('/v1/channels/:channel/service-levels', async (request) => {
      await requireRole(registry, request, 'viewer');
      const { channel } = input(InChannel, request.params);
      return { channel, apps: await serviceLevels(registry, channel) };
    });
    server.post('/v1/service-levels/:app', async (request) => {
      const actor = await requireRole(registry, request, 'manager');
      const { app } = input(OfApp, request.params);
      const { objective } = input(Objective, request.body);
      await setObjective(registry, actor, app, objective);
      return { app, objective };
    });
  };
