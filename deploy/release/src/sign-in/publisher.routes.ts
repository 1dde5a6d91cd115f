import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { transaction } from '../database/database.ts';
import { isRegistryError } from '../errors.ts';
import { requireRole } from '../http/authenticate.ts';
import { input } from '../http/input.ts';
import { noteWrongToken } from '../http/refusals.ts';
import type { Registry } from '../registry/registry.ts';
import {
  addPublisher,
  exchangeToken,
  listPublishers,
  NewPublisher,
  removePublisher,
} from './publishers.ts';

/** Trusted publishing: which CI jobs need no secret, and the exchange of their tokens. */
export const publisherRoutes =
  (registry: Registry) =>
  async (server: FastifyInstance): Promise<void> => {
    server.get('/v1/publishers', async (request) => {
      await requireRole(registry, request, 'viewer');
      return { publishers: await listPublishers(registry.db) };
    });
    server.post('/v1/publishers', async (request, reply) => {
      const actor = await requireRole(registry, request, 'manager');
      const publisher = input(NewPublisher, request.body);
      const made = await transaction(registry.db, (tx) => addPublisher(tx, actor, publisher));
      return reply.code(201).send(made);
    });
    server.delete('/v1/publishers/:id', async (request, reply) => {
      const actor = await requireRole(registry, request, 'manager');
      const { id } = input(z.object({ id: z.coerce.number().int().positive() }), request.params);
      await transaction(registry.db, (tx) => removePublisher(tx, actor, id));
      return reply.code(204).send();
    });
    server.post('/v1/token-exchange', async (request, reply) => {
      const { token } = input(z.strictObject({ token: z.string().max(10_000) }), request.body);
      const made = await exchangeToken(registry, token).catch(async (error: unknown) => {
        if (isRegistryError(error)) await noteWrongToken(registry, request, 'sign-in.failed');
        throw error;
      });
      return reply.code(201).send(made);
    });
  };
