import { HEIGHT, WIDTH } from './frame.ts';
import type { Knot } from './frame.ts';

/** How a finished scene is graded: grain over everything, a vignette, warmth in the lit corner. */
export interface Grade {
  /** Strength of the paper grain, 0 to 1. */
  readonly grain?: number;
  /** Darkness of the corners, 0 to 1. */
  readonly vignette?: number;
  /** Colour of the light that falls in from the upper left. */
  readonly warmth?: string;
  /**
   * Whether another hour is laid over the scene as a veil; for scenes whose colours are their own.
   */
  readonly veil?: boolean;
  /** Where the light comes from under a dark veil: centre and reach of its warmth. */
  readonly lamp?: Knot;
}

/** The turbulence filter of the paper grain. */
export function grainFilter(id: string): string {
  return (
    `<filter id="${id}" x="0" y="0" width="100%" height="100%">` +
    '<feTurbulence type="fractalNoise" baseFrequency=".82" numOctaves="2" seed="7" ' +
    'stitchTiles="stitch"/>' +
    '<feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  .9 .9 .9 0 -.95"/></filter>'
  );
}

/** A rectangle over the whole frame. */
export function overlay(attributes: string): string {
  return `<rect width="${WIDTH}" height="${HEIGHT}" ${attributes}/>`;
}
