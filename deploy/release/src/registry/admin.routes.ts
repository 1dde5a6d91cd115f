import { AppName, AuditAnchor, SignedRoot } from '@tapnook/contracts/release';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { revokeLinksOf } from '../channels/links.ts';
import { signedAnchors } from '../channels/signed-anchors.ts';
import { transaction } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import { requireRole } from '../http/authenticate.ts';
import { input } from '../http/input.ts';
import { listRoots, publishRoot } from '../signing/roots.ts';
import { appendAudit, listAudit, verifyAudit } from './audit.ts';
import type { Registry } from './registry.ts';
import { createToken, revokeToken, TokenScope } from './tokens.ts';

const HOUR_MS = 3_600_000;
const Paging = z.object({
  limit: z.coerce.number().int().min(1).max(500).default(50),
  before: z.coerce.number().int().positive().optional(),
  app: AppName.optional(),
});
/** What somebody noted down of the log, or has from an edge. */
const Anchor = z.object({
  rows: z.coerce.number().int().positive().optional(),
  head: AuditAnchor.shape.head.optional(),
});
const Rotation = z.strictObject({ overlapHours: z.number().positive().max(720).default(48) });
const MAX_TOKEN_DAYS = 366;
const DEFAULT_TOKEN_DAYS = 90;
const DAY_MS = 24 * HOUR_MS;
const TokenBody = z
  .strictObject({
    name: z.string().trim().min(1).max(80),
    role: z.enum(['viewer', 'team', 'manager', 'edge']),
    team: z.string().trim().min(1).max(40).optional(),
    /** How long it is good for; an edge's has no end. */
    days: z.number().positive().max(MAX_TOKEN_DAYS).optional(),
    scope: TokenScope.optional(),
  })
  .refine((body) => (body.role === 'team') === (body.team !== undefined), {
    message: 'a team token names its team, others do not',
  });

/** Keys, tokens and the log. */
export const adminRoutes =
  (registry: Registry) =>
  async (server: FastifyInstance): Promise<void> => {
    server.get('/v1/keys', async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ keys: registry.keys.publicKeys() }),
    );

    server.post('/v1/keys/rotate', async (request) => {
      const actor = await requireRole(registry, request, 'manager');
      const { overlapHours } = input(Rotation, request.body);
      const key = await registry.keys.rotate(overlapHours * HOUR_MS);
      await transaction(registry.db, (tx) =>
        appendAudit(tx, {
          actor: actor.name,
          action: 'rotate-key',
          subject: key.keyId,
          detail: { overlapHours },
        }),
      );
      return { key };
    });

    server.get('/v1/roots', async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ roots: await listRoots(registry.db) }),
    );
    server.post('/v1/roots', async (request) => {
      const actor = await requireRole(registry, request, 'manager');
      return publishRoot(registry, actor, input(SignedRoot, request.body));
    });

    server.post('/v1/tokens', async (request, reply) => {
      const actor = await requireRole(registry, request, 'manager');
      const { name, role, team, days, scope } = input(TokenBody, request.body);
      const lives = days ?? (role === 'edge' ? undefined : DEFAULT_TOKEN_DAYS);
      const expiresAt =
        lives === undefined ? undefined : new Date(registry.clock() + lives * DAY_MS);
      const token = await transaction(registry.db, async (tx) => {
        const madeBy = actor.name;
        const made = await createToken(tx, { name, role, team, scope, expiresAt, madeBy });
        await appendAudit(tx, {
          actor: actor.name,
          action: 'create-token',
          subject: name,
          detail: { role, ...(team && { team }), ...(scope && { scope }), expiresAt },
        });
        return made;
      });
      return reply.code(201).send({ name, role, token, expiresAt: expiresAt ?? null });
    });

    server.delete('/v1/tokens/:name', async (request, reply) => {
      const actor = await requireRole(registry, request, 'manager');
      const { name } = input(z.object({ name: z.string() }), request.params);
      await transaction(registry.db, async (tx) => {
        if (!(await revokeToken(tx, name))) throw new RegistryError('50107', { token: name });
        await appendAudit(tx, {
          actor: actor.name,
          action: 'revoke-token',
          subject: name,
          detail: {},
        });
      });
      await revokeLinksOf(registry, actor, name);
      return reply.code(204).send();
    });

    server.get('/v1/audit', async (request) => {
      await requireRole(registry, request, 'viewer');
      const { limit, before, app } = input(Paging, request.query);
      return { rows: await listAudit(registry.db, limit, before, app) };
    });

    server.get('/v1/audit/verify', async (request) => {
      await requireRole(registry, request, 'viewer');
      const { rows, head } = input(Anchor, request.query);
      const noted = rows !== undefined && head !== undefined ? [{ rows, head }] : [];
      return verifyAudit(registry.db, [...noted, ...(await signedAnchors(registry.db))]);
    });
  };
