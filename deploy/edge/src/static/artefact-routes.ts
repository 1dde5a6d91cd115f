import path from 'node:path';
import { AppName, Version } from '@tapnook/contracts/release';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Artefacts } from '../composition/artefacts.ts';
import { DEV_VERSION } from '../composition/development.ts';
import { createCompressedFiles } from '../encoding/compressed-files.ts';
import {
  createDictionaryFiles,
  heldDictionary,
  isDictionary,
  useAsDictionary,
  type PublishedFile,
} from '../encoding/dictionaries.ts';
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
 * A file as the difference from the same file of a version that the browser holds (RFC 9842). It
 * checks the file's hash after decoding, so integrity holds as ever.
 */
const createDifferences = (artefacts: Artefacts) => {
  const differences = createDictionaryFiles();
  return async (
    request: FastifyRequest,
    file: PublishedFile,
    content: Buffer,
  ): Promise<Buffer | undefined> => {
    const held = heldDictionary(request);
    if (!held || held.app !== file.app || held.name !== file.name || held.version === file.version)
      return undefined;
    const record = await artefacts.findRecord(held.app, held.version);
    const older = `browser/${held.name}`;
    if (!record?.files[older]) return undefined;
    const dictionary = await artefacts.file(record, older);
    return differences(`${file.app}@${file.version}/${file.name}`, content, dictionary, held.hash);
  };
};

/**
 * `/remotes/{app}/{version}/{file}`: immutable files of published versions, compressed once and
 * well; nobody waits for that.
 */
export const registerArtefactRoutes = (server: FastifyInstance, artefacts: Artefacts): void => {
  const compressed = createCompressedFiles();
  const differenceOf = createDifferences(artefacts);
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
      const published = { app, version, name };
      if (isDictionary(published, content)) {
        reply.headers({
          'use-as-dictionary': useAsDictionary(published),
          vary: 'accept-encoding, available-dictionary',
        });
        const difference = await differenceOf(request, published, content).catch(() => undefined);
        if (difference) return reply.header('content-encoding', 'dcz').send(difference);
      }
      return sendEncoded(
        request,
        reply,
        (encoding) => compressed(`${app}@${version}/${name}`, content, encoding),
        isCompressible(extension),
      );
    },
  );
};
