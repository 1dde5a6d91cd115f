import { crc32, createDeflateRaw, constants } from 'node:zlib';
import type { Filling, Mark } from './page-template.ts';

/** The best level: a page that is kept is compressed once for all its answers. */
const LEVEL = 9;
/** RFC 1952, section 2.3: deflate, no name and no time, of an unknown system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
/** RFC 1951, section 3.2.4: the last block, of no bytes. */
const END = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** RFC 1951, section 3.2.4: a block, not the last, of up to 65,535 bytes as they are. */
const storedBlock = (bytes: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
};

/** A text between two marks, or a mark. */
type Piece = string | Mark;

/** Every occurrence of every mark is a piece of its own. */
const cut = (text: string, marks: readonly Mark[]): Piece[] => {
  const pieces: Piece[] = [];
  let from = 0;
  const found = marks
    .flatMap((mark) =>
      [...text.matchAll(new RegExp(RegExp.escape(mark.prefix + mark.placeholder), 'g'))].map(
        ({ index }) => ({ mark, at: index + mark.prefix.length }),
      ),
    )
    .toSorted((a, b) => a.at - b.at);
  for (const { mark, at } of found) {
    pieces.push(text.slice(from, at), mark);
    from = at + mark.placeholder.length;
  }
  return [...pieces, text.slice(from)];
};

/** Compresses a piece that refers to nothing outside it and ends at a whole byte. */
const deflate = async (text: string): Promise<Buffer> => {
  const stream = createDeflateRaw({ level: LEVEL });
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  await new Promise<void>((resolve, reject) =>
    stream.write(text, (error) =>
      error ? reject(error) : stream.flush(constants.Z_FULL_FLUSH, resolve),
    ),
  );
  stream.destroy();
  return Buffer.concat(chunks);
};

/**
 * A page's gzip stream for any filling: the pieces are compressed once, the checksum is made for
 * each answer.
 */
export type GzipTemplate = (filling: Filling) => Buffer;

export const createGzipTemplate = async (
  text: string,
  marks: readonly Mark[],
): Promise<GzipTemplate> => {
  const parts = await Promise.all(
    cut(text, marks).map(async (piece) =>
      typeof piece === 'string'
        ? { plain: Buffer.from(piece), compressed: await deflate(piece) }
        : piece,
    ),
  );
  return (filling) => {
    let sum = 0;
    let length = 0;
    const blocks = parts.map((part) => {
      const isMark = 'placeholder' in part;
      const value = isMark ? filling.find(([mark]) => mark === part)?.[1] : undefined;
      const plain = isMark ? Buffer.from(value ?? part.placeholder) : part.plain;
      sum = crc32(plain, sum);
      length += plain.length;
      return isMark ? storedBlock(plain) : part.compressed;
    });
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(sum, 0);
    trailer.writeUInt32LE(length % 2 ** 32, 4);
    return Buffer.concat([HEADER, ...blocks, END, trailer]);
  };
};
