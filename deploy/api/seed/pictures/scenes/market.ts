import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { crowd, farStalls, nearStalls } from '../props/market/far-stalls.ts';
import { bulbStrings, nightSky, signs, wall, wetRoad } from '../props/market/night-sky.ts';
import { walker } from '../props/market/walker.ts';

export function marketScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'mk', hour: 'night', seed: 263 }, options);
  nightSky(draw);
  wall(draw, -1);
  wall(draw, 1);
  wetRoad(draw);
  signs(draw);
  bulbStrings(draw);
  farStalls(draw);
  crowd(draw);
  nearStalls(draw);
  walker(draw, 540, 880, 1.02, '#d8482a', true);
  walker(draw, 662, 888, 1.1, '#2f6f8a');
  return draw.finish({ warmth: '#ffc37a', vignette: 0.44, veil: true });
}
