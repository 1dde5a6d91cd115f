import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Artefacts } from '../composition/artefacts.ts';
import type { ManifestSource } from '../composition/manifest-source.ts';
import type { EdgeConfig } from '../env.ts';
import { CONTENT_TYPES } from './content-types.ts';

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
  const find = async (name: string): Promise<Buffer | undefined> => {
    for (const [app, { stable }] of Object.entries(manifests.current()?.apps ?? {})) {
      const record = await artefacts.record(app, stable).catch(() => undefined);
      if (record?.files[`browser/root/${name}`])
        return artefacts.file(record, `browser/root/${name}`);
    }
    return undefined;
  };
  server.get<{ Params: { file: string } }>(
    '/:file(^[\\w-]+\\.(?:svg|png|ico|js|webmanifest)$)',
    async (request, reply) => {
      const content = await find(request.params.file);
      if (!content) return reply.code(404).type('text/plain').send('');
      return reply
        .type(CONTENT_TYPES[path.extname(request.params.file)] ?? 'application/octet-stream')
        .header('cache-control', 'public, max-age=600')
        .send(content);
    },
  );
  server.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain')
      .header('cache-control', 'public, max-age=3600')
      .send([...ROBOTS, `Sitemap: ${config.origin}/sitemap.xml`, ''].join('\n')),
  );
};
