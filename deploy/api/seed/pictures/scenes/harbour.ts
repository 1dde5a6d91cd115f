import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { ferry } from '../props/ferry.ts';
import {
  birds,
  farHills,
  harbourSky,
  harbourSkyline,
  harbourWater,
  pierRailing,
  waterfront,
} from '../props/harbour.ts';

interface Berth {
  readonly x: number;
  readonly scale: number;
}

const MIDDLE: Berth = { x: 470, scale: 0.92 };

export function harbourScene(options: SceneOptions = {}, berth: Berth = MIDDLE): string {
  const draw = new Drawing({ id: 'hb', hour: 'dusk', seed: 11 }, options);
  harbourSky(draw);
  farHills(draw);
  harbourSkyline(draw);
  waterfront(draw);
  harbourWater(draw);
  ferry(draw, berth.x, 560, berth.scale);
  pierRailing(draw);
  birds(draw);
  return draw.finish();
}
