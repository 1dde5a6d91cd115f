import type { Hour } from '../palettes.ts';
import { HEIGHT, WIDTH, fixed } from './frame.ts';
import type { Point } from './frame.ts';

/** What a scene is asked for. Every field has the scene's own default. */
export interface SceneOptions {
  /** Hour to light it for. */
  readonly hour?: Hour;
  /** Seed of everything that is scattered; the same seed gives the same bytes. */
  readonly seed?: number;
  /** Share of the frame's width that is shown, above 0 and at most 1. */
  readonly crop?: number;
  /** The point brought to the middle of the crop, as far as the frame allows. */
  readonly focus?: Point;
}

/** A scene: options in, SVG text of a 1200 × 900 picture out. */
export type Scene = (options?: SceneOptions) => string;

/** The transform that enlarges the crop to the whole frame; undefined for the whole frame. */
export function cropTransform(
  crop = 1,
  focus: Point = [WIDTH / 2, HEIGHT / 2],
): string | undefined {
  if (crop <= 0 || crop > 1)
    throw new RangeError(`A crop is a share above 0 and at most 1, not ${crop}`);
  if (crop === 1) return undefined;
  const within = (centre: number, shown: number, whole: number): number =>
    Math.min(Math.max(centre - shown / 2, 0), whole - shown);
  const left = within(focus[0], WIDTH * crop, WIDTH);
  const top = within(focus[1], HEIGHT * crop, HEIGHT);
  return `scale(${Number((1 / crop).toFixed(4))}) translate(${-fixed(left)},${-fixed(top)})`;
}
