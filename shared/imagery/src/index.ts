import { fileURLToPath } from 'node:url';

import { MEASURED } from './catalogue/measured.tables.ts';
import type { LocalisedText } from './catalogue/picture.ts';
import { PICTURES } from './catalogue/pictures.ts';

export type { LocalisedText } from './catalogue/picture.ts';

/** A picture that has a master file. */
export interface SceneInfo {
  /** Name used in addresses: `/api/media/scene-<id>`. */
  readonly id: string;
  /** File name inside `masters/`. */
  readonly file: string;
  /** Pixels of the master. */
  readonly width: number;
  readonly height: number;
  /** What it shows, fit for alternative text. */
  readonly subject: LocalisedText;
  /** The two dominant colours (`#rrggbb`), for the placeholder gradient shown while it loads. */
  readonly colours: readonly [string, string];
}

const NEUTRAL: readonly [string, string] = ['#e5ebe5', '#f2f5f1'];

/** Every scene picture, each with a master file on disk. */
export const SCENES: readonly SceneInfo[] = PICTURES.map((picture) => ({
  id: picture.id,
  file: `${picture.id}.webp`,
  width: picture.width,
  height: (picture.width * 3) / 4,
  subject: picture.subject,
  colours: MEASURED[picture.id] ?? NEUTRAL,
}));

const FILES = new Map(SCENES.map((scene) => [scene.id, scene.file]));

/** Absolute path of a picture's master file; undefined when no picture has that name. */
export function masterPath(id: string): string | undefined {
  const file = FILES.get(id);
  return file === undefined ? undefined : fileURLToPath(new URL(`../masters/${file}`, import.meta.url));
}
