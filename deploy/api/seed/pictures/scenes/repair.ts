import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { pendantLamp } from '../props/lamps.ts';
import { benchTop, openFan, openRadio, toolWall } from '../props/repair/bench.ts';

/** A repair bench: an open radio, a fan without its guard, and tools on the wall. */
export function repairScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'rp', hour: 'night', seed: 439 }, options);
  toolWall(draw);
  benchTop(draw);
  openFan(draw);
  openRadio(draw);
  pendantLamp(draw, 640, 130, 260, '#ffe2a6', '#d8553a', 1.1);
  return draw.finish({ warmth: '#ffc37a', vignette: 0.42, veil: true, lamp: [640, 300, 680] });
}
