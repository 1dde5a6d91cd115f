import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { AppName, Version } from '@tapnook/contracts/release';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Artefacts } from '../composition/artefacts.ts';
import { DEV_VERSION } from '../composition/development.ts';
import { CONTENT_TYPES } from './content-types.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const COMPRESSIBLE = new Set(['.js', '.css', '.json', '.svg']);

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

type Encoding = 'br' | 'gzip' | 'identity';
export const encodingFor = (accepted: string | undefined, extension: string): Encoding => {
  if (!COMPRESSIBLE.has(extension)) return 'identity';
  if (/\bbr\b/.test(accepted ?? '')) return 'br';
  return /\bgzip\b/.test(accepted ?? '') ? 'gzip' : 'identity';
};

/**
 * Levels of brotli: what the first who ask for a new version get at once, and what everybody gets a
 * moment later.
 */
const QUICK_QUALITY = 5;
const BEST_QUALITY = 11;
const brotliAt = (content: Buffer, quality: number): Promise<Buffer> =>
  brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

/**
 * `/remotes/{app}/{version}/{file}`: immutable files of published versions, compressed once and
 * well; nobody waits for that.
 */
export const registerArtefactRoutes = (server: FastifyInstance, artefacts: Artefacts): void => {
  const compressed = new LRUCache<string, Promise<Buffer>>({ max: 400 });
  const encode = (key: string, content: Buffer, encoding: Encoding): Promise<Buffer> => {
    if (encoding === 'identity') return Promise.resolve(content);
    const known = compressed.get(key);
    if (known) return known;
    const made = encoding === 'br' ? brotliAt(content, QUICK_QUALITY) : gz(content, { level: 9 });
    compressed.set(key, made);
    // The best takes seconds for a large file on a busy machine.
    if (encoding === 'br')
      void made
        .then(() => brotliAt(content, BEST_QUALITY))
        .then(
          (best) => compressed.set(key, Promise.resolve(best)),
          () => compressed.delete(key),
        );
    return made;
  };
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
      const encoding = encodingFor(request.headers['accept-encoding'], extension);
      reply.headers({
        'content-type': CONTENT_TYPES[extension] ?? 'application/octet-stream',
        'cache-control': 'public, max-age=31536000, immutable, no-transform',
        vary: 'accept-encoding',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        // An artefact is inert even when somebody opens its address as a page.
        'content-security-policy': "sandbox; default-src 'none'",
      });
      // What only a document can use would be a tenth of a small script's answer.
      for (const header of DOCUMENT_HEADERS) reply.removeHeader(header);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.send(await encode(`${app}@${version}/${name} ${encoding}`, content, encoding));
    },
  );
};
