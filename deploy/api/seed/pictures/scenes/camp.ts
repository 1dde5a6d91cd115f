import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { beach, grass, hills, sea, starrySky } from '../props/camp/starry-sky.ts';
import { reeds, stove, tents } from '../props/camp/tents.ts';

export function campScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'cm', hour: 'night', seed: 223 }, options);
  starrySky(draw);
  hills(draw);
  sea(draw);
  beach(draw);
  grass(draw);
  tents(draw);
  stove(draw);
  reeds(draw);
  return draw.finish({ warmth: draw.dark ? '#7fb0c4' : '#ffe0a0', vignette: 0.42 });
}
