import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import {
  bambooWall,
  candles,
  ferns,
  orchidBranch,
  stones,
  table,
  towels,
  waterBowl,
} from '../props/spa.ts';

export function spaScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'sp', hour: 'night', seed: 139 }, options);
  bambooWall(draw);
  table(draw);
  towels(draw);
  stones(draw);
  candles(draw);
  orchidBranch(draw);
  waterBowl(draw);
  ferns(draw);
  return draw.finish({ warmth: '#ffc983', vignette: 0.46, veil: true });
}
