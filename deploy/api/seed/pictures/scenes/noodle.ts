import { indoors } from '../palettes.ts';
import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { lantern } from '../props/lamps.ts';
import {
  bowlShelf,
  cartBody,
  counter,
  nightStreet,
  stallCook,
  strainer,
  wetGround,
} from '../props/noodle/night-street.ts';
import {
  awning,
  bottles,
  counterSteam,
  diner,
  lamp,
  noodleBowl,
  pot,
  stools,
} from '../props/noodle/pot.ts';

export function noodleScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'nd', hour: 'night', seed: 223 }, options);
  nightStreet(draw);
  wetGround(draw);
  cartBody(draw);
  bowlShelf(draw);
  stallCook(draw);
  strainer(draw);
  counter(draw);
  pot(draw, 330, 150, 86);
  pot(draw, 440, 96, 62);
  noodleBowl(draw, 620, 506, 1.02, '#f4ecda');
  noodleBowl(draw, 800, 512, 0.9, '#2f7a63');
  bottles(draw);
  counterSteam(draw);
  awning(draw);
  lamp(draw);
  lantern(draw, 244, 320, 44, indoors.red, 0.6);
  lantern(draw, 956, 316, 44, indoors.red, 0.6);
  stools(draw);
  diner(draw);
  return draw.finish({ warmth: '#ffc37a', vignette: 0.46, veil: true });
}
