import { fileURLToPath } from 'node:url';
import { BRAND_FILES } from './brand.tables.ts';
import { AVATARS, MARKS } from './marks.ts';
import { SCENES } from './scenes.ts';

const FILES = new Map(
  [...SCENES, ...AVATARS, ...MARKS, ...BRAND_FILES].map(({ id, file }) => [id, file]),
);

/** Absolute path of a picture's master file; undefined when no picture has that name. */
export function masterPath(id: string): string | undefined {
  const file = FILES.get(id);
  return file === undefined
    ? undefined
    : fileURLToPath(new URL(`../masters/${file}`, import.meta.url));
}
