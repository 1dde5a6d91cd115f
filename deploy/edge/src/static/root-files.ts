import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Artefacts } from '../composition/artefacts.ts';
import type { ManifestSource } from '../composition/manifest-source.ts';
import { createCompressedFiles } from '../encoding/compressed-files.ts';
import { sendEncoded } from '../encoding/negotiation.ts';
import type { EdgeConfig } from '../env.ts';
import { CONTENT_TYPES, isCompressible } from './content-types.ts';

const ROBOTS = [
  'User-agent: *',
  'Disallow: /api/',
  'Allow: /api/media/',
  'Disallow: /*/checkout',
  'Disallow: /*/profile',
  'Disallow: /*/voucher',
  'Disallow: /*/login',
];

/**
 * Files at the site's root: icons and service worker of whichever app has them, from its stable
 * version.
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
  ): Promise<{ readonly content: Buffer; readonly integrity: string } | undefined> => {
    for (const [app, { stable }] of Object.entries(manifests.current()?.apps ?? {})) {
      const record = await artefacts.record(app, stable).catch(() => undefined);
      const file = record?.files[`browser/root/${name}`];
      if (record && file)
        return {
          content: await artefacts.file(record, `browser/root/${name}`),
          integrity: file.integrity,
        };
    }
    return undefined;
  };
  server.get<{ Params: { file: string } }>(
    '/:file(^[\\w-]+\\.(?:svg|png|ico|js|webmanifest)$)',
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
  server.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain')
      .header('cache-control', 'public, max-age=3600')
      .send([...ROBOTS, `Sitemap: ${config.origin}/sitemap.xml`, ''].join('\n')),
  );
};
