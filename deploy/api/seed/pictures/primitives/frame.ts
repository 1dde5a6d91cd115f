/** Width of the drawing space of every scene. */
export const WIDTH = 1200;

/** Height of the drawing space of every scene. */
export const HEIGHT = 900;

/**
 * A coordinate as it is written into the SVG: one decimal is finer than a pixel of the largest
 * master.
 */
export function fixed(value: number): number {
  return Number(value.toFixed(1));
}

/** A point of the drawing space. */
export type Point = readonly [x: number, y: number];

/** A point with the radius of the stroke there. */
export type Knot = readonly [x: number, y: number, radius: number];
