import { Drawing } from '../primitives/drawing.ts';
import { WIDTH } from '../primitives/frame.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { plant } from '../props/greenery.ts';
import {
  beaker,
  blotters,
  bottle,
  citrus,
  jasmine,
  label,
  stopper,
} from '../props/perfume/bottle.ts';
import {
  archWindow,
  bench,
  bottleShadow,
  shelves,
  studioWall,
  vials,
} from '../props/perfume/studio-wall.ts';

export function perfumeScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'pf', hour: 'golden', seed: 263 }, options);
  studioWall(draw);
  archWindow(draw);
  shelves(draw);
  vials(draw);
  draw.rect(
    0,
    60,
    WIDTH,
    580,
    draw.linear([
      [0, '#3a6457', 0],
      [1, '#3a6457', 0.4],
    ]),
  );
  bench(draw);
  bottleShadow(draw);
  bottle(draw);
  label(draw);
  stopper(draw);
  blotters(draw);
  beaker(draw);
  citrus(draw);
  jasmine(draw);
  plant(draw, 20, 930, 170, '#2f8a5f');
  return draw.finish({ warmth: '#ffd79a', vignette: 0.36, veil: true, lamp: [600, 560, 620] });
}
