import { outdoors } from '../../palettes.ts';
import { lighten, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import type { Point } from '../../primitives/frame.ts';
import { limb } from '../../primitives/limb.ts';
import { head } from '../head.ts';
import type { BikeLook } from './bike-look.ts';
import { farLegAndFrame, guardsAndBasket } from './guards-and-basket.ts';

function riderTrunk(draw: Drawing, top: string, skin: string, look: BikeLook, crank: Point): void {
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
    `stroke="${shade(look.helmet || outdoors.red, 0.4)}" stroke-width="4" opacity=".6" ` +
      `stroke-linecap="round"`,
  );
  draw.line('M26,-474Q36,-446 52,-444', draw.tint('#33403e'), 3);
  draw.ellipse(
    crank[0],
    crank[1],
    27,
    27,
    'none',
    `stroke="${draw.tint('#93a09a')}" stroke-width="6"`,
  );
  draw.ellipse(crank[0], crank[1], 9, 9, draw.tint('#5f6a66'));
}

function nearCrank(draw: Drawing, crank: Point, leg: string, look: BikeLook, skin: string): void {
  draw.line(`M${crank[0]},${crank[1]}L14,-52`, draw.tint('#b9c4bc'), 8);
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

function riderFigure(
  draw: Drawing,
  top: string,
  skin: string,
  look: BikeLook,
  crank: Point,
  leg: string,
): void {
  riderTrunk(draw, top, skin, look, crank);
  nearCrank(draw, crank, leg, look, skin);
}

function nearArm(draw: Drawing, skin: string, top: string): void {
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

function bicycle(
  draw: Drawing,
  fr: string,
  leg: string,
  look: BikeLook,
  skin: string,
  top: string,
): void {
  const crank: Point = [-14, -90];
  farLegAndFrame(draw, crank, leg, look, skin, fr);
  guardsAndBasket(draw, fr, look, skin, top);
  riderFigure(draw, top, skin, look, crank, leg);
  nearArm(draw, skin, top);
}

function bike(
  draw: Drawing,
  x: number,
  y: number,
  scale: number,
  fr: string,
  top: string,
  leg: string,
  skin: string,
  look: BikeLook = {},
): void {
  draw.group(
    `transform="translate(${x},${y}) skewX(38) scale(${scale},${-scale * 0.18})" ` +
      `opacity=".32" ${draw.blur(7)}`,
    () => {
      draw.ellipse(0, -30, 250, 44, '#2a1a16');
      draw.path('M-60,-140L40,-440L90,-300L110,-180L20,-90Z', '#2a1a16');
    },
  );
  for (const q of [-136, 136]) {
    draw.soft(x + q * scale, y + 2, 62 * scale, 6 * scale, '#2a1a16', 0.6, 4);
  }
  draw.group(`transform="translate(${x},${y}) scale(${scale})"`, () => {
    bicycle(draw, fr, leg, look, skin, top);
  });
}

export function riders(draw: Drawing): void {
  bike(
    draw,
    196,
    736,
    0.5,
    draw.tint('#2f7a63'),
    draw.tint('#f0b84a'),
    draw.tint('#33424a'),
    draw.tint('#c98a62'),
    { helmet: outdoors.cream },
  );
  bike(
    draw,
    600,
    784,
    1.08,
    draw.tint(outdoors.red),
    draw.tint(outdoors.green),
    draw.tint('#2b4a5c'),
    draw.tint(outdoors.skin),
    { basket: true, bare: true, hair: '#2b2226', helmet: outdoors.kumquat },
  );
}
