import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { masterPath } from '../../../seed/pictures/catalogue/master-path.ts';
import type { Deps } from '../../deps.ts';
import { readFileContent } from './file-content.service.ts';
import { files } from './files.tables.ts';
import { queuePictureWork } from './picture-queue.ts';
import type { PictureVariants } from './picture-variants.ts';

/** Widths that are served; anything else would let strangers fill the disk. */
export const WIDTHS: readonly number[] = [24, 64, 160, 320, 480, 640, 960, 1280, 1600];
export type Format = 'avif' | 'webp' | 'jpg';
interface Master {
  readonly hash: string;
  readonly read: () => Promise<Buffer>;
}

/**
 * A wide picture is mostly shown on a screen of two or three pixels for each of the page's, where
 * the lower quality is not seen and takes a quarter fewer bytes; a narrow one is shown as it is.
 */
const WIDE = 480;
const AVIF_WIDE = { quality: 45, effort: 3 };
const AVIF_NARROW = { quality: 55, effort: 2 };

const encode = (content: Buffer, width: number, format: Format): Promise<Buffer> => {
  const picture = sharp(content, { sequentialRead: true })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  if (format === 'avif') return picture.avif(width < WIDE ? AVIF_NARROW : AVIF_WIDE).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 85 }).toBuffer();
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 85, mozjpeg: true }).toBuffer();
};

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

export interface Media {
  /** A picture of a width and format; undefined when there is no picture of that id. */
  readonly get: (id: string, width: number, format: Format) => Promise<Buffer | undefined>;
}

/**
 * Pictures in the widths and formats that pages ask for. Made once and kept on disk with the hash
 * of what they were made from, so variants that are shared or lost do no harm; the same picture
 * asked for twice at a time is made once. The database is asked first, so that what is deleted
 * there is served by no process.
 */
export const createMedia = (
  deps: Pick<Deps, 'db' | 'uploads'>,
  variants: PictureVariants,
): Media => {
  const making = new Map<string, Promise<Buffer>>();
  // Masters are part of the release: their hashes are read once.
  const masters = new Map<string, Promise<Master>>();

  const findMaster = async (id: string): Promise<Master | undefined> => {
    const path = id.startsWith('scene-') ? masterPath(id.slice('scene-'.length)) : undefined;
    if (path) {
      const known =
        masters.get(path) ??
        readFile(path).then((content) => ({ hash: hashOf(content), read: () => readFile(path) }));
      masters.set(path, known);
      return known.catch(() => {
        masters.delete(path);
        return undefined;
      });
    }
    const [row] = await deps.db.select({ hash: files.hash }).from(files).where(eq(files.id, id));
    return (
      row && {
        hash: row.hash,
        read: () => readFileContent(deps, id),
      }
    );
  };

  const get = async (id: string, width: number, format: Format): Promise<Buffer | undefined> => {
    const master = await findMaster(id);
    if (!master) return undefined;
    const name = `${master.hash}-${width}.${format}`;
    const kept = await variants.read(id, name);
    if (kept) return kept;
    const make = async (): Promise<Buffer> => {
      const made = await queuePictureWork(async () => encode(await master.read(), width, format));
      await variants.keep(id, name, made);
      return made;
    };
    const key = `${id}/${name}`;
    const begun = making.get(key) ?? make().finally(() => making.delete(key));
    making.set(key, begun);
    return begun;
  };
  return { get };
};
