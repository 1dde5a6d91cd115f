import { AppName } from '@tapnook/contracts/release';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { transaction } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import { requireRole } from '../http/authenticate.ts';
import { input } from '../http/input.ts';
import { appendAudit } from '../registry/audit.ts';
import type { Registry } from '../registry/registry.ts';
import { addWebhook, listFailed, replayFailed } from '../registry/webhooks.ts';
import { isPublicAddress } from './public-address.ts';

const SubscriptionBody = z
  .strictObject({
    url: z.union([
      z.url({ protocol: /^https?$/ }),
      z.string().regex(/^mailto:[^\s@,;?]+@[^\s@,;?]+$/),
    ]),
    form: z.enum(['webhook', 'slack', 'email']).default('webhook'),
    events: z
      .array(z.string().regex(/^[a-z-]{2,40}$/))
      .max(50)
      .default([]),
    apps: z.array(AppName).max(100).default([]),
  })
  .refine(({ url, form }) => url.startsWith('mailto:') === (form === 'email'), {
    message: 'e-mail goes to a mailto: address, everything else to a web address',
    path: ['url'],
  });
const Replay = z.strictObject({ id: z.number().int().positive().optional() });

/** Who is told of releases, in which form; and what nobody took. */
export const noticeRoutes =
  (registry: Registry) =>
  async (server: FastifyInstance): Promise<void> => {
    server.post('/v1/webhooks', async (request, reply) => {
      const actor = await requireRole(registry, request, 'manager');
      const subscription = input(SubscriptionBody, request.body);
      const { url, form, events, apps } = subscription;
      if (form === 'email' && !registry.config.mail)
        throw new RegistryError('10102', { fields: { url: 'no mail server is configured' } });
      if (form !== 'email' && !registry.config.privateWebhooks && !(await isPublicAddress(url)))
        throw new RegistryError('10102', { fields: { url: 'leads into a private network' } });
      const made = await transaction(registry.db, async (tx) => {
        await appendAudit(tx, {
          actor: actor.name,
          action: 'add-webhook',
          subject: url,
          detail: { form, ...(events.length && { events }), ...(apps.length && { apps }) },
        });
        return addWebhook(tx, subscription, actor.name);
      });
      return reply.code(201).send(made);
    });
    server.get('/v1/webhooks/failures', async (request) => {
      await requireRole(registry, request, 'manager');
      return { failures: await listFailed(registry.db) };
    });
    server.post('/v1/webhooks/failures/replay', async (request) => {
      const actor = await requireRole(registry, request, 'manager');
      const { id } = input(Replay, request.body ?? {});
      return transaction(registry.db, async (tx) => {
        const replayed = await replayFailed(tx, id);
        if (id !== undefined && replayed === 0) throw new RegistryError('50107', { notice: id });
        await appendAudit(tx, {
          actor: actor.name,
          action: 'replay-notices',
          subject: id === undefined ? 'all' : String(id),
          detail: { replayed },
        });
        return { replayed };
      });
    });
  };
