import { outdoors } from '../../palettes.ts';
import { lighten, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import type { Point } from '../../primitives/frame.ts';
import { limb } from '../../primitives/limb.ts';
import { head } from '../head.ts';
import type { BikeLook } from './bike-look.ts';

export function guardsAndBasket(draw: Drawing, fr: string, look: BikeLook, skin: string, top: string): void {
  draw.path(
    'M-228,-100A94,94 0 0 1 -150,-187',
    'none',
    `stroke="${fr}" stroke-width="7" stroke-linecap="round"`,
  );
  draw.path(
    'M126,-188A94,94 0 0 1 214,-146',
    'none',
    `stroke="${fr}" stroke-width="7" stroke-linecap="round"`,
  );
  if (look.basket) {
    draw.line('M98,-238L142,-208M106,-290L134,-262', draw.tint('#93a09a'), 6);
    draw.path('M128,-262H206L194,-206H138Z', draw.linear([draw.tint('#e3b57c'), draw.tint('#9a6636')]));
    for (let i = 0; i < 4; i++) {
      draw.line(`M${130 + i * 3},${-250 + i * 14}H${204 - i * 3}`, draw.tint('#6d4526'), 2, 'opacity=".6"');
    }
    for (let i = 0; i < 5; i++) {
      draw.line(`M${138 + i * 15},-262L${143 + i * 12},-206`, draw.tint('#6d4526'), 2, 'opacity=".5"');
    }
    for (const [u, v, c] of [
      [144, -272, outdoors.kumquat],
      [166, -276, '#f7b84e'],
      [188, -271, outdoors.kumquat],
    ] as const) {
      draw.ellipse(u, v, 14, 13, draw.tone(c, 0.4));
    }
    draw.path('M166,-288q6,-20 26,-16q-8,16 -26,16z', draw.tint('#2f8a5f'));
    draw.rect(126, -266, 82, 7, draw.tint('#efc68c'), 3);
  }
  limb(
    draw,
    [
      [34, -404, 13],
      [74, -350, 10],
      [118, -308, 8],
    ],
    draw.tone(shade(skin, 0.14)),
  );
  draw.path(
    'M-74,-262C-78,-310 -40,-380 -6,-418C8,-432 32,-432 44,-418C50,-398 36,-370 20,-340C6,-312 -4,-290 -10,-262Q-40,-244 -74,-262Z',
    draw.tone(top, 0.3, 0.34),
  );
}

function riderTrunk(draw: Drawing, top: string, skin: string, look: BikeLook, bb: Point): void {
  draw.path(
    'M-70,-270C-64,-320 -34,-376 0,-414L10,-418C-22,-376 -50,-320 -56,-262Z',
    lighten(top, 0.35),
    'opacity=".45"',
  );
  limb(
    draw,
    [
      [24, -420, 10],
      [38, -444, 10],
    ],
    shade(skin, 0.15),
  );
  head(draw, 48, -468, 26, { facing: 1, skin, hair: look.hair || outdoors.ink, turn: 4 });
  draw.path(
    'M20,-474C18,-504 40,-512 54,-508C74,-504 80,-486 78,-478Q50,-488 20,-474Z',
    draw.tone(look.helmet || outdoors.red, 0.3),
  );
  draw.path(
    'M34,-500L42,-482M54,-506L58,-484',
    'none',
    `stroke="${shade(look.helmet || outdoors.red, 0.4)}" stroke-width="4" opacity=".6" stroke-linecap="round"`,
  );
  draw.line('M26,-474Q36,-446 52,-444', draw.tint('#33403e'), 3);
  draw.ellipse(bb[0], bb[1], 27, 27, 'none', `stroke="${draw.tint('#93a09a')}" stroke-width="6"`);
  draw.ellipse(bb[0], bb[1], 9, 9, draw.tint('#5f6a66'));
}

function nearCrank(draw: Drawing, bb: Point, leg: string, look: BikeLook, skin: string): void {
  draw.line(`M${bb[0]},${bb[1]}L14,-52`, draw.tint('#b9c4bc'), 8);
  draw.rect(-4, -54, 40, 8, draw.tint('#33403e'), 3);
  limb(
    draw,
    [
      [-44, -270, 30],
      [30, -206, 22],
      [36, -194, 20],
    ],
    draw.tone(leg, 0.22),
  );
  limb(
    draw,
    [
      [36, -200, 20],
      [24, -140, 16],
      [6, -84, 10],
    ],
    draw.tone(look.bare ? skin : leg, 0.22),
  );
}

export function riderFigure(
  draw: Drawing,
  top: string,
  skin: string,
  look: BikeLook,
  bb: Point,
  leg: string,
): void {
  riderTrunk(draw, top, skin, look, bb);
  nearCrank(draw, bb, leg, look, skin);
}

export function nearArm(draw: Drawing, skin: string, top: string): void {
  draw.path(
    'M-8,-88L16,-84C22,-72 38,-66 48,-62Q52,-54 42,-54H-6Q-12,-70 -8,-88Z',
    draw.tone(draw.tint('#f3e6c8')),
  );
  limb(
    draw,
    [
      [24, -404, 15],
      [58, -342, 11],
      [64, -332, 10],
      [124, -304, 8],
    ],
    draw.tone(skin),
  );
  limb(
    draw,
    [
      [22, -406, 18],
      [44, -366, 15],
    ],
    draw.tone(top, 0.2, 0.1),
  );
  draw.ellipse(130, -302, 10, 9, draw.tone(skin));
  limb(
    draw,
    [
      [124, -308, 4],
      [138, -304, 4],
    ],
    draw.tone(skin),
  );
}
