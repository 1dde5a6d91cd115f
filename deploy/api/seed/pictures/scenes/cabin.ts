import { Drawing } from '../primitives/drawing.ts';
import { WIDTH } from '../primitives/frame.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { water } from '../primitives/water.ts';
import { cabins } from '../props/cabin/cabins.ts';
import { bulbs, city, hills, lacing, nightSky, rims, spokes } from '../props/cabin/night-sky.ts';

export function cabinScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'cn', hour: 'night', seed: 281 }, options);
  nightSky(draw);
  hills(draw);
  city(draw);
  draw.rect(
    0,
    796,
    WIDTH,
    110,
    draw.linear([draw.palette.water[0], draw.palette.water[1], draw.palette.water[2]]),
  );
  water(draw, 800, 900, 130, '#ffd79a', draw.palette.water[2], 600, 420);
  const st = draw.dark ? '#e9e2cf' : '#fffaf0';
  spokes(draw, st);
  lacing(draw, st);
  rims(draw, st);
  bulbs(draw);
  cabins(draw, st);
  return draw.finish({ warmth: draw.dark ? '#ffb56b' : '#ffe0a0', vignette: 0.38 });
}
