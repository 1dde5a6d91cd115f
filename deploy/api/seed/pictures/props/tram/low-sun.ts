import { cloud } from '../../primitives/air.ts';
import { lighten, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { HEIGHT, WIDTH, fixed } from '../../primitives/frame.ts';
import type { Point } from '../../primitives/frame.ts';
import { at } from '../../primitives/list.ts';
import { ridge } from '../../primitives/ridge.ts';
import { sky } from '../../primitives/sky.ts';
import { skyline } from '../../primitives/skyline.ts';

/** Stripes of cloth in each awning. */
const STRIPES = 6;

export function lowSun(draw: Drawing): void {
  draw.rect(0, 0, WIDTH, HEIGHT, '#4a4a42');
  sky(draw, 560);
  draw.glow(600, 330, 460, '#ffe6ad', 0.95);
  cloud(draw, 600, 130, 700, 60, '#fff0cf', 0.5);
}

export function farStreet(draw: Drawing): void {
  ridge(
    draw,
    [
      [300, 420],
      [480, 330],
      [600, 360],
      [760, 310],
      [900, 400],
    ],
    30,
    draw.linear(['#a9b0a0', '#e0cfa6']),
    600,
  );
  skyline(draw, 560, 420, 800, 80, 210, '#b5ae98', { second: '#cdbd9b', lit: 0.06, haze: 0.6 });
  draw.soft(600, 520, 300, 70, '#ffedc2', 0.8, 34);
}

function tongLauFloors(
  draw: Drawing,
  colours: readonly string[],
  i: number,
  x0: number,
  t0: number,
  x1: number,
  t1: number,
  b1: number,
  b0: number,
  lit: boolean,
): void {
  const c = at(colours, i);
  draw.path(
    `M${x0},${t0}L${x1},${t1}V${b1}L${x0},${b0}Z`,
    draw.linear(lit ? [shade(c, 0.1), lighten(c, 0.12)] : [c, shade(c, 0.22)], 0, 0, 1, 0),
  );
  const fl = 6;
  for (let k = 0; k < fl; k++) {
    const a = 0.1 + k * 0.125;
    const b = a + 0.078;
    const edgeY = (x: number, t: number) => {
      const edge: Point = x === 0 ? [t0, b0] : [t1, b1];
      return edge[0] + (edge[1] - edge[0]) * t;
    };
    const pointOn = (u: number, t: number) => [
      x0 + (x1 - x0) * u,
      edgeY(0, t) + (edgeY(1, t) - edgeY(0, t)) * u,
    ];
    const windows = i > 1 ? 3 : 2;
    for (let w = 0; w < windows; w++) {
      const u0 = (w + 0.16) / windows;
      const u1 = (w + 0.84) / windows;
      draw.path(
        `M${pointOn(u0, a).join(',')}L${pointOn(u1, a).join(',')}L${pointOn(u1, b).join(',')}` +
          `L${pointOn(u0, b).join(',')}Z`,
        draw.random() < 0.26 ? '#ffdf9a' : shade(c, 0.5),
        'opacity=".86"',
      );
      draw.path(
        `M${pointOn(u0, b).join(',')}L${pointOn(u1, b).join(',')}` +
          `L${pointOn(u1, b + 0.018).join(',')}L${pointOn(u0, b + 0.018).join(',')}Z`,
        lighten(c, 0.5),
      );
      if (draw.random() < 0.2) {
        draw.path(
          `M${pointOn(u0 + 0.02, b - 0.03).join(',')}h${9 + i * 4}v${7 + i * 3}h-${9 + i * 4}z`,
          lighten(c, 0.6),
          'opacity=".8"',
        );
      }
    }
  }
}

function shopfront(
  draw: Drawing,
  pointOn: (u: number, t: number) => readonly number[],
  i: number,
  x1: number,
  x0: number,
): void {
  draw.path(
    `M${pointOn(0, 0.84).join(',')}L${pointOn(1, 0.84).join(',')}L${pointOn(1, 1).join(',')}` +
      `L${pointOn(0, 1).join(',')}Z`,
    draw.linear(['#2b2620', '#ffcf86'], 0, 1, 0, 0),
  );
  const cloth = at(['#2f7a63', '#d9532c', '#efb23f', '#2f6f7d'], i);
  const [nearX, farX] = [x0 - 12 - i * 4, x1 - 20 - i * 6];
  const [nearY = 0, farY = 0] = [pointOn(0, 0.89)[1], pointOn(1, 0.89)[1]];
  const hem = (u: number): string =>
    `${fixed(nearX + (farX - nearX) * u)},${fixed(nearY + (farY - nearY) * u)}`;
  for (let stripe = 0; stripe < STRIPES; stripe++) {
    const from = stripe / STRIPES;
    const to = (stripe + 1) / STRIPES;
    const colour = stripe % 2 === 0 ? cloth : '#f6ead0';
    draw.path(
      `M${pointOn(from, 0.81).join(',')}L${pointOn(to, 0.81).join(',')}L${hem(to)}L${hem(from)}Z`,
      draw.linear([lighten(colour, 0.2), shade(colour, 0.18)]),
    );
  }
}

function tongLau(
  draw: Drawing,
  corners: readonly number[],
  i: number,
  colours: readonly string[],
  lit: boolean,
): void {
  const x0 = at(corners, i);
  const x1 = at(corners, i + 1);
  const t0 = 560 - (x0 - 60) * 1.02;
  const t1 = 560 - (x1 - 60) * 1.02;
  const b0 = 560 + (x0 - 60) * 0.44;
  const b1 = 560 + (x1 - 60) * 0.44;
  tongLauFloors(draw, colours, i, x0, t0, x1, t1, b1, b0, lit);
  const pointOn = (u: number, t: number) => [
    x0 + (x1 - x0) * u,
    t0 + (b0 - t0) * t + (t1 + (b1 - t1) * t - (t0 + (b0 - t0) * t)) * u,
  ];
  shopfront(draw, pointOn, i, x1, x0);
}

function tongLauSide(draw: Drawing, side: number): void {
  const lit = side < 0;
  const colours = lit
    ? ['#d9a27a', '#e7cfa8', '#9fb79f', '#e3b091']
    : ['#7d7f78', '#8f7a6b', '#5f7d74', '#8d7f66'];
  const corners = [150, 236, 350, 496, 700];
  for (let i = 0; i < 4; i++) {
    tongLau(draw, corners, i, colours, lit);
  }
  for (const [x, y, w, h, c] of lit
    ? ([
        [300, 330, 62, 108, '#d9532c'],
        [214, 430, 40, 62, '#2f7a63'],
        [430, 236, 92, 64, '#efb23f'],
      ] as const)
    : ([
        [270, 384, 54, 70, '#efb23f'],
        [352, 268, 58, 128, '#2f7a63'],
        [200, 452, 34, 50, '#d9532c'],
        [478, 330, 84, 60, '#d9532c'],
      ] as const)) {
    draw.line(`M${x - 26},${y + 8}H${x + w}`, '#2a2a26', 3);
    draw.rect(x - 40, y, w, h, draw.linear([lighten(c, 0.24), shade(c, 0.12)]), 8);
    draw.rect(x - 33, y + 7, w - 14, h - 14, 'none', 5, `stroke="#fff3d6" stroke-width="2.500"`);
    for (let q = 0; q < 3; q++) {
      draw.rect(x - 40 + w * 0.28, y + h * (0.2 + q * 0.24), w * 0.44, h * 0.12, '#fff3d6', 2);
    }
  }
}

/** Tong lau rows, in one-point perspective, corner blocks curved. */
export function tongLauRow(draw: Drawing, side: number): void {
  draw.group(`transform="translate(600,0) scale(${side},1)"`, () => {
    tongLauSide(draw, side);
  });
}
