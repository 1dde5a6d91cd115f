import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import {
  choppingBlock,
  cleaver,
  counter,
  glass,
  ricePlate,
  slicedPork,
} from '../props/siumei/counter.ts';
import { hangingMeats } from '../props/siumei/hanging-meats.ts';
import { shopWindow, signboard, tiledWall, tubeLights } from '../props/siumei/tiled-wall.ts';

export function siumeiScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'sm', hour: 'night', seed: 239 }, options);
  tiledWall(draw);
  signboard(draw);
  shopWindow(draw);
  tubeLights(draw);
  draw.rect(148, 206, 904, 13, draw.linear(['#fff6e0', '#a5a59c', '#4d5253']));
  draw.rect(148, 219, 904, 10, '#5a2410', 0, `opacity=".3" ${draw.blur(4)}`);
  hangingMeats(draw);
  counter(draw);
  choppingBlock(draw);
  slicedPork(draw);
  cleaver(draw);
  ricePlate(draw);
  glass(draw);
  return draw.finish({ warmth: '#ffb96a', vignette: 0.42, veil: true });
}
