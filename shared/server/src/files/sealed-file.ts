import { createHash, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { keepFile, type WarnOf } from './atomic-file.ts';

const SUM_BYTES = 32;
const sumOf = (content: Uint8Array): Buffer => createHash('sha256').update(content).digest();

/** What was found of a sealed file. */
export type SealedFile =
  | { readonly state: 'whole'; readonly content: Buffer }
  | { readonly state: 'absent' | 'damaged' };

/** Content with its SHA-256 before it, for files whose right content nothing else tells. */
export const seal = (content: Uint8Array): Buffer => Buffer.concat([sumOf(content), content]);

/** Reads a sealed file; an empty, cut or changed one is damaged. */
export const readSealed = async (file: string): Promise<SealedFile> => {
  const stored = await readFile(file).catch(() => undefined);
  if (!stored) return { state: 'absent' };
  const content = stored.subarray(SUM_BYTES);
  const whole =
    content.length > 0 && timingSafeEqual(stored.subarray(0, SUM_BYTES), sumOf(content));
  return whole ? { state: 'whole', content } : { state: 'damaged' };
};

/** Writes content with its sum, whole or not at all; false and a warning when the disk refuses. */
export const writeSealed = (file: string, content: Uint8Array, warn: WarnOf): Promise<boolean> =>
  keepFile(file, seal(content), warn);
