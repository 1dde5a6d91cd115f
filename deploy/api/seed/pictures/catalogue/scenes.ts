import { MEASURED } from './measured.tables.ts';
import type { LocalisedText } from './picture.ts';
import { PICTURES } from './pictures.ts';

/** A scene picture that has a master file. */
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
  /**
   * The two dominant colours (`#rrggbb`), upper and lower, for the gradient shown while it loads.
   */
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
  colours: MEASURED[picture.id]?.colours ?? NEUTRAL,
}));
