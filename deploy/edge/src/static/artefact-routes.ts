import path from 'node:path';
import { AppName, Version } from '@tapnook/contracts/release';
import type { FastifyInstance } from 'fastify';
import type { Artefacts } from '../composition/artefacts.ts';
import { DEV_VERSION } from '../composition/development.ts';
import { createCompressedFiles } from '../encoding/compressed-files.ts';
import { sendEncoded } from '../encoding/negotiation.ts';
import { CONTENT_TYPES, isCompressible } from './content-types.ts';

/**
 * Security headers that browsers read of documents alone; an artefact is never shown as one (its
 * type is declared, and not guessed).
 */
const DOCUMENT_HEADERS = [
  'permissions-policy',
  'x-frame-options',
  'cross-origin-opener-policy',
  'referrer-policy',
];

/**
 * `/remotes/{app}/{version}/{file}`: immutable files of published versions, compressed once and
 * well; nobody waits for that.
 */
export const registerArtefactRoutes = (server: FastifyInstance, artefacts: Artefacts): void => {
  const compressed = createCompressedFiles();
  server.get<{ Params: { app: string; version: string; '*': string } }>(
    '/remotes/:app/:version/*',
    async (request, reply) => {
      const { app, version, '*': name } = request.params;
      if (!AppName.safeParse(app).success || !Version.safeParse(version).success)
        return reply.code(404).send();
      const record = await artefacts.findRecord(app, version).catch(() => undefined);
      const file = `browser/${name}`;
      if (version === DEV_VERSION && record && !name.includes('..')) {
        return reply
          .headers({
            'content-type': CONTENT_TYPES[path.extname(name)] ?? 'application/json',
            'cache-control': 'no-store',
          })
          .send(await artefacts.file(record, file));
      }
      if (!record?.files[file]) return reply.code(404).header('cache-control', 'no-store').send();
      const content = await artefacts.file(record, file).catch(() => undefined);
      if (!content)
        return reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': '2' }).send();
      const extension = path.extname(name);
      reply.headers({
        'content-type': CONTENT_TYPES[extension] ?? 'application/octet-stream',
        'cache-control': 'public, max-age=31536000, immutable, no-transform',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        // An artefact is inert even when somebody opens its address as a page.
        'content-security-policy': "sandbox; default-src 'none'",
      });
      // What only a document can use would be a tenth of a small script's answer.
      for (const header of DOCUMENT_HEADERS) reply.removeHeader(header);
      return sendEncoded(
        request,
        reply,
        (encoding) => compressed(`${app}@${version}/${name}`, content, encoding),
        isCompressible(extension),
      );
    },
  );
};
