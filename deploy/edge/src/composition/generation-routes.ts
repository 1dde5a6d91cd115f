import { createHash } from 'node:crypto';
import {
  generationLeaf,
  hashOfLeaf,
  hexOfBytes,
  type EnvironmentManifest,
} from '@tapnook/contracts/release';
import type { FastifyInstance } from 'fastify';
import type { ManifestSource } from './manifest-source.ts';
import type { TrustedKeys } from './trusted-keys.ts';

const leafOf = (manifest: EnvironmentManifest): string =>
  hexOfBytes(
    hashOfLeaf(generationLeaf(manifest), (data) => createHash('sha256').update(data).digest()),
  );

/** The generation in force, for open tabs that look for a newer one. */
export const registerGenerationRoutes = (
  server: FastifyInstance,
  manifests: ManifestSource,
  trustedKeys: Pick<TrustedKeys, 'keys'>,
): void => {
  // Asked by every open tab, every half minute: nothing is made for it.
  server.get('/generation', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ generation: manifests.current()?.generation ?? 0 }),
  );
  // Outside of the registry: whoever checks its log compares it with what the edges were told.
  server.get('/generation-audit', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(manifests.current()?.audit ?? {}),
  );
  // For browsers, which compare what they were given with what the registry signed and the log
  // holds: a page at rest asks.
  server.get('/generation-proof', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ ...manifests.signed(), keys: trustedKeys.keys() }),
  );
  // For monitors of the transparency log: what is served here, and which tree this edge was shown.
  server.get('/generation-log', async (_request, reply) => {
    const manifest = manifests.current();
    return reply.header('cache-control', 'no-store').send(
      manifest
        ? {
            channel: manifest.channel,
            generation: manifest.generation,
            leaf: leafOf(manifest),
            index: manifest.log?.index,
            head: manifests.log()?.head(),
            forked: manifests.log()?.isForked() ?? false,
          }
        : {},
    );
  });
  server.addHook('onSend', async (request, reply) => {
    // Open tabs learn of a new generation by the calls that they make anyway.
    if (request.url.startsWith('/api/'))
      reply.header('x-generation', String(manifests.current()?.generation ?? 0));
  });
};
