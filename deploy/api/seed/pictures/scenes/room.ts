import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import {
  armchair,
  bedBase,
  bedThrow,
  breakfastTray,
  curtains,
  floor,
  pillows,
  sideLamp,
  windowFrame,
  windowView,
} from '../props/room.ts';

export function roomScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'hr', hour: 'dusk', seed: 61 }, options);
  windowView(draw);
  windowFrame(draw);
  curtains(draw);
  floor(draw);
  armchair(draw);
  bedBase(draw);
  pillows(draw);
  bedThrow(draw);
  sideLamp(draw);
  breakfastTray(draw);
  return draw.finish({ warmth: '#ffbd7c', vignette: 0.4, veil: true, lamp: [402, 560, 620] });
}
