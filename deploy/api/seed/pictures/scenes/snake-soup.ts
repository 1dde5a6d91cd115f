import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { table } from '../props/hotpot/table.ts';
import { garnishes, lapMeiRice, snakeSoup } from '../props/snakesoup/supper.ts';

/** A winter supper: snake soup with its garnishes, and rice with cured meats. */
export function snakeSoupScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'ss', hour: 'night', seed: 433 }, options);
  table(draw);
  garnishes(draw);
  snakeSoup(draw);
  lapMeiRice(draw);
  return draw.finish({ warmth: '#ffc37a', vignette: 0.42, veil: true });
}
