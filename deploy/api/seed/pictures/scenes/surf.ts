import { mix } from '../primitives/colour.ts';
import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { breakingWave, openSea } from '../props/surf/open-sea.ts';
import { whiteWater } from '../props/surf/white-water.ts';

export function surfScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'sf', hour: 'golden', seed: 229 }, options);
  openSea(draw);
  const deep = mix('#0d5a63', draw.palette.water[2], 0.35);
  const teal = mix('#2a9c93', draw.palette.water[1], 0.2);
  const lite = mix('#bfeec9', draw.palette.sun, 0.4);
  breakingWave(draw, lite, teal, deep);
  whiteWater(draw, deep, teal, lite);
  return draw.finish({ warmth: '#ffd487', vignette: 0.28 });
}
