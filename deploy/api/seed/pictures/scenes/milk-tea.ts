import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { tiledWall } from '../props/coffee/tiled-wall.ts';
import { cupsAndTin, pull, worktop } from '../props/milktea/pour.ts';

/** Milk tea pulled through a cotton sock, two cups before it. */
export function milkTeaScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'mt', hour: 'dawn', seed: 431 }, options);
  tiledWall(draw);
  worktop(draw);
  pull(draw);
  cupsAndTin(draw);
  return draw.finish({ warmth: '#ffe0a0', vignette: 0.38, veil: true, lamp: [600, 300, 680] });
}
