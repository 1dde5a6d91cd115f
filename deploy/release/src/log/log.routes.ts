import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { input } from '../http/input.ts';
import type { Registry } from '../registry/registry.ts';
import { logOrigin, signCheckpoint } from './checkpoint.ts';
import { consistencyProof, inclusionProof, listEntries } from './transparency-log.ts';
import { logHead } from './tree-store.ts';

const Leaves = z.coerce
  .number()
  .int()
  .nonnegative()
  .max(2 ** 30);
const Between = z.object({ from: Leaves, to: Leaves });
const Place = z.object({ index: Leaves, size: Leaves });
const Page = z.object({
  from: Leaves.default(0),
  limit: z.coerce.number().int().min(1).max(500).default(100),
});

/** The transparency log is everybody's to read: secrets are in none of it. */
export const logRoutes =
  (registry: Registry) =>
  async (server: FastifyInstance): Promise<void> => {
    server.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    server.get('/v1/log/checkpoint', async (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .send(
          signCheckpoint(
            logOrigin(registry.config.publicUrl),
            await logHead(registry.db),
            registry.keys,
          ),
        ),
    );
    server.get('/v1/log/entries', async (request) => {
      const { from, limit } = input(Page, request.query);
      return { entries: await listEntries(registry.db, from, limit) };
    });
    server.get('/v1/log/consistency', async (request) => {
      const { from, to } = input(Between, request.query);
      return { from, to, proof: await consistencyProof(registry.db, from, to) };
    });
    server.get('/v1/log/inclusion', async (request) => {
      const { index, size } = input(Place, request.query);
      return { index, size, proof: await inclusionProof(registry.db, index, size) };
    });
  };
