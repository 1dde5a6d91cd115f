import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import {
  corals,
  deepWater,
  fishes,
  kelp,
  lightRays,
  reef,
  shoal,
} from '../props/aquarium/deep-water.ts';
import { child, parent, rimLight } from '../props/aquarium/parent.ts';
import {
  bubbles,
  glassShine,
  kerbs,
  rayOverhead,
  ribs,
  shark,
  tunnelMouth,
  walkway,
} from '../props/aquarium/ray-overhead.ts';

export function aquariumScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'aq', hour: 'noon', seed: 277 }, options);
  deepWater(draw);
  lightRays(draw);
  reef(draw, 600, '#1f7482', 1);
  reef(draw, 680, '#135a68', 1.1);
  corals(draw);
  kelp(draw);
  shoal(draw);
  fishes(draw);
  rayOverhead(draw);
  shark(draw);
  bubbles(draw);
  tunnelMouth(draw);
  walkway(draw);
  kerbs(draw);
  ribs(draw);
  glassShine(draw);
  parent(draw);
  child(draw);
  rimLight(draw);
  return draw.finish({ warmth: '#dffbe0', vignette: 0.4, veil: true });
}
