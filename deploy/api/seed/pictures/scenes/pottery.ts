import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import {
  archWindow,
  arm,
  clay,
  floor,
  potsOnShelves,
  shelves,
  studioWall,
  wheel,
} from '../props/pottery.ts';

export function potteryScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'po', hour: 'noon', seed: 83 }, options);
  studioWall(draw);
  archWindow(draw);
  shelves(draw);
  potsOnShelves(draw);
  floor(draw);
  wheel(draw);
  clay(draw);
  arm(draw, 1);
  arm(draw, -1);
  return draw.finish({ warmth: '#ffcf90', veil: true, lamp: [600, 380, 620] });
}
