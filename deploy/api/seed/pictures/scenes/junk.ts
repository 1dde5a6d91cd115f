import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { bayWater, farBoat, foam, goldenSky, hills, reflection } from '../props/junk.ts';

export function junkScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'jk', hour: 'golden', seed: 103 }, options);
  goldenSky(draw);
  hills(draw);
  bayWater(draw);
  reflection(draw);
  foam(draw);
  farBoat(draw);
  return draw.finish({ warmth: '#ffd487', vignette: 0.28, veil: true });
}
