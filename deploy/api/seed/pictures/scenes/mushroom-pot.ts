import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { broths } from '../props/hotpot/broths.ts';
import { burner, handles, potBody } from '../props/hotpot/burner.ts';
import { dips, steamRising } from '../props/hotpot/dips.ts';
import { cornAndTofu, greensPlate, mushroomPlate, table } from '../props/hotpot/table.ts';
import { lotus, mushrooms } from '../props/vegetarian/dishes.ts';

/** A pot of mushrooms with what goes into it, and no meat. */
export function mushroomPotScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'mp', hour: 'night', seed: 367 }, options);
  table(draw);
  mushrooms(draw, 190, 170);
  greensPlate(draw);
  lotus(draw, 180, 716);
  mushroomPlate(draw);
  cornAndTofu(draw);
  burner(draw);
  handles(draw);
  potBody(draw);
  broths(draw);
  dips(draw);
  steamRising(draw);
  return draw.finish({ warmth: '#ffc37a', vignette: 0.42, veil: true });
}
