import { mix } from '../primitives/colour.ts';
import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { farmhouse, farmSky, paddies, planter } from '../props/farm.ts';
import { gull } from '../props/gull.ts';

/** People who plant rice, ankle-deep, with birds over the fields. */
export function riceFieldScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'rf', hour: 'dawn', seed: 419 }, options);
  farmSky(draw);
  farmhouse(draw, 852, 452, 0.34);
  paddies(draw);
  const wing = mix(draw.palette.near, draw.palette.sky[1], 0.3);
  for (const [x, y, size] of [
    [380, 190, 1.4],
    [446, 222, 1],
    [330, 240, 0.9],
    [512, 176, 0.8],
  ] as const)
    gull(draw, x, y, size, wing);
  planter(draw, 850, 594, 0.8, '#f3b53c');
  planter(draw, 330, 610, 0.86, '#2f6f8a');
  planter(draw, 640, 790, 1.6, '#d8482a');
  return draw.finish({ warmth: '#ffe0a0', vignette: 0.24 });
}
