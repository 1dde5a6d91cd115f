import { AppName, LinkId, Version } from '@tapnook/contracts/release';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requireRole } from '../http/authenticate.ts';
import { input } from '../http/input.ts';
import { makeOverride } from '../registry/overrides.ts';
import type { Registry } from '../registry/registry.ts';
import { listLinks, revokeLink } from './links.ts';

const DAY_HOURS = 24;
const Name = z.string().trim().min(1).max(80);
const PreviewBody = z
  .strictObject({
    name: Name,
    apps: z.record(AppName, Version),
    hours: z.number().positive().max(720).default(DAY_HOURS),
    /** Only for people who are signed in as staff: then the link may live longer than a day. */
    staff: z.boolean().default(false),
  })
  .refine(({ hours, staff }) => staff || hours <= DAY_HOURS, {
    path: ['hours'],
    message: 'a link that anybody may open lives a day at most; one for staff up to 720 hours',
  });
const OverrideBody = z.strictObject({
  name: Name,
  hours: z.number().positive().max(DAY_HOURS).default(8),
  apps: z.record(
    AppName,
    z.strictObject({
      url: z.url({ protocol: /^https?$/, hostname: /^(localhost|127\.0\.0\.1)$/ }),
    }),
  ),
});

/** Preview links and other overrides: made, listed and revoked. */
export const linkRoutes =
  (registry: Registry) =>
  async (server: FastifyInstance): Promise<void> => {
    server.post('/v1/previews', async (request, reply) => {
      const actor = await requireRole(registry, request, 'team', 'preview');
      const { name, apps, hours, staff } = input(PreviewBody, request.body);
      const replacements = Object.fromEntries(
        Object.entries(apps).map(([app, version]) => [app, { version }]),
      );
      return reply.code(201).send(
        await makeOverride(registry, actor, {
          kind: 'preview',
          name,
          hours,
          audience: staff ? 'staff' : 'holder',
          apps: replacements,
        }),
      );
    });
    server.post('/v1/overrides', async (request, reply) => {
      const actor = await requireRole(registry, request, 'team', 'preview');
      const { name, apps, hours } = input(OverrideBody, request.body);
      return reply.code(201).send(
        await makeOverride(registry, actor, {
          kind: Object.keys(apps).length > 0 ? 'developer' : 'overlay',
          name,
          hours,
          audience: 'holder',
          apps,
        }),
      );
    });
    server.get('/v1/links', async (request) => {
      await requireRole(registry, request, 'viewer');
      return { links: await listLinks(registry.db) };
    });
    server.post('/v1/links/:id/revoke', async (request) => {
      const actor = await requireRole(registry, request, 'team', 'preview');
      const { id } = input(z.object({ id: LinkId }), request.params);
      await revokeLink(registry, actor, id);
      return { id, revoked: true };
    });
  };
