import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import {
  blooms,
  cutStems,
  foliage,
  paperFront,
  ribbon,
  shears,
  spool,
} from '../props/flower/foliage.ts';
import {
  buckets,
  driedBunches,
  shelf,
  spools,
  studioWall,
  table,
  windowView,
} from '../props/flower/studio-wall.ts';
import { plant } from '../props/greenery.ts';

export function flowerScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'fl', hour: 'dawn', seed: 269 }, options);
  studioWall(draw);
  windowView(draw);
  shelf(draw);
  spools(draw);
  driedBunches(draw);
  table(draw);
  buckets(draw);
  draw.path('M640,770L880,846L800,872L520,800Z', '#3a2010', `opacity=".4" ${draw.blur(14)}`);
  draw.soft(600, 800, 130, 14, '#2a150a', 0.6, 8);
  foliage(draw);
  draw.path('M400,500C450,440 520,470 560,520L548,650C520,600 450,560 400,500Z', '#c9a06c');
  draw.path('M800,500C750,440 680,470 640,520L652,650C680,600 750,560 800,500Z', '#a87c4a');
  blooms(draw);
  paperFront(draw);
  ribbon(draw);
  shears(draw);
  spool(draw);
  cutStems(draw);
  plant(draw, -10, 920, 190, '#2f8a5f');
  plant(draw, 1215, 930, 190, '#3c9a6a');
  return draw.finish({ warmth: '#ffdca0', vignette: 0.32, veil: true, lamp: [600, 420, 640] });
}
