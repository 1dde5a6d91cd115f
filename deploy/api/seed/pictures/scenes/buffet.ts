import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { chandelier, cloth, hall, standFoot } from '../props/buffet/hall.ts';
import { lowerTier } from '../props/buffet/lower-tier.ts';
import { flutes, middleTier, plates, topTier } from '../props/buffet/middle-tier.ts';

export function buffetScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'bf', hour: 'night', seed: 293 }, options);
  hall(draw);
  chandelier(draw);
  cloth(draw);
  standFoot(draw);
  lowerTier(draw);
  middleTier(draw);
  topTier(draw);
  plates(draw);
  flutes(draw);
  return draw.finish({ warmth: '#ffd592', vignette: 0.4, veil: true, lamp: [600, 300, 700] });
}
