import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import {
  bottlesAndBowls,
  chef,
  counter,
  nigiriSet,
  panelledWall,
  pendants,
  slab,
  soyDish,
  teacup,
} from '../props/omakase.ts';

export function omakaseScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'om', hour: 'night', seed: 47 }, options);
  panelledWall(draw);
  draw.rect(140, 150, 920, 16, draw.linear(['#d09a5b', '#7d4f27']));
  draw.rect(140, 320, 920, 16, draw.linear(['#d09a5b', '#7d4f27']));
  bottlesAndBowls(draw);
  pendants(draw);
  chef(draw);
  counter(draw);
  slab(draw);
  nigiriSet(draw);
  teacup(draw);
  soyDish(draw);
  return draw.finish({ warmth: '#ffb25c', vignette: 0.5, veil: true });
}
