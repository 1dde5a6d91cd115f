import type { DrillShop } from './shop.ts';

/** What one scene of a drill showed. `faults` is empty when it went as it must. */
export interface SceneResult {
  readonly scene: string;
  /** Cells of the printed table. */
  readonly figures: readonly string[];
  readonly faults: readonly string[];
}
export interface SceneTools {
  readonly shop: DrillShop;
  readonly log: (line: string) => void;
}
export type Scene = (tools: SceneTools) => Promise<SceneResult>;

export const HEADINGS = ['scene', 'purchases', 'longest silence', 'failed', 'lost', 'breaches'];
