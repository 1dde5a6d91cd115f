import { Drawing } from '../primitives/drawing.ts';
import { steam } from '../primitives/steam.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { table } from '../props/hotpot/table.ts';
import { greens, lotus, mushrooms, rice, soup, sticks, tofu } from '../props/vegetarian/dishes.ts';

/** A table of small dishes without meat, round a bowl of soup. */
export function vegetarianScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'vg', hour: 'noon', seed: 359 }, options);
  table(draw);
  mushrooms(draw, 220, 170);
  greens(draw, 600, 140);
  tofu(draw, 980, 170);
  lotus(draw, 190, 450);
  sticks(draw, 1010, 450);
  soup(draw, 600, 450);
  rice(draw, 220, 740);
  tofu(draw, 600, 770);
  greens(draw, 980, 740);
  steam(draw, 600, 420, 180, '#fff', 0.28);
  return draw.finish({ warmth: '#ffdb9c', vignette: 0.36, veil: true });
}
