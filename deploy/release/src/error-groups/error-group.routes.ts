import { AppName, Channel } from '@tapnook/contracts/release';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { RegistryError } from '../errors.ts';
import { requireRole } from '../http/authenticate.ts';
import { input } from '../http/input.ts';
import { makeOverride } from '../registry/overrides.ts';
import type { Registry } from '../registry/registry.ts';
import { getErrorGroup, listErrorGroups } from './error-groups.ts';

const Name = z.object({ name: AppName });
const One = Name.extend({ id: z.string().regex(/^[0-9a-f]{16}$/) });
const InChannel = z.object({ channel: Channel.default('production') });
const LinkBody = z.strictObject({
  channel: Channel.default('production'),
  hours: z.number().positive().max(720).default(24),
});

/** What goes wrong in an app, from its words to the page as the visitor had it. */
export const errorGroupRoutes =
  (registry: Registry) =>
  async (server: FastifyInstance): Promise<void> => {
    server.get('/v1/apps/:name/errors', async (request) => {
      await requireRole(registry, request, 'viewer');
      return { errors: await listErrorGroups(registry, input(Name, request.params).name) };
    });
    server.get('/v1/apps/:name/errors/:id', async (request) => {
      await requireRole(registry, request, 'viewer');
      const { name, id } = input(One, request.params);
      const { channel } = input(InChannel, request.query);
      return getErrorGroup(registry, channel, name, id);
    });
    server.post('/v1/apps/:name/errors/:id/link', async (request, reply) => {
      const actor = await requireRole(registry, request, 'team', 'preview');
      const { name, id } = input(One, request.params);
      const { channel, hours } = input(LinkBody, request.body ?? {});
      const { sample } = await getErrorGroup(registry, channel, name, id);
      if (!sample) throw new RegistryError('50107', { app: name, error: id, sample: null });
      const { apps, flags, locale, path = '' } = sample;
      return reply.code(201).send({
        sample,
        ...(await makeOverride(registry, actor, {
          kind: 'preview',
          name: `error ${id}`,
          hours,
          audience: 'staff',
          // Shoppers were given these: whoever may preview may see them, of whatever team they are.
          wasServed: true,
          apps: Object.fromEntries(
            Object.entries(apps).map(([app, version]) => [app, { version }]),
          ),
          flags,
          path: `/${locale}${path === '/' ? '' : path}`,
        })),
      });
    });
  };
