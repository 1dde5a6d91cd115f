import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { flame, settings, sizzling, steamRising } from '../props/teppan/flame.ts';
import {
  arms,
  cookAndHat,
  counter,
  hood,
  ironPlate,
  panelledWall,
  spatulas,
} from '../props/teppan/panelled-wall.ts';

export function teppanScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'tp', hour: 'night', seed: 281 }, options);
  panelledWall(draw);
  hood(draw);
  cookAndHat(draw);
  arms(draw);
  counter(draw);
  ironPlate(draw);
  spatulas(draw);
  flame(draw);
  sizzling(draw);
  steamRising(draw);
  settings(draw);
  return draw.finish({ warmth: '#ffb25e', vignette: 0.46, veil: true });
}
