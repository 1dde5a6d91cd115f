import path from 'node:path';
import { firstSegment, isLocale, isPaymentAddress } from '@tapnook/contracts';
import type { ReleaseRecord } from '@tapnook/contracts/release';
import type { FastifyInstance } from 'fastify';
import type { Artefacts } from '../composition/artefacts.ts';
import type { ManifestSource } from '../composition/manifest-source.ts';
import { createCompressedFiles } from '../encoding/compressed-files.ts';
import { sendEncoded } from '../encoding/negotiation.ts';
import type { EdgeConfig } from '../env.ts';
import { CONTENT_TYPES, isCompressible } from './content-types.ts';
import { ROBOTS } from './robots.ts';

const WORKER_PATH = /^\/[\w-]+\/[\w-]+\/service-worker\.js$/;

/**
 * Files at the site's root: the icons of the app that owns them, from its stable version. A service
 * worker lies below an address of its own app, so that its scope cannot be wider than that; nothing
 * else is ever given as a worker.
 */
export const registerRootFiles = (
  server: FastifyInstance,
  config: EdgeConfig,
  manifests: ManifestSource,
  artefacts: Artefacts,
): void => {
  const compressed = createCompressedFiles();
  const find = async (
    name: string,
    isOwner: (record: ReleaseRecord) => boolean = () => true,
  ): Promise<{ readonly content: Buffer; readonly integrity: string } | undefined> => {
    for (const [app, { stable }] of Object.entries(manifests.current()?.apps ?? {})) {
      const record = await artefacts.record(app, stable).catch(() => undefined);
      const file = record?.files[`browser/root/${name}`];
      if (record && file && isOwner(record))
        return {
          content: await artefacts.file(record, `browser/root/${name}`),
          integrity: file.integrity,
        };
    }
    return undefined;
  };
  server.get<{ Params: { file: string } }>(
    '/:file(^[\\w-]+\\.(?:svg|png|ico|webmanifest)$)',
    async (request, reply) => {
      const found = await find(request.params.file);
      if (!found) return reply.code(404).type('text/plain').send('');
      const extension = path.extname(request.params.file);
      reply
        .type(CONTENT_TYPES[extension] ?? 'application/octet-stream')
        .header('cache-control', 'public, max-age=600');
      return sendEncoded(
        request,
        reply,
        (encoding) => compressed(found.integrity, found.content, encoding),
        isCompressible(extension),
      );
    },
  );
  server.addHook('onRequest', async (request, reply) =>
    request.headers['service-worker'] === 'script' && !WORKER_PATH.test(request.url)
      ? reply.code(403).type('text/plain').send('')
      : undefined,
  );
  server.get<{ Params: { locale: string; segment: string } }>(
    '/:locale/:segment/service-worker.js',
    async (request, reply) => {
      const { locale, segment } = request.params;
      const found =
        isLocale(locale) && !isPaymentAddress(segment)
          ? await find(`${segment}/service-worker.js`, ({ routes }) =>
              routes.some((route) => firstSegment(route.path) === segment),
            )
          : undefined;
      if (!found) return reply.code(404).type('text/plain').send('');
      reply.type(CONTENT_TYPES['.js'] ?? '').header('cache-control', 'no-cache');
      return sendEncoded(request, reply, (encoding) =>
        compressed(found.integrity, found.content, encoding),
      );
    },
  );
  server.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain')
      .header('cache-control', 'public, max-age=3600')
      .send([...ROBOTS, `Sitemap: ${config.origin}/sitemap.xml`, ''].join('\n')),
  );
};
