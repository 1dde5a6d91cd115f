import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { bedBase, bedThrow, pillows, sideLamp } from '../props/room.ts';
import { ceilingFan, curvedWall } from '../props/tenement/corner.ts';
import { ironWindow, street, terrazzo, wall } from '../props/tenement/walls.ts';

/** The corner room of an old walk-up: iron windows, a wall that follows the street, a large bed. */
export function cornerRoomScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'cn', hour: 'golden', seed: 373 }, options);
  wall(draw);
  street(draw);
  ironWindow(draw);
  curvedWall(draw);
  terrazzo(draw);
  ceilingFan(draw);
  bedBase(draw);
  pillows(draw);
  bedThrow(draw);
  sideLamp(draw);
  return draw.finish({ warmth: '#ffd08a', vignette: 0.36, veil: true, lamp: [402, 560, 620] });
}
