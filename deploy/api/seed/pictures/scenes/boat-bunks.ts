import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { boatBunks, bucketAndSpade, porthole } from '../props/family-room/boat-bed.ts';
import { paperedWall } from '../props/family-room/doorway.ts';
import { floor } from '../props/room.ts';

/** A hotel room for children: beds like boats, a bucket and a spade, the beach outside. */
export function boatBunksScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'bb', hour: 'noon', seed: 383 }, options);
  paperedWall(draw);
  floor(draw);
  porthole(draw);
  boatBunks(draw);
  bucketAndSpade(draw);
  return draw.finish({ warmth: '#ffe3b0', vignette: 0.28, veil: true });
}
