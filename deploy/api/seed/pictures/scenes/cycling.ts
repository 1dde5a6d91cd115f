import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { cyclePath, farShore, goldenSky, sea, seaWall } from '../props/cycling/golden-sky.ts';
import { gullsAndPlants, lamp, leaves } from '../props/cycling/lamp.ts';
import { riders } from '../props/cycling/riders.ts';

export function cyclingScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'cy', hour: 'golden', seed: 283 }, options);
  goldenSky(draw);
  farShore(draw);
  sea(draw);
  seaWall(draw);
  cyclePath(draw);
  riders(draw);
  lamp(draw);
  leaves(draw);
  gullsAndPlants(draw);
  return draw.finish({ warmth: '#ffd487', vignette: 0.28 });
}
