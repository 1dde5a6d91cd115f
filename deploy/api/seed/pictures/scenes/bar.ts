import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { highball, oliveDish } from '../props/bar/highball.ts';
import {
  barReflection,
  barTop,
  bokeh,
  cityBehind,
  coupe,
  lamps,
  nightSky,
  windowFrame,
} from '../props/bar/night-sky.ts';

export function barScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'cb', hour: 'night', seed: 53 }, options);
  nightSky(draw);
  cityBehind(draw);
  bokeh(draw);
  windowFrame(draw);
  lamps(draw);
  barTop(draw);
  barReflection(draw, 430, 90, '#ff9a4f');
  barReflection(draw, 790, 60, '#f0d27a');
  coupe(draw);
  highball(draw);
  oliveDish(draw);
  return draw.finish({ warmth: '#ffa85e', vignette: 0.55, veil: true });
}
