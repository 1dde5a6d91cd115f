import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readSealed, removeDrafts, writeSealed, type WarnOf } from '@tapnook/server/files';
import { inArray } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { files } from './files.tables.ts';

const MAX_BYTES = 1024 ** 3;
/** What is left after making room, so that room is not made for every picture. */
const KEPT_SHARE = 0.9;

/** Made pictures on this process's disk: `<picture's id>/<hash of its master>-<width>.<format>`. */
export interface PictureVariants {
  readonly read: (id: string, name: string) => Promise<Buffer | undefined>;
  /** Never fails: what cannot be kept is made again. */
  readonly keep: (id: string, name: string, content: Buffer) => Promise<void>;
  /** Deletes the variants of uploads that the database no longer has. */
  readonly removeDeleted: (deps: Pick<Deps, 'db'>) => Promise<void>;
  /** Deletes crashed writers' drafts, and the oldest variants beyond `maxBytes`. */
  readonly trim: (maxBytes?: number) => Promise<void>;
}

export const createPictureVariants = (mediaDir: string, warn: WarnOf): PictureVariants => {
  const folder = join(mediaDir, 'variants');
  const remove = (path: string): Promise<void> =>
    rm(path, { recursive: true, force: true }).catch((error: unknown) =>
      warn({ file: path, err: error }, 'a picture could not be deleted'),
    );
  return {
    read: async (id, name) => {
      const file = join(folder, id, name);
      const kept = await readSealed(file);
      if (kept.state === 'damaged') warn({ file }, 'a kept picture is damaged and is made anew');
      return kept.state === 'whole' ? kept.content : undefined;
    },
    keep: async (id, name, content) =>
      void (await writeSealed(join(folder, id, name), content, warn)),
    removeDeleted: async ({ db }) => {
      const kept = await readdir(folder).catch(() => []);
      const uploads = kept.filter((id) => !id.startsWith('scene-'));
      if (uploads.length === 0) return;
      const rows = await db.select({ id: files.id }).from(files).where(inArray(files.id, uploads));
      const known = new Set(rows.map(({ id }) => id));
      for (const id of uploads) if (!known.has(id)) await remove(join(folder, id));
    },
    trim: async (maxBytes = MAX_BYTES) => {
      // Where variants lay before they were filed by picture; nothing there could be erased.
      await remove(join(mediaDir, 'cache'));
      await removeDrafts(folder);
      const names = await readdir(folder, { recursive: true }).catch(() => []);
      const found = await Promise.all(
        names.map(async (name) => {
          const path = join(folder, name);
          const entry = await stat(path).catch(() => undefined);
          return entry?.isFile() ? [{ path, bytes: entry.size, at: entry.mtimeMs }] : [];
        }),
      );
      const oldest = found.flat().toSorted((a, b) => a.at - b.at);
      let total = oldest.reduce((sum, { bytes }) => sum + bytes, 0);
      if (total <= maxBytes) return;
      for (const { path, bytes } of oldest) {
        if (total <= maxBytes * KEPT_SHARE) break;
        await remove(path);
        total -= bytes;
      }
    },
  };
};
