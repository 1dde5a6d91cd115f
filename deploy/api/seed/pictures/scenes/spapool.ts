import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { water } from '../primitives/water.ts';
import { plant } from '../props/greenery.ts';
import {
  bamboo,
  bankStones,
  duskSky,
  hills,
  pavilion,
  springWater,
} from '../props/spapool/dusk-sky.ts';
import { HORIZON } from '../props/spapool/measures.ts';
import { nearRocks } from '../props/spapool/near-rocks.ts';
import {
  bather,
  floatingLanterns,
  mistOverWater,
  stoneLamps,
} from '../props/spapool/stone-lamps.ts';

export function spapoolScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'sl', hour: 'dusk', seed: 257 }, options);
  duskSky(draw);
  hills(draw);
  bamboo(draw);
  pavilion(draw);
  bankStones(draw);
  springWater(draw);
  stoneLamps(draw);
  water(draw, HORIZON + 24, 860, 240, '#ffd9a0', '#0c2f3a', 600, 230);
  floatingLanterns(draw);
  bather(draw);
  mistOverWater(draw);
  nearRocks(draw);
  plant(draw, 40, 900, 230, '#2a6a52');
  plant(draw, 1170, 900, 220, '#2a6a52');
  return draw.finish({ warmth: '#ffc37a', vignette: 0.42, veil: true });
}
