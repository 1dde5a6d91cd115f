import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { cloudHills, forest, gondolas, noonSky, pylon } from '../props/cablecar.ts';

export function cablecarScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'cc', hour: 'noon', seed: 113 }, options);
  noonSky(draw);
  cloudHills(draw);
  forest(draw);
  pylon(draw);
  draw.line('M-40,150Q480,330 1004,318Q1130,316 1240,270', '#26474a', 4.5);
  draw.line('M-40,178Q480,352 1004,330Q1130,330 1240,292', '#26474a', 2.4, 'opacity=".7"');
  gondolas(draw);
  draw.soft(120, 830, 300, 60, '#ffffff', 0.75, 36);
  draw.soft(700, 872, 300, 40, '#ffffff', 0.6, 30);
  return draw.finish({ warmth: '#fff3c9', vignette: 0.22, veil: true });
}
