import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { farmhouse, farmSky, henAndEggs, paddies } from '../props/farm.ts';

/** A farmhouse with lit windows among rice fields, a hen and her eggs before it. */
export function farmhouseScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'fh', hour: 'dusk', seed: 409 }, options);
  farmSky(draw);
  paddies(draw);
  farmhouse(draw, 270, 668, 1.3);
  draw.path(
    'M0,900V742Q320,690 640,716T1200,730V900Z',
    draw.linear([draw.tint('#6d9a55'), draw.tint('#2c5a3a')]),
  );
  henAndEggs(draw);
  return draw.finish({ warmth: '#ffb08a', vignette: 0.34 });
}
