import { outdoors } from '../../palettes.ts';
import { mix, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { fixed } from '../../primitives/frame.ts';
import { limb } from '../../primitives/limb.ts';
import { gull } from '../gull.ts';
import { head } from '../head.ts';
import { LIP } from './measures.ts';
import { foamBank, foamEdge, lipFoam, spray, trough, wake } from './wake.ts';

function surfBoard(draw: Drawing, sk: string, shorts: string): void {
  draw.soft(10, 40, 140, 10, '#04262c', 0.6, 7);
  draw.path(
    'M-168,2C-150,-14 -60,-12 30,-6S130,2 142,8C130,22 60,28 -30,24S-150,18 -168,2Z',
    draw.linear(['#ff8a5c', outdoors.red, shade(outdoors.red, 0.3)]),
  );
  draw.path('M-150,3C-60,-6 60,0 134,9C60,6 -60,6 -150,3Z', outdoors.cream);
  limb(
    draw,
    [
      [12, -78, 15],
      [64, -62, 13],
      [60, -50, 12],
      [62, -8, 8],
    ],
    draw.tone(sk, 0.14, 0.4),
  );
  limb(
    draw,
    [
      [62, -6, 8],
      [80, 0, 6],
    ],
    draw.tone(sk),
  );
  limb(
    draw,
    [
      [12, -80, 20],
      [52, -66, 17],
    ],
    draw.tone(shorts, 0.1),
  );
}

function surferFarSide(draw: Drawing, sk: string, shorts: string): void {
  limb(
    draw,
    [
      [-30, -128, 11],
      [20, -134, 9],
      [66, -150, 7],
    ],
    draw.tone(sk, 0.14, 0.4),
  );
  draw.ellipse(72, -152, 8, 6, sk);
  draw.path(
    'M-50,-140C-36,-150 -18,-146 -10,-132C4,-112 26,-96 30,-78C20,-60 -8,-62 -16,-74C-26,-92 ' +
      '-52,-116 -50,-140Z',
    draw.tone(outdoors.kumquat, 0.3, 0.34),
  );
  limb(
    draw,
    [
      [4, -76, 19],
      [-42, -60, 16],
      [-46, -52, 14],
    ],
    draw.tone(shorts, 0.22),
  );
  limb(
    draw,
    [
      [-44, -60, 14],
      [-38, -30, 11],
      [-44, -6, 8],
    ],
    draw.tone(sk),
  );
}

function surferNearSide(draw: Drawing, sk: string): void {
  limb(
    draw,
    [
      [-44, -4, 8],
      [-64, 0, 6],
    ],
    draw.tone(sk),
  );
  limb(
    draw,
    [
      [-40, -132, 12],
      [-78, -112, 9],
      [-112, -120, 7],
    ],
    draw.tone(sk),
  );
  draw.ellipse(-119, -122, 8, 6, sk);
  limb(
    draw,
    [
      [-40, -134, 9],
      [-52, -152, 9],
    ],
    shade(sk, 0.15),
  );
  head(draw, -58, -168, 19, { facing: -1, skin: sk, hair: '#241d1b' });
  limb(
    draw,
    [
      [-42, -134, 14],
      [-58, -124, 13],
    ],
    draw.tone(outdoors.kumquat),
  );
}

function surferOnBoard(draw: Drawing): void {
  const sk = draw.tint('#b97a52');
  const shorts = draw.tint('#17413a');
  surfBoard(draw, sk, shorts);
  surferFarSide(draw, sk, shorts);
  surferNearSide(draw, sk);
}

function surfer(draw: Drawing): void {
  draw.group('transform="translate(410,610) rotate(7)"', () => {
    surferOnBoard(draw);
  });
}

export function whiteWater(draw: Drawing, deep: string, teal: string, lite: string): void {
  draw.group(draw.clip(`<path d="${LIP}"/>`), () => {
    for (let i = 0; i < 22; i++) {
      const k = i / 21;
      draw.line(
        `M${fixed(552 + k * 60)},${fixed(380 - k * 130)}` +
          `C${fixed(640 + k * 40)},${fixed(260 - k * 40)} ` +
          `${fixed(870 + k * 100)},${fixed(250 - k * 30)} ` +
          `${fixed(930 + k * 120)},${fixed(440 - k * 40)}S${fixed(930 + k * 90)},${fixed(640)} ` +
          `${fixed(890 + k * 110)},${fixed(690)}`,
        i % 3 ? '#fffdf0' : deep,
        fixed(draw.between(1.5, 4.5)),
        `opacity="${fixed(draw.between(0.2, 0.55))}"`,
      );
    }
  });
  const foamShade = mix('#6fb3a8', draw.palette.water[1], 0.12);
  const foamMid = mix('#c4e4d6', draw.palette.water[0], 0.14);
  lipFoam(draw, foamShade, foamMid);
  spray(draw);
  foamBank(draw, foamShade, foamMid);
  trough(draw, teal, deep, lite);
  foamEdge(draw);
  wake(draw);
  surfer(draw);
  gull(draw, 420, 150, 1.2, mix(draw.palette.near, draw.palette.sky[1], 0.3));
  gull(draw, 470, 176, 0.8, mix(draw.palette.near, draw.palette.sky[1], 0.3));
}
