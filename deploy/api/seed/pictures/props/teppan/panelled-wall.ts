import { indoors } from '../../palettes.ts';
import { lighten, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { HEIGHT, WIDTH, fixed } from '../../primitives/frame.ts';
import type { Point } from '../../primitives/frame.ts';
import { at } from '../../primitives/list.ts';
import { tube } from '../../primitives/tube.ts';
import { cook } from '../cook.ts';

export function panelledWall(draw: Drawing): void {
  draw.rect(0, 0, WIDTH, HEIGHT, draw.linear(['#1c3a3c', '#23484a', '#12282c']));
  for (let i = 0; i < 20; i++) {
    const x = i * 62;
    draw.rect(x, 0, 54, 560, draw.linear(['#2f5450', '#234340', '#152c2e'], 0, 0, 1, 0));
  }
  for (const y of [118, 232]) {
    draw.rect(96, y, 1008, 14, draw.linear(['#8a5a38', '#472a18']));
  }
  for (let i = 0; i < 16; i++) {
    const x = 136 + i * 62;
    const h = draw.between(54, 84);
    const c = at(['#2f8a6c', '#c98339', '#b9c8bb', '#a9402a', '#35606e'], i % 5);
    if (Math.abs(x - 600) > 120) {
      draw.path(
        `M${x - 14},118V${118 - h * 0.6}Q${x - 14},${118 - h * 0.74} ` +
          `${x - 5},${118 - h * 0.78}V${118 - h}H${x + 5}V${118 - h * 0.78}` +
          `Q${x + 14},${118 - h * 0.74} ${x + 14},${118 - h * 0.6}V118Z`,
        draw.linear([lighten(c, 0.35), c, shade(c, 0.4)], 0, 0, 1, 0),
      );
      const q = i % 2 ? '#e9dcc0' : '#3b8f75';
      draw.path(
        `M${x - 26},196Q${x - 24},232 ${x},232T${x + 26},196Z`,
        draw.linear([lighten(q, 0.3), q, shade(q, 0.4)], 0, 0, 1, 0),
      );
    }
  }
  draw.rect(
    0,
    0,
    WIDTH,
    600,
    draw.radial(
      [
        [0, '#ffb45e', 0.75],
        [0.4, '#ff9c4a', 0.25],
        [1, '#061216', 0.6],
      ],
      0.5,
      0.72,
      0.7,
    ),
  );
}

/** Hood. */
export function hood(draw: Drawing): void {
  draw.path('M300,0H900L950,70H250Z', draw.linear(['#8f8f86', '#5c615f', '#2c3639']));
  draw.rect(246, 66, 708, 20, draw.linear(['#d9c9a6', '#6e6a60']), 4);
  for (const x of [400, 800]) {
    draw.ellipse(x, 88, 40, 7, '#fff4cd');
    draw.glow(x, 96, 170, '#ffe0a0', 0.5);
  }
}

/** Cook. */
export function cookAndHat(draw: Drawing): void {
  cook(draw, 600, 256, 1.12, { coat: '#fbf5e8', apron: '#17453c', cap: '#fffaf0' });
  draw.path(
    'M546,216Q540,120 552,116Q600,98 648,116Q660,120 654,216Q600,200 546,216Z',
    draw.linear(['#fffdf6', '#efe3cc', '#b9a88a'], 0, 0, 1, 0.1),
  );
  for (const x of [572, 600, 628]) {
    draw.line(`M${x},128V198`, '#cbb894', 2.5, 'opacity=".7"');
  }
  draw.path('M560,340L600,372L640,340L632,332L600,352L568,332Z', indoors.red);
}

function arm(draw: Drawing, a: Point, b: Point, c: Point, side: number): void {
  tube(
    draw,
    [a, b, c],
    [44, 36, 26],
    draw.linear(['#fffaf0', '#e9d9bc', '#b59f7d'], 0, 0, side, 0.3),
  );
}

export function arms(draw: Drawing): void {
  arm(draw, [482, 392], [420, 470], [398, 540], 1);
  arm(draw, [718, 392], [782, 468], [806, 540], 1);
  for (const [x, y] of [
    [396, 552],
    [808, 552],
  ] as const) {
    draw.rect(x - 29, y - 22, 58, 20, draw.linear(['#1f6f57', '#0f4435']), 8);
    draw.path(
      `M${x - 24},${y - 4}Q${x - 30},${y + 34} ${x},${y + 38}T${x + 24},${y - 4}Z`,
      draw.linear(['#f4c49c', '#dca077', '#b0744f'], 0, 0, 1, 0.3),
    );
  }
}

export function counter(draw: Drawing): void {
  draw.rect(0, 590, WIDTH, 250, draw.linear(['#8a5a38', '#5e3a24', '#2f1c12']));
  draw.rect(0, 584, WIDTH, 10, draw.linear(['#e0ac74', '#8a5a38']));
  draw.ellipse(600, 640, 620, 90, '#ffb45e', `opacity=".3" ${draw.blur(30)}`);
}

/** Plate of iron. */
export function ironPlate(draw: Drawing): void {
  draw.path('M170,596H1030L1160,806H40Z', draw.linear(['#8b8b84', '#5d625f', '#333c3e']));
  draw.path('M196,606H1004L1120,792H80Z', draw.linear(['#75766f', '#4a5150', '#262f31']));
  draw.path('M40,806H1160V836H40Z', draw.linear(['#e9dcc0', '#8d8674', '#4c4a42']));
  draw.rect(0, 836, WIDTH, 70, draw.linear(['#a06a3e', '#5c3820']));
  draw.rect(0, 832, WIDTH, 9, draw.linear(['#f0c48c', '#8a5a34']));
  draw.ellipse(600, 700, 330, 80, '#ffb45e', `opacity=".55" ${draw.blur(26)}`);
  for (let i = 0; i < 50; i++) {
    draw.line(
      `M${fixed(draw.between(180, 900))},${fixed(draw.between(620, 784))}` +
        `h${fixed(draw.between(30, 160))}`,
      draw.random() < 0.6 ? '#fff0cc' : '#1c2628',
      fixed(draw.between(0.8, 2)),
      `opacity="${fixed(draw.between(0.1, 0.3))}"`,
    );
  }
}

/** Spatulas in hand. */
export function spatulas(draw: Drawing): void {
  for (const [x, d] of [
    [396, 1],
    [808, -1],
  ] as const) {
    draw.line(
      `M${x + d * 2},574L${x + d * 66},676`,
      '#1a1210',
      13,
      `opacity=".35" ${draw.blur(5)}`,
    );
    draw.line(
      `M${x - d * 6},560L${x + d * 34},626`,
      draw.linear(['#c98f5a', '#5e3820'], 0, 0, 1, 0),
      17,
    );
    draw.line(`M${x + d * 34},626L${x + d * 56},662`, '#d9d4c4', 9);
    draw.path(
      `M${x + d * 40},654L${x + d * 74},642L${x + d * 112},704L${x + d * 66},722Z`,
      draw.linear(['#fffaf0', '#b3b5ad', '#6d7475'], 0, 0, 1, 1),
    );
    for (let i = 0; i < 4; i++) {
      tube(
        draw,
        [
          [x - 18 + i * 11, 566 - 2 * i * (d > 0 ? 1 : -1)],
          [x - 16 + i * 11, 590],
        ],
        [8.5, 8],
        draw.linear(['#f6cba4', '#d39a70']),
      );
    }
  }
}
