import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { broths } from '../props/hotpot/broths.ts';
import { burner, handles, potBody } from '../props/hotpot/burner.ts';
import { dips, liftedSlice, steamRising } from '../props/hotpot/dips.ts';
import {
  beefPlate,
  cornAndTofu,
  greensPlate,
  mushroomPlate,
  prawnPlate,
  table,
} from '../props/hotpot/table.ts';

export function hotpotScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'hp', hour: 'night', seed: 211 }, options);
  table(draw);
  beefPlate(draw);
  greensPlate(draw);
  prawnPlate(draw);
  mushroomPlate(draw);
  cornAndTofu(draw);
  burner(draw);
  handles(draw);
  potBody(draw);
  broths(draw);
  dips(draw);
  liftedSlice(draw);
  steamRising(draw);
  return draw.finish({ warmth: '#ffc37a', vignette: 0.42, veil: true });
}
