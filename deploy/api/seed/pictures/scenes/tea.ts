import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { archWindow, cloth, curtains, room, standPole } from '../props/tea/room.ts';
import { cupAndSaucer, flowers, lowerTiers, topTier } from '../props/tea/top-tier.ts';

export function teaScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'at', hour: 'golden', seed: 31 }, options);
  room(draw);
  archWindow(draw);
  curtains(draw);
  cloth(draw);
  standPole(draw);
  topTier(draw);
  lowerTiers(draw);
  cupAndSaucer(draw, 232, 748);
  cupAndSaucer(draw, 980, 760);
  flowers(draw);
  return draw.finish({ warmth: '#ffd08a', veil: true, lamp: [600, 330, 620] });
}
