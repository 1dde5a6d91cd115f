import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { flourDust, nearFingers } from '../props/cooking/near-fingers.ts';
import { dumpling, farFingers, palms, rollingPin, sleeves } from '../props/cooking/rolling-pin.ts';
import { bambooTray, board, fillingBowl, flour, table, wrappers } from '../props/cooking/table.ts';

export function cookingScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'ck', hour: 'golden', seed: 229 }, options);
  table(draw);
  board(draw);
  flour(draw);
  bambooTray(draw);
  fillingBowl(draw);
  wrappers(draw);
  rollingPin(draw);
  sleeves(draw);
  farFingers(draw);
  palms(draw);
  dumpling(draw);
  nearFingers(draw);
  flourDust(draw);
  draw.glow(330, 60, 420, '#ffe2a0', 0.4);
  return draw.finish({ warmth: '#ffd592', vignette: 0.38, veil: true, lamp: [560, 420, 700] });
}
