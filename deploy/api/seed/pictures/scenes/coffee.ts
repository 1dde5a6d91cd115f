import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { brewGroup, gauges, grinder, machineBody, milkJug } from '../props/coffee/gauges.ts';
import { flatWhite, pastryDome } from '../props/coffee/pastry-dome.ts';
import { counter, machineTop, shelves, tiledWall } from '../props/coffee/tiled-wall.ts';
import { pendantLamp } from '../props/lamps.ts';

export function coffeeScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'cf', hour: 'dawn', seed: 269 }, options);
  tiledWall(draw);
  shelves(draw);
  for (const x of [330, 600, 870]) {
    pendantLamp(draw, x, 92, 200, '#ffe2a6', '#1f6f57', 0.92);
  }
  counter(draw);
  machineTop(draw);
  gauges(draw);
  machineBody(draw);
  brewGroup(draw, 466, true);
  brewGroup(draw, 734, true);
  milkJug(draw);
  grinder(draw);
  pastryDome(draw);
  flatWhite(draw);
  return draw.finish({ warmth: '#ffe0a0', vignette: 0.38, veil: true, lamp: [600, 300, 680] });
}
