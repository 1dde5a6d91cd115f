import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { boatPicture, doorway, paperedWall } from '../props/family-room/doorway.ts';
import { bedBase, bedThrow, floor, pillows } from '../props/room.ts';

/** Two rooms with a door between them: a large bed in one, a child's tent in the other. */
export function familyRoomScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'fm', hour: 'golden', seed: 379 }, options);
  paperedWall(draw);
  floor(draw);
  doorway(draw);
  boatPicture(draw);
  bedBase(draw);
  pillows(draw);
  bedThrow(draw);
  return draw.finish({ warmth: '#ffd69c', vignette: 0.34, veil: true });
}
