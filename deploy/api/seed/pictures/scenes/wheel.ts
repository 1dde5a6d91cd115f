import { Drawing } from '../primitives/drawing.ts';
import { WIDTH } from '../primitives/frame.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { city, legs, nightSky, rims, spokes } from '../props/wheel/night-sky.ts';
import { cabins, crowd, hub, lightString, rimBulbs, tents } from '../props/wheel/rim-bulbs.ts';

export function wheelScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'wh', hour: 'night', seed: 131 }, options);
  nightSky(draw);
  city(draw);
  legs(draw);
  rims(draw);
  spokes(draw);
  rimBulbs(draw);
  hub(draw);
  cabins(draw);
  draw.rect(0, 780, WIDTH, 130, draw.linear(['#2a4450', '#0c1c26']));
  draw.soft(600, 800, 560, 26, '#ffbf73', 0.5, 20);
  tents(draw);
  lightString(draw);
  crowd(draw);
  return draw.finish({ vignette: 0.4, veil: true });
}
