import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Encoding } from './negotiation.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const MAX_FILES = 400;
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

/** Contents that never change under their key, compressed once and well; nobody waits for that. */
export type CompressedFiles = (key: string, content: Buffer, encoding: Encoding) => Promise<Buffer>;

/** Keeps the compressed forms of at most `MAX_FILES` files; one is made once for all who ask. */
export const createCompressedFiles = (): CompressedFiles => {
  const compressed = new LRUCache<string, Promise<Buffer>>({ max: MAX_FILES });
  return (name, content, encoding) => {
    if (encoding === 'identity') return Promise.resolve(content);
    const key = `${name} ${encoding}`;
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
};
