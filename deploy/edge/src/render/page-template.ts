import { randomInt } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';
import { createGzipTemplate, type GzipTemplate } from './gzip-template.ts';

const decompress = promisify(brotliDecompress);
/** The first answers do not wait for the best. */
const QUALITY = 6;
/**
 * 7 % smaller at five times the work, which pays for a page that many ask for; the next quality
 * takes three times as much.
 */
const BEST_QUALITY = 10;
/** After better compression the processor is left to others for so many times as long. */
const REST_FACTOR = 9;
/** Answers after which a page is compressed as well as can be. */
export const ANSWERS_BEFORE_BEST = 8;
/**
 * A filled-in mark is followed by this many fixed bytes, on which the decoder's choice of code may
 * depend.
 */
const CONTEXT_BYTES = 2;

/**
 * A place in a page's text: the placeholder counts only right after its prefix, so that the same
 * characters elsewhere stay what they are.
 */
export interface Mark {
  readonly prefix: string;
  readonly placeholder: string;
}
/** A placeholder and what stands there in one answer; of one length, in ASCII. */
export type Filling = readonly (readonly [mark: Mark, value: string])[];

/** A page that is compressed once and filled in for each answer. */
export interface PageTemplate {
  readonly text: (filling: Filling) => string;
  /** The brotli stream; undefined when this page has to be compressed anew for each answer. */
  readonly brotli: (filling: Filling) => Promise<Buffer | undefined>;
  /** The gzip stream, for proxies and clients that know no brotli. */
  readonly gzip: (filling: Filling) => Promise<Buffer>;
}

const fillText = (text: string, filling: Filling): string =>
  filling.reduce(
    (filled, [{ prefix, placeholder }, value]) =>
      filled.replaceAll(prefix + placeholder, prefix + value),
    text,
  );

/** RFC 7932, section 9.2: a meta-block that is not the last, of 1 to 65,536 bytes as they are. */
const storedBlock = (bytes: Buffer): Buffer => {
  const bits = ((bytes.length - 1) << 3) | (1 << 19);
  return Buffer.concat([
    Buffer.from([bits & 0xff, (bits >> 8) & 0xff, (bits >> 16) & 0xff]),
    bytes,
  ]);
};

/** One stream's output for each piece of its input, each ending at a whole byte. */
const compressPieces = async (pieces: readonly string[], quality: number): Promise<Buffer[]> => {
  const size = pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
  const stream = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  });
  const results: Buffer[] = [];
  let current: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => current.push(chunk));
  for (const piece of pieces) {
    await new Promise<void>((resolve, reject) =>
      stream.write(piece, (error) =>
        error ? reject(error) : stream.flush(constants.BROTLI_OPERATION_FLUSH, resolve),
      ),
    );
    results.push(Buffer.concat(current));
    current = [];
  }
  await new Promise<void>((resolve, reject) => stream.on('end', resolve).on('error', reject).end());
  results.push(Buffer.concat(current));
  return results;
};

interface Spliced {
  readonly chunks: readonly Buffer[];
  /** Index of a chunk → the mark and the fixed bytes after it that it stands for. */
  readonly holes: ReadonlyMap<number, { readonly mark: Mark; readonly after: string }>;
}

/**
 * Compresses the text so that the first occurrence of each mark lies in a block of its own, which a
 * stored block of the same length can replace; the later occurrences refer back to it and so follow
 * whatever it holds.
 */
const splice = async (text: string, marks: readonly Mark[], quality: number): Promise<Spliced> => {
  const found = marks
    .map((mark) => ({ mark, found: text.indexOf(mark.prefix + mark.placeholder) }))
    .filter(({ found: start }) => start >= 0)
    .map(({ mark, found: start }) => ({ mark, at: start + mark.prefix.length }))
    .toSorted((a, b) => a.at - b.at);
  const pieces: string[] = [];
  const holes = new Map<number, { mark: Mark; after: string }>();
  let from = 0;
  for (const { mark, at } of found) {
    const end = at + mark.placeholder.length;
    const after = text.slice(end, end + CONTEXT_BYTES);
    pieces.push(text.slice(from, at));
    holes.set(pieces.length, { mark, after });
    pieces.push(mark.placeholder + after);
    from = end + CONTEXT_BYTES;
  }
  return { chunks: await compressPieces([...pieces, text.slice(from)], quality), holes };
};
const fillStream = ({ chunks, holes }: Spliced, filling: Filling): Buffer =>
  Buffer.concat(
    chunks.map((chunk, index) => {
      const hole = holes.get(index);
      if (!hole) return chunk;
      const value = filling.find(([mark]) => mark === hole.mark)?.[1] ?? hole.mark.placeholder;
      return storedBlock(Buffer.from(value + hole.after));
    }),
  );

