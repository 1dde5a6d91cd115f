import { AppName, GuardName } from '@tapnook/contracts/release';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { transaction } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import { requireRole } from '../http/authenticate.ts';
import { input } from '../http/input.ts';
import { appendAudit } from '../registry/audit.ts';
import { assertOwnApp } from '../registry/own-app.ts';
import type { Registry } from '../registry/registry.ts';
import { listGuards, removeGuard, storeGuard } from './guards.ts';

/** Each metric makes every verdict a little less sharp. */
const MAX_GUARDS = 10;
const OfApp = z.object({ app: AppName });
const One = OfApp.extend({ name: GuardName });
const Body = z.strictObject({
  worseWhen: z.enum(['more', 'fewer']),
  /** 0.1: a tenth more, or fewer, than on the stable side. */
  tolerance: z.number().min(0).max(10).default(0.05),
  about: z.string().trim().min(3).max(200),
});

/** The metrics that teams define for their own apps. */
export const guardRoutes =
  (registry: Registry) =>
  async (server: FastifyInstance): Promise<void> => {
    server.get('/v1/guards', async (request) => {
      await requireRole(registry, request, 'viewer');
      return { guards: await listGuards(registry.db) };
    });
    server.put('/v1/apps/:app/guards/:name', async (request) => {
      const actor = await requireRole(registry, request, 'team', 'guards');
      const { app, name } = input(One, request.params);
      const guard = { app, name, ...input(Body, request.body), madeBy: actor.name };
      await transaction(registry.db, async (tx) => {
        await assertOwnApp(tx, actor, app);
        await storeGuard(tx, guard);
        if ((await listGuards(tx, app)).length > MAX_GUARDS)
          throw new RegistryError('10102', { fields: { name: `at most ${MAX_GUARDS} of an app` } });
        const { worseWhen, tolerance, about } = guard;
        await appendAudit(tx, {
          actor: actor.name,
          action: 'set-guard',
          subject: `${app} ${name}`,
          detail: { worseWhen, tolerance, about },
        });
      });
      return guard;
    });
    server.delete('/v1/apps/:app/guards/:name', async (request, reply) => {
      const actor = await requireRole(registry, request, 'team', 'guards');
      const { app, name } = input(One, request.params);
      await transaction(registry.db, async (tx) => {
        await assertOwnApp(tx, actor, app);
        if (!(await removeGuard(tx, app, name))) throw new RegistryError('50107', { guard: name });
        await appendAudit(tx, {
          actor: actor.name,
          action: 'remove-guard',
          subject: `${app} ${name}`,
          detail: {},
        });
      });
      return reply.code(204).send();
    });
  };
