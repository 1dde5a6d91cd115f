import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { plant } from '../props/greenery.ts';
import { goldenSky, hills, sea } from '../props/villa/golden-sky.ts';
import { beach, hut, treesBehind } from '../props/woodcabin/hut.ts';

/** A small wooden cabin behind a beach, with two chairs on its porch. */
export function woodCabinScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'wc', hour: 'golden', seed: 421 }, options);
  goldenSky(draw);
  hills(draw);
  sea(draw);
  beach(draw);
  treesBehind(draw);
  hut(draw);
  plant(draw, 1130, 900, 190, '#2f6f4e');
  plant(draw, 60, 910, 180, '#2f6f4e');
  return draw.finish({ warmth: '#ffdb94', vignette: 0.34, veil: true, lamp: [600, 600, 520] });
}
