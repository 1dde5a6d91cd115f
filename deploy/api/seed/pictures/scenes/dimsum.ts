import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { chopsticks, frontBasket, teacup } from '../props/dimsum/front-basket.ts';
import { leftStack, tableTop, teapot, tiledWall } from '../props/dimsum/tiled-wall.ts';

export function dimsumScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'ds', hour: 'noon', seed: 23 }, options);
  tiledWall(draw);
  tableTop(draw);
  teapot(draw);
  leftStack(draw);
  frontBasket(draw);
  teacup(draw);
  chopsticks(draw);
  return draw.finish({ warmth: '#ffc37a', veil: true, lamp: [600, 420, 640] });
}
