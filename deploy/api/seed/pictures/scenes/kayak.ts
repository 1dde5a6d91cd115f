import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import {
  archReflection,
  archRock,
  archScrub,
  baySky,
  bayWater,
  hills,
  shoreline,
  waterGlints,
} from '../props/kayak/bay-sky.ts';
import { foreground, gulls, kayaks } from '../props/kayak/kayaks.ts';

export function kayakScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'ky', hour: 'noon', seed: 211 }, options);
  baySky(draw);
  hills(draw);
  bayWater(draw);
  archReflection(draw);
  archRock(draw);
  archScrub(draw);
  shoreline(draw);
  waterGlints(draw);
  kayaks(draw);
  gulls(draw);
  foreground(draw);
  return draw.finish({ warmth: '#fff0bd', vignette: 0.26 });
}
