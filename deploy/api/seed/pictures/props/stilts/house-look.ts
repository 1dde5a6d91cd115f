import type { Point } from '../../primitives/frame.ts';

/** The two colours of a lit or unlit window, from top to bottom. */
export type Windows = readonly [string, string];

/**
 * What tells one stilt house from another; lengths in drawing units, places as shares of the width.
 */
export interface HouseLook {
  /** Each window: where it starts, and how wide it is. */
  readonly wins?: readonly Point[];
  /** Where the open door is. */
  readonly door?: number;
  /** Height of a gable; a house without one has a hipped roof. */
  readonly gable?: number;
  readonly rail?: boolean;
  /** Somebody stands in the door. */
  readonly who?: boolean;
  /** Length of the legs. */
  readonly leg?: number;
}
