import { cloud } from '../../primitives/air.ts';
import { lighten, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { HEIGHT, WIDTH } from '../../primitives/frame.ts';
import type { Point } from '../../primitives/frame.ts';
import { at } from '../../primitives/list.ts';
import { ridge } from '../../primitives/ridge.ts';
import { sky } from '../../primitives/sky.ts';
import { skyline } from '../../primitives/skyline.ts';

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
  cols: readonly string[],
  i: number,
  x0: number,
  t0: number,
  x1: number,
  t1: number,
  b1: number,
  b0: number,
  lit: boolean,
): void {
  const c = at(cols, i);
  draw.path(
    `M${x0},${t0}L${x1},${t1}V${b1}L${x0},${b0}Z`,
    draw.linear(lit ? [shade(c, 0.1), lighten(c, 0.12)] : [c, shade(c, 0.22)], 0, 0, 1, 0),
  );
  const fl = 6;
  for (let k = 0; k < fl; k++) {
    const a = 0.1 + k * 0.125;
    const b = a + 0.078;
    const yy = (x: number, t: number) => {
      const tt: Point = x === 0 ? [t0, b0] : [t1, b1];
      return tt[0] + (tt[1] - tt[0]) * t;
    };
    const L = (u: number, t: number) => [x0 + (x1 - x0) * u, yy(0, t) + (yy(1, t) - yy(0, t)) * u];
    const nW = i > 1 ? 3 : 2;
    for (let w = 0; w < nW; w++) {
      const u0 = (w + 0.16) / nW;
      const u1 = (w + 0.84) / nW;
      draw.path(
        `M${L(u0, a)}L${L(u1, a)}L${L(u1, b)}L${L(u0, b)}Z`,
        draw.random() < 0.26 ? '#ffdf9a' : shade(c, 0.5),
        'opacity=".86"',
      );
      draw.path(`M${L(u0, b)}L${L(u1, b)}L${L(u1, b + 0.018)}L${L(u0, b + 0.018)}Z`, lighten(c, 0.5));
      if (draw.random() < 0.2) {
        draw.path(
          `M${L(u0 + 0.02, b - 0.03)}h${9 + i * 4}v${7 + i * 3}h-${9 + i * 4}z`,
          lighten(c, 0.6),
          'opacity=".8"',
        );
      }
    }
  }
}

function shopfront(
  draw: Drawing,
  L2: (u: number, t: number) => readonly number[],
  i: number,
  x1: number,
  x0: number,
): void {
  draw.path(
    `M${L2(0, 0.84)}L${L2(1, 0.84)}L${L2(1, 1)}L${L2(0, 1)}Z`,
    draw.linear(['#2b2620', '#ffcf86'], 0, 1, 0, 0),
  );
  const aw = at(['#2f7a63', '#d9532c', '#efb23f', '#2f6f7d'], i);
  draw.path(
    `M${L2(0, 0.82)}L${L2(1, 0.82)}L${[x1 - 20 - i * 6, L2(1, 0.89)[1]]}L${[x0 - 12 - i * 4, L2(0, 0.89)[1]]}Z`,
    draw.linear([lighten(aw, 0.2), shade(aw, 0.15)]),
  );
}

function tongLau(
  draw: Drawing,
  xs: readonly number[],
  i: number,
  cols: readonly string[],
  lit: boolean,
): void {
  const x0 = at(xs, i);
  const x1 = at(xs, i + 1);
  const t0 = 560 - (x0 - 60) * 1.02;
  const t1 = 560 - (x1 - 60) * 1.02;
  const b0 = 560 + (x0 - 60) * 0.44;
  const b1 = 560 + (x1 - 60) * 0.44;
  tongLauFloors(draw, cols, i, x0, t0, x1, t1, b1, b0, lit);
  const L2 = (u: number, t: number) => [
    x0 + (x1 - x0) * u,
    t0 + (b0 - t0) * t + (t1 + (b1 - t1) * t - (t0 + (b0 - t0) * t)) * u,
  ];
  shopfront(draw, L2, i, x1, x0);
}

export function tongLauSide(draw: Drawing, side: number): void {
  const lit = side < 0;
  const cols = lit
    ? ['#d9a27a', '#e7cfa8', '#9fb79f', '#e3b091']
    : ['#7d7f78', '#8f7a6b', '#5f7d74', '#8d7f66'];
  const xs = [150, 236, 350, 496, 700];
  for (let i = 0; i < 4; i++) {
    tongLau(draw, xs, i, cols, lit);
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