/**
 * Another value of the same length and kind: letters, digits and padding where the mark has them.
 */
const otherThan = ({ placeholder }: Mark): string =>
  placeholder
    .replace(/[a-y]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1))
    .replace(/[0-8]/g, (digit) => String(Number(digit) + 1));

/** Whether the stream reads as the text whatever stands at the marks; tried, not assumed. */
const isFaithful = async (
  text: string,
  spliced: Spliced,
  marks: readonly Mark[],
): Promise<boolean> => {
  const filling: Filling = marks.map((mark) => [mark, otherThan(mark)]);
  const read = await decompress(fillStream(spliced, filling)).catch(() => undefined);
  return read?.toString('utf8') === fillText(text, filling);
};

/** A chance value of the same length and kind. */
const chanceFor = ({ placeholder }: Mark): string =>
  placeholder
    .replace(/[a-z]/gi, () => 'abcdefghijklmnopqrstuvwxyz'.charAt(randomInt(26)))
    .replace(/[0-9]/g, () => String(randomInt(10)));

/**
 * How often other values are tried where a stream cannot be filled in: whether it can is a matter
 * of chance.
 */
const TRIES = 4;

/** Compresses the text so that it can be filled in; undefined when no try succeeded. */
const spliceFaithfully = async (
  text: string,
  marks: readonly Mark[],
  quality: number,
): Promise<Spliced | undefined> => {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const stand =
      attempt === 0 ? marks : marks.map((mark) => ({ ...mark, placeholder: chanceFor(mark) }));
    const filling = marks.map((mark, index) => [mark, stand[index]?.placeholder ?? ''] as const);
    const { chunks, holes } = await splice(fillText(text, filling), stand, quality);
    const own = new Map(
      [...holes].map(([index, { mark, after }]) => [
        index,
        { mark: marks[stand.indexOf(mark)] ?? mark, after },
      ]),
    );
    const spliced = { chunks, holes: own };
    if (await isFaithful(text, spliced, marks)) return spliced;
  }
  return undefined;
};

/**
 * Runs one piece of work that nobody waits for now and then, so that all of it together stays a
 * tenth of a processor.
 */
export type SpareWork = (work: () => Promise<void>) => void;
export const createSpareWork = (now: () => number = () => performance.now()): SpareWork => {
  let freeAt = 0;
  return (work) => {
    const started = now();
    if (started < freeAt) return;
    freeAt = Number.POSITIVE_INFINITY;
    void work()
      .catch(() => undefined)
      .then(() => void (freeAt = now() + (now() - started) * REST_FACTOR));
  };
};

/**
 * Keeps a page ready to be sent. The nonce and the time of an answer must differ each time, and
 * compressing the whole page for them would be most of the work of serving it.
 */
export const createPageTemplate = (
  text: string,
  marks: readonly Mark[],
  spareWork: SpareWork,
): PageTemplate => {
  let compressed: Promise<Spliced | undefined> | undefined;
  let gzip: Promise<GzipTemplate> | undefined;
  let answers = 0;
  const compress = (quality: number): Promise<Spliced | undefined> =>
    spliceFaithfully(text, marks, quality);
  /** Answers go on with the former stream until the better one is there. */
  const improve = async (): Promise<void> => {
    const better = await compress(BEST_QUALITY);
    if (better) compressed = Promise.resolve(better);
  };
  return {
    text: (filling) => fillText(text, filling),
    brotli: async (filling) => {
      const spliced = await (compressed ??= compress(QUALITY));
      answers += 1;
      if (answers === ANSWERS_BEFORE_BEST) spareWork(improve);
      return spliced && fillStream(spliced, filling);
    },
    gzip: async (filling) => (await (gzip ??= createGzipTemplate(text, marks)))(filling),
  };
};
