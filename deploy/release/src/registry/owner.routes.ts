import { AppName } from '@tapnook/contracts/release';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { OWNED_KINDS, routeSubject } from '../checks/owned-subjects.ts';
import { transaction } from '../database/database.ts';
import { requireRole } from '../http/authenticate.ts';
import { input } from '../http/input.ts';
import { logRefusals } from './audit.ts';
import { changeOwner, listOwners } from './owners.ts';
import type { Registry } from './registry.ts';

const Change = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('name'),
    subject: AppName,
    to: z.string().trim().min(1).max(40),
    share: z.literal(false).default(false),
    reason: z.string().trim().min(1).max(500),
  }),
  z
    .strictObject({
      kind: z.enum(OWNED_KINDS),
      subject: z.string().trim().min(1).max(200),
      to: AppName,
      share: z.boolean().default(false),
      reason: z.string().trim().min(1).max(500),
    })
    .refine(({ kind, share }) => !share || kind === 'event', {
      path: ['share'],
      message: 'only an event can be shared',
    }),
]);

/**
 * Who owns which address, slot, link, event, file at the root and name; and how it changes hands.
 */
export const ownerRoutes =
  (registry: Registry) =>
  async (server: FastifyInstance): Promise<void> => {
    server.get('/v1/owners', async (request) => {
      await requireRole(registry, request, 'viewer');
      const { rows } = await registry.db.query<{ name: string; team: string }>(
        'SELECT name, team FROM release.apps ORDER BY name',
      );
      return { owners: await listOwners(registry.db), names: rows };
    });
    server.post('/v1/owners', async (request) => {
      const actor = await requireRole(registry, request, 'team');
      const asked = input(Change, request.body);
      const change =
        asked.kind === 'route' ? { ...asked, subject: routeSubject(asked.subject) } : asked;
      await logRefusals(registry.db, actor.name, `give ${change.kind} ${change.subject}`, () =>
        transaction(registry.db, (tx) => changeOwner(tx, actor, change)),
      );
      return change;
    });
  };
