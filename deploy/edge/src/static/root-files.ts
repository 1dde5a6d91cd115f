import path from 'node:path';
import { firstSegment, isLocale, isPaymentAddress } from '@tapnook/contracts';
import type { ReleaseRecord } from '@tapnook/contracts/release';
import type { FastifyInstance } from 'fastify';
import type { Artefacts } from '../composition/artefacts.ts';
import type { ManifestSource } from '../composition/manifest-source.ts';
import type { EdgeConfig } from '../env.ts';
import { CONTENT_TYPES } from './content-types.ts';

const WORKER_PATH = /^\/[\w-]+\/[\w-]+\/service-worker\.js$/;
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
  const find = async (
    name: string,
    isOwner: (record: ReleaseRecord) => boolean = () => true,
  ): Promise<Buffer | undefined> => {
    for (const [app, { stable }] of Object.entries(manifests.current()?.apps ?? {})) {
      const record = await artefacts.record(app, stable).catch(() => undefined);
      if (record?.files[`browser/root/${name}`] && isOwner(record))
        return artefacts.file(record, `browser/root/${name}`);
    }
    return undefined;
  };
  server.get<{ Params: { file: string } }>(
    '/:file(^[\\w-]+\\.(?:svg|png|ico|webmanifest)$)',
    async (request, reply) => {
      const content = await find(request.params.file);
      if (!content) return reply.code(404).type('text/plain').send('');
      return reply
        .type(CONTENT_TYPES[path.extname(request.params.file)] ?? 'application/octet-stream')
        .header('cache-control', 'public, max-age=600')
        .send(content);
    },
  );
  server.addHook('onRequest', async (request, reply) =>
    request.headers['service-worker'] === 'script' && !WORKER_PATH.test(request.url)
      ? reply.code(403).type('text/plain').send('')
      : undefined,
  );
  server.get<{ Params: { locale: string; segment: string } }>(
    '/:locale/:segment/service-worker.js',
    async ({ params: { locale, segment } }, reply) => {
      const content =
        isLocale(locale) && !isPaymentAddress(segment)
          ? await find(`${segment}/service-worker.js`, ({ routes }) =>
              routes.some((route) => firstSegment(route.path) === segment),
            )
          : undefined;
      if (!content) return reply.code(404).type('text/plain').send('');
      return reply
        .type(CONTENT_TYPES['.js'] ?? '')
        .header('cache-control', 'no-cache')
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
