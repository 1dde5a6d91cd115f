import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { pod, watchBoat } from '../props/dolphins/pod.ts';
import { baySky, bayWater, hills, waterGlints } from '../props/kayak/bay-sky.ts';
import { gulls } from '../props/kayak/kayaks.ts';

/** Pink dolphins leaping before a small boat. */
export function dolphinsScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'dp', hour: 'noon', seed: 401 }, options);
  baySky(draw);
  hills(draw);
  bayWater(draw);
  waterGlints(draw);
  watchBoat(draw);
  pod(draw);
  gulls(draw);
  return draw.finish({ warmth: '#fff0bd', vignette: 0.26 });
}
