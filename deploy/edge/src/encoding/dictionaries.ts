import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

const zstd = promisify(zstdCompress);
/** Small files are a packet or two anyway. */
const MIN_BYTES = 1_024;
const MAX_FILES = 400;
/** More at once would keep pages waiting: who comes later gets the whole file. */
const MAX_AT_ONCE = 4;
const LEVEL = 19;
/** A skippable frame of 32 bytes, the dictionary's hash (RFC 9842, section 5). */
const DCZ_HEADER = Buffer.from('5e2a4d1820000000', 'hex');

/** A file of a published version, as its address names it. */
export interface PublishedFile {
  readonly app: string;
  readonly version: string;
  readonly name: string;
}

/**
 * The same file of whatever version is the dictionary of each other: its name is the same in all.
 */
export const useAsDictionary = ({ app, version, name }: PublishedFile): string =>
  `match="/remotes/${app}/*/${name}", id="${app}/${version}/${name}"`;

/** Whether later versions may be told as differences from it: a large script or stylesheet. */
export const isDictionary = ({ name }: PublishedFile, content: Buffer): boolean =>
  /^[\w.-]+\.(?:js|css)$/.test(name) && content.length >= MIN_BYTES;

/** The dictionary that a browser says it has: our name of it, and the hash of what it holds. */
export const heldDictionary = (
  request: Pick<FastifyRequest, 'headers'>,
): (PublishedFile & { readonly hash: Buffer }) | undefined => {
  const { 'available-dictionary': available, 'dictionary-id': id } = request.headers;
  const [, encoded = ''] = /^:([\w+/]{43}=):$/.exec(String(available ?? '')) ?? [];
  const [, app, version, name] = /^"([\w-]+)\/([\w.-]+)\/([\w.-]+)"$/.exec(String(id ?? '')) ?? [];
  if (!encoded || !app || !version || !name) return undefined;
  const accepted = new Negotiator({
    headers: { 'accept-encoding': request.headers['accept-encoding'] },
  }).encodings(['dcz', 'identity']);
  return accepted.includes('dcz')
    ? { app, version, name, hash: Buffer.from(encoded, 'base64') }
    : undefined;
};

/**
 * What a browser with such a dictionary is sent instead of the file; undefined where that is no
 * gain.
 */
export type DictionaryFiles = (
  key: string,
  content: Buffer,
  dictionary: Buffer,
  hash: Buffer,
) => Promise<Buffer | undefined>;

/**
 * Makes and keeps differences (`dcz`). Undefined where the browser's dictionary is not the file
 * that was published, or where too many are being made: the whole file is sent then.
 */
export const createDictionaryFiles = (): DictionaryFiles => {
  const compressed = new LRUCache<string, Promise<Buffer>>({ max: MAX_FILES });
  let running = 0;
  const compress = async (content: Buffer, dictionary: Buffer, hash: Buffer): Promise<Buffer> => {
    const frame = await zstd(content, {
      dictionary,
      params: { [constants.ZSTD_c_compressionLevel]: LEVEL },
    });
    return Buffer.concat([DCZ_HEADER, hash, frame]);
  };
  return async (file, content, dictionary, hash) => {
    const key = `${file} ${hash.toString('hex')}`;
    const known = compressed.get(key);
    if (known) return known;
    // Whatever the browser holds under that name, it is not what was published.
    if (!createHash('sha256').update(dictionary).digest().equals(hash)) return undefined;
    if (running >= MAX_AT_ONCE) return undefined;
    running += 1;
    const made = compress(content, dictionary, hash).finally(() => {
      running -= 1;
    });
    compressed.set(key, made);
    made.catch(() => compressed.delete(key));
    return made;
  };
};
