import { indoors } from '../palettes.ts';
import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { barrels, bottle, cellarWall, lamp, table, vault } from '../props/wine/cellar-wall.ts';
import { cheeseBoard, glasses, wineCard } from '../props/wine/glasses.ts';

export function wineScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'wn', hour: 'night', seed: 277 }, options);
  cellarWall(draw);
  vault(draw);
  barrels(draw);
  lamp(draw);
  table(draw);
  bottle(draw, 250, 716, 1.06, '#2c5a44', indoors.green, indoors.red);
  bottle(draw, 964, 706, 0.98, '#5a2a2a', '#8a2a1c', '#d9a648');
  glasses(draw);
  cheeseBoard(draw);
  wineCard(draw);
  return draw.finish({ warmth: '#ffc37a', vignette: 0.46, veil: true, lamp: [600, 300, 700] });
}
