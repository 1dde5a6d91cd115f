import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import {
  bowlTop,
  glassBowl,
  glassShine,
  mintAndCherry,
  spoonAndNapkin,
} from '../props/dessert/glass-bowl.ts';
import {
  halfMango,
  marble,
  plateAndFoot,
  pomelo,
  tiledWall,
  windowLight,
} from '../props/dessert/tiled-wall.ts';

export function dessertScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'dt', hour: 'noon', seed: 233 }, options);
  tiledWall(draw);
  windowLight(draw);
  marble(draw);
  draw.path('M200,900L520,440H720L640,900Z', '#fffdf0', `opacity=".55" ${draw.blur(30)}`);
  halfMango(draw);
  pomelo(draw);
  plateAndFoot(draw);
  glassBowl(draw);
  bowlTop(draw);
  mintAndCherry(draw);
  glassShine(draw);
  spoonAndNapkin(draw);
  return draw.finish({ warmth: '#fff0c4', vignette: 0.26, veil: true, lamp: [600, 460, 600] });
}
