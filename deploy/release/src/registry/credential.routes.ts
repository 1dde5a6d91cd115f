import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { transaction } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import { requireRole } from '../http/authenticate.ts';
import { input } from '../http/input.ts';
import { appendAudit } from './audit.ts';
import type { Registry } from './registry.ts';
import type { TokenScope } from './tokens.ts';

export interface TokenLine {
  readonly name: string;
  readonly role: string;
  readonly team: string | null;
  readonly createdAt: string;
  readonly revokedAt: string | null;
  /** Null for one without an end. */
  readonly expiresAt: string | null;
  readonly usedAt: string | null;
  readonly madeBy: string | null;
  readonly scope: TokenScope | null;
  /** Made by a sign-in or an exchange. */
  readonly short: boolean;
}
export interface WebhookLine {
  readonly id: number;
  readonly url: string;
  readonly form: string;
  readonly events: readonly string[];
  readonly apps: readonly string[];
  readonly madeBy: string;
  readonly madeAt: string;
}

/** Tokens and webhooks as they stand, without their secrets, and the end of a webhook. */
export const credentialRoutes =
  (registry: Registry) =>
  async (server: FastifyInstance): Promise<void> => {
    server.get('/v1/whoami', async (request) => {
      const { name, role, team, scope } = await requireRole(registry, request, 'viewer');
      return { name, role, team, scope: scope ?? null };
    });
    server.get('/v1/tokens', async (request) => {
      await requireRole(registry, request, 'manager');
      const { rows } = await registry.db.query<TokenLine>(
        `SELECT name, role, team, created_at AS "createdAt", revoked_at AS "revokedAt",
          expires_at AS "expiresAt", used_at AS "usedAt", made_by AS "madeBy", scope, short
          FROM release.tokens WHERE NOT short OR expires_at > now() ORDER BY created_at, name`,
      );
      return { tokens: rows };
    });
    server.get('/v1/webhooks', async (request) => {
      await requireRole(registry, request, 'manager');
      const { rows } = await registry.db.query<WebhookLine>(
        `SELECT id::int, url, form, events, apps, made_by AS "madeBy", made_at AS "madeAt"
          FROM release.webhooks ORDER BY id`,
      );
      return { webhooks: rows };
    });
    server.delete('/v1/webhooks/:id', async (request, reply) => {
      const actor = await requireRole(registry, request, 'manager');
      const { id } = input(z.object({ id: z.coerce.number().int().positive() }), request.params);
      await transaction(registry.db, async (tx) => {
        const { rows } = await tx.query<{ url: string }>(
          'DELETE FROM release.webhooks WHERE id = $1 RETURNING url',
          [id],
        );
        if (!rows[0]) throw new RegistryError('50107', { webhook: id });
        await appendAudit(tx, {
          actor: actor.name,
          action: 'remove-webhook',
          subject: rows[0].url,
          detail: {},
        });
      });
      return reply.code(204).send();
    });
  };
