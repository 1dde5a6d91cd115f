import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { workDesk } from '../props/day-room/desk.ts';
import { harbourByDay } from '../props/day-room/harbour-window.ts';
import { bedBase, bedThrow, curtains, floor, pillows, windowFrame } from '../props/room.ts';

/** A hotel room in the middle of a working day: a desk, a bed, and a ferry to look at. */
export function dayRoomScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'dr', hour: 'noon', seed: 353 }, options);
  harbourByDay(draw);
  windowFrame(draw);
  curtains(draw);
  floor(draw);
  bedBase(draw);
  pillows(draw);
  bedThrow(draw);
  workDesk(draw);
  return draw.finish({ warmth: '#ffe3b0', vignette: 0.28, veil: true });
}
