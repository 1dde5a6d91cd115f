import { lighten, mix } from '../primitives/colour.ts';
import { Drawing } from '../primitives/drawing.ts';
import { HEIGHT, WIDTH } from '../primitives/frame.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { duskSky, hills } from '../props/stilts/dusk-sky.ts';
import { glints, reeds } from '../props/stilts/glints.ts';
import type { Windows } from '../props/stilts/house-look.ts';
import { HORIZON } from '../props/stilts/measures.ts';
import { village } from '../props/stilts/village.ts';
import {
  ladder,
  lampTrails,
  lanterns,
  ripples,
  sampan,
  waterVeil,
} from '../props/stilts/water-veil.ts';

export function stiltsScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'st', hour: 'dusk', seed: 293 }, options);
  duskSky(draw);
  hills(draw);
  draw.rect(
    0,
    HORIZON,
    WIDTH,
    HEIGHT - HORIZON,
    draw.linear([
      [0, draw.palette.water[0]],
      [0.22, mix(draw.palette.water[0], draw.palette.water[1], 0.7)],
      [0.55, draw.palette.water[1]],
      [1, draw.palette.water[2]],
    ]),
  );
  const lit: Windows = draw.dark
    ? ['#fff3c4', '#ffc96e']
    : [lighten(draw.palette.sky[1], 0.3), draw.palette.sky[2]];
  draw.group(`transform="translate(0,1372) scale(1,-1)" opacity=".42" ${draw.blur(4)}`, () =>
    village(draw, lit),
  );
  waterVeil(draw);
  village(draw, lit);
  lampTrails(draw);
  ripples(draw);
  lanterns(draw);
  ladder(draw);
  sampan(draw);
  glints(draw);
  reeds(draw);
  return draw.finish({ warmth: draw.dark ? '#ffb08a' : '#ffe0a0', vignette: 0.34 });
}
