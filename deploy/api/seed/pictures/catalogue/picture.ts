import type { Hour } from '../palettes.ts';
import type { Point } from '../primitives/frame.ts';
import type { SceneName } from '../scene-functions.ts';

/** A name in the two languages of the shop, in the shape the API sends. */
export interface LocalisedText {
  readonly en_gb: string;
  readonly zh_hk: string;
}

/** One picture the generator draws: a scene, its hour, and the part of it that is shown. */
export interface PictureSpec {
  /** Name of the picture and of its master file, e.g. `pottery-hands`. */
  readonly id: string;
  /** Name of the scene function that composes it. */
  readonly scene: SceneName;
  /** Hour to light it for; the scene's own hour when absent. */
  readonly hour?: Hour;
  /**
   * Share of the frame's width that is shown, above 0 and at most 1; the whole frame when absent.
   */
  readonly crop?: number;
  /** The point brought to the middle of the crop; the centre of the frame when absent. */
  readonly focus?: Point;
  /** Master width in pixels; every picture is 4:3. */
  readonly width: 1600 | 1200 | 800;
  /** What the picture shows, as alternative text. */
  readonly subject: LocalisedText;
}

/** Shorthand for the tables: a subject in English and in Hong Kong Chinese. */
export function subject(en_gb: string, zh_hk: string): LocalisedText {
  return { en_gb, zh_hk };
}
