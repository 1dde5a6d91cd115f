import { AppName, Version } from '@tapnook/contracts/release';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { input } from '../http/input.ts';
import { findProvenance } from '../provenance/publish-provenance.ts';
import { getRecord } from '../registry/records.ts';
import type { Registry } from '../registry/registry.ts';
import { digestOf } from '../signing/digest.ts';
import { logOrigin, signCheckpoint } from './checkpoint.ts';
import {
  consistencyProof,
  inclusionProof,
  listEntries,
  placeOfRelease,
} from './transparency-log.ts';
import { logHead } from './tree-store.ts';

const Leaves = z.coerce
  .number()
  .int()
  .nonnegative()
  .max(2 ** 30);
const Between = z.object({ from: Leaves, to: Leaves });
const NameVersion = z.object({ name: AppName, version: Version });
const Place = z.object({ index: Leaves, size: Leaves });
const Page = z.object({
  from: Leaves.default(0),
  limit: z.coerce.number().int().min(1).max(500).default(100),
  /** The last ones instead of those from an index on. */
  newest: z.stringbool().default(false),
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
      const { from, limit, newest } = input(Page, request.query);
      const head = await logHead(registry.db);
      const first = newest ? Math.max(0, head.size - limit) : from;
      return { head, entries: await listEntries(registry.db, first, limit) };
    });
    server.get('/v1/log/releases/:name/:version', async (request) => {
      const { name: app, version } = input(NameVersion, request.params);
      const { record, digest } = await getRecord(registry.db, app, version);
      const stored = await findProvenance(registry.db, app, version);
      return placeOfRelease(registry.db, {
        app: record.name,
        version: record.version,
        digest,
        provenance: stored && digestOf(stored.envelope),
      });
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
