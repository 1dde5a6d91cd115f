import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { bottle, gulls } from '../props/yoga/bottle.ts';
import { city, deck, hills, pots, sunrise } from '../props/yoga/sunrise.ts';
import { yogaClass } from '../props/yoga/yoga-class.ts';

export function yogaScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'yg', hour: 'dawn', seed: 233 }, options);
  sunrise(draw);
  hills(draw);
  city(draw);
  deck(draw);
  pots(draw);
  yogaClass(draw);
  bottle(draw);
  gulls(draw);
  return draw.finish({ warmth: '#ffdca0', vignette: 0.26 });
}
