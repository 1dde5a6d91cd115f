import { AppName, Version } from '@tapnook/contracts/release';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requireRole } from '../http/authenticate.ts';
import { input } from '../http/input.ts';
import type { Registry } from '../registry/registry.ts';
import { block, listBlocks, unblock } from './blocks.ts';

const NameVersion = z.object({ name: AppName, version: Version });
const BlockBody = z.strictObject({ reason: z.string().trim().min(3).max(500) });

/** Versions that must not be served: listed, made and lifted, each with its reason. */
export const blockRoutes =
  (registry: Registry) =>
  async (server: FastifyInstance): Promise<void> => {
    server.get('/v1/blocks', async (request) => {
      await requireRole(registry, request, 'viewer');
      return { blocks: await listBlocks(registry.db) };
    });
    const changes = { block, unblock };
    for (const [word, change] of Object.entries(changes))
      server.post(`/v1/apps/:name/versions/:version/${word}`, async (request) => {
        const actor = await requireRole(registry, request, 'manager');
        const { name: app, version } = input(NameVersion, request.params);
        const { reason } = input(BlockBody, request.body);
        await change(registry, actor, { app, version, reason });
        return { app, version, blocked: word === 'block' };
      });
  };
