import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import {
  birds,
  dawnSky,
  footpath,
  grassEdge,
  islands,
  midHills,
  ridgeSpine,
  sea,
  walkers,
} from '../props/ridge.ts';

export function ridgeScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'rg', hour: 'dawn', seed: 97 }, options);
  dawnSky(draw);
  sea(draw);
  islands(draw);
  draw.soft(300, 500, 500, 22, '#ffeccd', 0.6, 18);
  draw.soft(900, 520, 400, 20, '#ffeccd', 0.5, 16);
  midHills(draw);
  ridgeSpine(draw);
  footpath(draw);
  walkers(draw);
  birds(draw);
  grassEdge(draw);
  return draw.finish({ warmth: '#ffe0a0', vignette: 0.24, veil: true });
}
