import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { plant } from '../props/greenery.ts';
import { goldenSky, hills, pergola, poolAndTerrace, sea } from '../props/villa/golden-sky.ts';
import { armchair, bottleAndGlasses, bulbs, lowTable, sofa, vine } from '../props/villa/vine.ts';

export function villaScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'vl', hour: 'golden', seed: 251 }, options);
  goldenSky(draw);
  hills(draw);
  sea(draw);
  poolAndTerrace(draw);
  pergola(draw);
  vine(draw);
  bulbs(draw);
  sofa(draw);
  armchair(draw);
  lowTable(draw);
  bottleAndGlasses(draw);
  plant(draw, 1180, 900, 230, '#2f6f4e');
  plant(draw, 20, 910, 200, '#2f6f4e');
  return draw.finish({ warmth: '#ffdb94', vignette: 0.34, veil: true });
}
