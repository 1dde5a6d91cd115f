import { Drawing } from '../primitives/drawing.ts';
import { HEIGHT, WIDTH } from '../primitives/frame.ts';
import type { SceneOptions } from '../primitives/view.ts';
import {
  drape,
  face,
  footlights,
  headdress,
  noseAndLips,
  pompoms,
  swags,
} from '../props/opera/face.ts';
import { boards, boots, cloudScrolls, flags, moon, plume } from '../props/opera/moon.ts';
import { apron, coat, collar, skirt, sleeves } from '../props/opera/skirt.ts';

export function operaScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'op', hour: 'night', seed: 251 }, options);
  draw.rect(0, 0, WIDTH, HEIGHT, draw.linear(['#1d4a48', '#123338', '#0c2229']));
  draw.glow(600, 400, 620, '#ffc878', 0.75);
  moon(draw);
  cloudScrolls(draw);
  boards(draw);
  plume(draw, -1);
  plume(draw, 1);
  flags(draw);
  boots(draw);
  skirt(draw);
  apron(draw);
  sleeves(draw);
  coat(draw);
  collar(draw);
  face(draw);
  noseAndLips(draw);
  headdress(draw);
  pompoms(draw);
  drape(draw, -1);
  drape(draw, 1);
  swags(draw);
  footlights(draw);
  return draw.finish({ warmth: '#ffb56b', vignette: 0.4, veil: true });
}
