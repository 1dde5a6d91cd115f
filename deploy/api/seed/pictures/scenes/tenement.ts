import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { desk, hook, noodleStool, singleBed } from '../props/tenement/furniture.ts';
import { ironWindow, street, terrazzo, wall } from '../props/tenement/walls.ts';

/** A small room in an old walk-up: one bed, one hook, one window, and noodles from downstairs. */
export function tenementScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'tn', hour: 'dusk', seed: 347 }, options);
  wall(draw);
  street(draw);
  ironWindow(draw);
  terrazzo(draw);
  hook(draw);
  desk(draw);
  singleBed(draw);
  noodleStool(draw);
  return draw.finish({ warmth: '#ffc27f', vignette: 0.4, veil: true, lamp: [246, 520, 560] });
}
