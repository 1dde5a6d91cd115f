import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import {
  backdrop,
  lampHeads,
  lightBeams,
  rings,
  speakers,
  stage,
  truss,
} from '../props/concert/backdrop.ts';
import { crowdPlanes } from '../props/concert/crowd-planes.ts';
import { confetti, singer, wedges } from '../props/concert/singer.ts';

export function concertScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'co', hour: 'night', seed: 241 }, options);
  backdrop(draw);
  rings(draw);
  truss(draw);
  lightBeams(draw);
  lampHeads(draw);
  stage(draw);
  speakers(draw);
  singer(draw);
  wedges(draw);
  confetti(draw);
  crowdPlanes(draw);
  return draw.finish({ warmth: '#ffb56b', vignette: 0.4, veil: true });
}
