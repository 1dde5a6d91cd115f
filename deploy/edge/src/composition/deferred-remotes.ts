import { createHash } from 'node:crypto';
import type { PageComposition } from '@tapnook/contracts';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createCompressedFiles } from '../encoding/compressed-files.ts';
import { sendEncoded } from '../encoding/negotiation.ts';

/**
 * Up to so many remotes every page tells them all: a further request would cost more than their
 * bytes.
 */
export const MAX_INLINE_REMOTES = 6;
const MAX_CACHED_DOCUMENTS = 200;

/** Documents that tell all remotes of a large composition; pages name them by address and hash. */
export interface DeferredRemotes {
  /** The composition as pages should tell it. */
  compositionForPage(composition: PageComposition, key: string): PageComposition;
  document(id: string): string | undefined;
}

export const createDeferredRemotes = (): DeferredRemotes => {
  const byKey = new LRUCache<string, NonNullable<PageComposition['rest']>>({
    max: MAX_CACHED_DOCUMENTS,
  });
  const documents = new LRUCache<string, string>({ max: MAX_CACHED_DOCUMENTS });
  const createDocument = (composition: PageComposition): NonNullable<PageComposition['rest']> => {
    const text = JSON.stringify(composition.remotes);
    const hash = createHash('sha384').update(text).digest();
    const id = hash.toString('hex').slice(0, 32);
    documents.set(id, text);
    return { url: `/compositions/${id}`, integrity: `sha384-${hash.toString('base64')}` };
  };
  return {
    compositionForPage: (composition, key) => {
      if (composition.remotes.length <= MAX_INLINE_REMOTES) return composition;
      const rest = byKey.get(key) ?? createDocument(composition);
      byKey.set(key, rest);
      return { ...composition, rest };
    },
    document: (id) => documents.get(id),
  };
};

/**
 * `/compositions/{id}`: what it tells never changes; one that this edge has forgotten is 404, and
 * the browser does without.
 */
export const registerDeferredRemotes = (
  server: FastifyInstance,
  deferredRemotes: DeferredRemotes,
): void => {
  const compressed = createCompressedFiles();
  server.get<{ Params: { id: string } }>('/compositions/:id', async (request, reply) => {
    const text = deferredRemotes.document(request.params.id);
    if (!text) return reply.code(404).header('cache-control', 'no-store').send();
    reply.type('application/json; charset=utf-8').headers({
      'cache-control': 'public, max-age=31536000, immutable, no-transform',
    });
    return sendEncoded(request, reply, (encoding) =>
      compressed(request.params.id, Buffer.from(text), encoding),
    );
  });
};
