import { Drawing } from '../primitives/drawing.ts';
import { WIDTH } from '../primitives/frame.ts';
import { wisp } from '../primitives/steam.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { glass, paperFlags, shelfEdge, tarts } from '../props/bakery/shelf-edge.ts';
import { buns, glassCounter, loaves, racks, tiledWall } from '../props/bakery/tiled-wall.ts';
import { pendantLamp } from '../props/lamps.ts';

export function bakeryScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'bk', hour: 'dawn', seed: 227 }, options);
  tiledWall(draw);
  racks(draw);
  loaves(draw);
  for (const x of [330, 870]) {
    pendantLamp(draw, x, 120, 210, '#ffe0a0', '#1f6f57', 1);
  }
  glassCounter(draw);
  buns(draw);
  shelfEdge(draw);
  tarts(draw);
  paperFlags(draw);
  draw.rect(0, 880, WIDTH, 20, draw.linear(['#fffaf0', '#c9ae82']));
  glass(draw);
  wisp(draw, 430, 500, 190, 34, '#fffaf0', 0.36);
  wisp(draw, 760, 490, 170, 30, '#fffaf0', 0.3);
  return draw.finish({ warmth: '#ffdf9c', vignette: 0.36, veil: true, lamp: [600, 400, 700] });
}
