import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { plant } from '../props/greenery.ts';
import {
  deck,
  farShore,
  glints,
  lounger,
  noonSky,
  parasol,
  poolWater,
  swimmer,
} from '../props/pool.ts';

export function poolScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'ip', hour: 'noon', seed: 71 }, options);
  noonSky(draw);
  farShore(draw);
  poolWater(draw);
  glints(draw);
  swimmer(draw);
  deck(draw);
  parasol(draw);
  lounger(draw);
  plant(draw, 60, 900, 250, '#2f8a5f');
  plant(draw, 170, 930, 190, '#3c9a6a');
  return draw.finish({ warmth: '#fff2c0', vignette: 0.26, veil: true });
}
