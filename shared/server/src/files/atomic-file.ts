import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

export interface WriteOptions {
  /** Permissions, for what only its owner may read. */
  readonly mode?: number;
}
/** Tells an operator about a file: what happened to it, and which one it is. */
export type WarnOf = (details: { file: string; err?: unknown }, message: string) => void;

const DRAFT = /\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.draft$/;
/** A draft older than this belongs to nobody who still writes. */
const MAX_DRAFT_AGE_MS = 10 * 60_000;
const draftOf = (file: string): string => `${file}.${randomUUID()}.draft`;

/** Makes a rename in a folder outlive a power cut; file systems that cannot say so are let be. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
};

/**
 * Writes a file whole or not at all: what a crash, a power cut or a full disk interrupts leaves the
 * former one, and no draft.
 */
export const writeFileWhole = async (
  file: string,
  content: string | Uint8Array,
  { mode = 0o644 }: WriteOptions = {},
): Promise<void> => {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const draft = draftOf(file);
  try {
    const handle = await open(draft, 'wx', mode);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolder(folder);
};

/** The same for code that starts other processes and may not wait. */
export const writeFileWholeSync = (
  file: string,
  content: string | Uint8Array,
  { mode = 0o644 }: WriteOptions = {},
): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = draftOf(file);
  try {
    const handle = openSync(draft, 'wx', mode);
    try {
      writeFileSync(handle, content);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
};

/**
 * Keeps a copy of something that is ready. A disk that cannot be written costs the copy, never the
 * answer; gives whether it was kept.
 */
export const keepFile = async (
  file: string,
  content: string | Uint8Array,
  warn: WarnOf,
): Promise<boolean> => {
  try {
    await writeFileWhole(file, content);
    return true;
  } catch (error) {
    warn({ file, err: error }, 'a file could not be kept on this disk');
    return false;
  }
};

/** Removes what crashed writers left in a folder and those below it. */
export const removeDrafts = async (folder: string, now = Date.now()): Promise<number> => {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  let removed = 0;
  for (const name of names.filter((entry) => DRAFT.test(entry))) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (!found || now - found.mtimeMs < MAX_DRAFT_AGE_MS) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
};
