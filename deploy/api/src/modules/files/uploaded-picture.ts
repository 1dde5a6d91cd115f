import sharp from 'sharp';
import { ApiError } from '../../errors.ts';
import { bilingual, type Texts } from '../../translations.ts';
import { queuePictureWork } from './picture-queue.ts';

export type UploadType = 'review' | 'avatar' | 'enquiry' | 'product';

/** Most bytes by purpose; the parser of uploads stops at the largest. */
const MAX_BYTES: Readonly<Record<UploadType, number>> = {
  avatar: 5 * 1024 * 1024,
  review: 12 * 1024 * 1024,
  enquiry: 8 * 1024 * 1024,
  product: 12 * 1024 * 1024,
};
/** Longest side that is kept. */
const MAX_SIDE_PIXELS: Readonly<Record<UploadType, number>> = {
  avatar: 1024,
  review: 2048,
  enquiry: 2048,
  product: 2560,
};
const MAX_PIXELS = 20_000_000;
const MIN_SIDE_PIXELS = 16;
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

export type RefusalReason = keyof Texts['picture'];

/** 21001 with its reason in words, and as `data.reason`. */
export const rejectPicture = (reason: RefusalReason): ApiError =>
  new ApiError('21001', { text: bilingual(`picture.${reason}`), data: { reason } });

export interface Picture {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * The format by the first bytes, whatever name or type was claimed. SVG, PDF, GIF and the like are
 * none of them.
 */
const looksLike = (bytes: Buffer): string | undefined => {
  const at = (start: number, end: number): string => bytes.toString('latin1', start, end);
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (at(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') return 'webp';
  if (at(4, 8) === 'ftyp' && /^(avif|avis|mif1)/.test(at(8, 12))) return 'heif';
  return undefined;
};

/**
 * What makes one file a page, a program of a server or a document as well. Text goes on behind such
 * a mark: the few bytes of the mark alone stand in every hundredth good photo by chance.
 */
const ACTIVE = /<(?:script|\?php|svg|html|!doctype html|iframe)[\t\n\r -~]{8}/;
/** Readers of documents look for their mark among so many first bytes. */
const DOCUMENT_BYTES = 1024;
/**
 * The end of an archive, with the length of its note: `unzip` and Java read a file from its end.
 */
const ARCHIVE_END = { mark: 'PK\x05\x06', length: 22, longestNote: 65_535 } as const;

const endsAsArchive = (bytes: Buffer): boolean => {
  const at = bytes.lastIndexOf(ARCHIVE_END.mark, undefined, 'latin1');
  return (
    at >= 0 &&
    at >= bytes.length - ARCHIVE_END.length - ARCHIVE_END.longestNote &&
    at + ARCHIVE_END.length <= bytes.length
  );
};
/**
 * Whether something else would take these bytes for its own too. The picture made of them holds
 * none of it; the sender is told anyway.
 */
const holdsOtherContent = (bytes: Buffer): boolean => {
  const text = bytes.toString('latin1').toLowerCase();
  return (
    ACTIVE.test(text) || text.slice(0, DOCUMENT_BYTES).includes('%pdf-') || endsAsArchive(bytes)
  );
};
/**
 * Frames beyond the first: of WebP and AVIF as their reader says, of PNG by the chunk that
 * announces them.
 */
const isAnimated = (bytes: Buffer, format: string | undefined, pages = 1): boolean => {
  if (format !== 'png') return pages > 1;
  const announced = bytes.indexOf('acTL', 0, 'latin1');
  const pixels = bytes.indexOf('IDAT', 0, 'latin1');
  return announced > 0 && announced < pixels;
};

const OPTIONS = {
  limitInputPixels: MAX_PIXELS,
  failOn: 'warning',
  sequentialRead: true,
  animated: false,
} as const;

const checkSize = async (bytes: Buffer): Promise<void> => {
  // Read without a limit first, so that a bomb is told from a damaged file; only the header is
  // looked at.
  const { width, height, format, pages } = await sharp(bytes, {
    ...OPTIONS,
    limitInputPixels: false,
  })
    .metadata()
    .catch(() => {
      throw rejectPicture('damaged');
    });
  if (!FORMATS.includes(format) || format !== looksLike(bytes))
    throw rejectPicture('not-a-picture');
  if (width * height > MAX_PIXELS) throw rejectPicture('too-many-pixels');
  if (Math.min(width, height) < MIN_SIDE_PIXELS) throw rejectPicture('too-small');
  if (isAnimated(bytes, format, pages)) throw rejectPicture('animated');
  if (holdsOtherContent(bytes)) throw rejectPicture('more-than-a-picture');
};

/**
 * Makes a picture of our own from an upload: turned upright, in sRGB, at most so long, encoded anew
 * as WebP. Nothing of the file itself is kept: no metadata, no place, nothing appended. Throws
 * 21001 with the reason.
 */
export const normalisePicture = async (bytes: Buffer, type: UploadType): Promise<Picture> => {
  if (bytes.length === 0) throw rejectPicture('empty');
  if (bytes.length > MAX_BYTES[type]) throw rejectPicture('too-large');
  if (!looksLike(bytes)) throw rejectPicture('not-a-picture');
  await checkSize(bytes);
  const side = MAX_SIDE_PIXELS[type];
  try {
    const { data, info } = await queuePictureWork(() =>
      sharp(bytes, OPTIONS)
        .rotate()
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .webp({ quality: 88 })
        .timeout({ seconds: 20 })
        .toBuffer({ resolveWithObject: true }),
    );
    return { content: data, width: info.width, height: info.height };
  } catch {
    throw rejectPicture('damaged');
  }
};
