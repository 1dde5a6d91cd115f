import { indoors } from '../../palettes.ts';
import { lighten, mix, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { fixed } from '../../primitives/frame.ts';
import { leaf } from '../greenery.ts';

/** Vine. */
function villaBloom(draw: Drawing, x: number, y: number, scale: number): void {
  for (let i = 0; i < 3; i++) {
    draw.group(
      `transform="translate(${fixed(x)},${fixed(y)}) ` +
        `rotate(${fixed(i * 120 + draw.between(0, 60))}) scale(${fixed(scale)})"`,
      () => {
        draw.path(
          'M0,0C-14,-8 -12,-26 0,-30C12,-26 14,-8 0,0Z',
          draw.linear(['#ff9d7c', '#e2512c', '#a92a2a']),
        );
      },
    );
  }
  draw.ellipse(x, y, 3 * scale, 3 * scale, '#fff0c0');
}

/** Vine. */
export function vine(draw: Drawing): void {
  for (let i = 0; i < 120; i++) {
    const t = draw.random();
    const left = draw.random() < 0.62;
    const x = left ? t * t * 420 : 1200 - t * t * 260;
    const y = 60 + draw.between(0, left ? 120 : 80) * (1 - t) + draw.between(-20, 30);
    leaf(
      draw,
      x,
      y,
      draw.between(26, 46),
      draw.between(8, 13),
      draw.between(20, 160),
      mix('#2f6f4e', '#6f9a4e', draw.random()),
    );
  }
  for (let i = 0; i < 64; i++) {
    const t = draw.random();
    const left = draw.random() < 0.66;
    const x = left ? t * t * 400 : 1200 - t * t * 240;
    villaBloom(
      draw,
      x,
      70 + draw.between(0, left ? 130 : 90) * (1 - t) + draw.between(-14, 26),
      draw.between(0.6, 1.05),
    );
  }
  for (let i = 0; i < 22; i++) {
    const y = 110 + i * 20;
    leaf(
      draw,
      104 + draw.between(-22, 22),
      y,
      draw.between(24, 40),
      10,
      draw.between(0, 180),
      mix('#2f6f4e', '#5c8f4e', draw.random()),
    );
    if (i % 2) {
      villaBloom(
        draw,
        104 + draw.between(-26, 26),
        y + draw.between(-8, 8),
        draw.between(0.6, 0.95),
      );
    }
  }
}

/** String of bulbs. */
export function bulbs(draw: Drawing): void {
  for (const [x0, y0, x1, y1, sag] of [
    [110, 150, 600, 112, 92],
    [600, 112, 1092, 150, 92],
  ] as const) {
    draw.line(`M${x0},${y0}Q${(x0 + x1) / 2},${(y0 + y1) / 2 + sag} ${x1},${y1}`, '#3a2a20', 2.4);
    for (let i = 1; i < 7; i++) {
      const t = i / 7;
      const x = x0 + (x1 - x0) * t;
      const y = y0 + (y1 - y0) * t + sag * 2 * t * (1 - t);
      draw.rect(x - 3, y, 6, 9, '#3a2a20', 2);
      draw.ellipse(x, y + 17, 9, 11, '#fff6d0');
      draw.glow(x, y + 17, 58, '#ffd98a', 0.85);
    }
  }
}

/** Sofa left, chair right, low table. */
export function sofa(draw: Drawing): void {
  draw.soft(370, 842, 280, 24, '#3a1f10', 0.6, 14);
  draw.rect(150, 690, 400, 70, draw.linear(['#8a5a38', '#5e3820']), 10);
  draw.rect(130, 590, 420, 120, draw.linear(['#fff6e2', '#ecd3a8', '#b98f66'], 0, 0, 0.4, 1), 28);
  draw.rect(110, 660, 62, 150, draw.linear(['#f7e6c6', '#b98f66'], 0, 0, 1, 0.4), 26);
  draw.rect(150, 706, 440, 66, draw.linear(['#fffaee', '#ecd2a2', '#b58a60'], 0, 0, 0.3, 1), 24);
  draw.rect(144, 766, 440, 34, draw.linear(['#a46b3e', '#5e3820']), 8);
  for (const x of [160, 548]) {
    draw.rect(x, 796, 18, 46, '#5e3820', 3);
  }
  for (const [x, c, a] of [
    [214, indoors.green, -10],
    [300, '#fbe6bf', 6],
    [474, indoors.red, 12],
  ] as const) {
    draw.group(`transform="translate(${x},668) rotate(${a})"`, () => {
      draw.path(
        'M-44,-42Q0,-50 44,-42Q52,0 44,42Q0,50 -44,42Q-52,0 -44,-42Z',
        draw.linear([lighten(c, 0.4), c, shade(c, 0.32)], 0, 0, 0.8, 1),
      );
    });
  }
}

export function armchair(draw: Drawing): void {
  draw.soft(960, 832, 170, 22, '#3a1f10', 0.6, 12);
  for (const [x, y] of [
    [856, 840],
    [1052, 832],
  ] as const) {
    draw.line(`M${x},740L${x},${y}`, '#5e3820', 12);
  }
  draw.path(
    'M1020,560Q1080,552 1082,600L1066,748H1000Z',
    draw.linear(['#c98f5a', '#7d4f2e', '#4a2d1a'], 0, 0, 1, 0),
  );
  draw.path(
    'M836,716H1060Q1078,716 1076,742V770H836Z',
    draw.linear(['#fffaee', '#e6c898', '#a97d55']),
  );
  draw.rect(836, 762, 234, 18, '#7d4f2e', 5);
  draw.line('M846,668H1040', '#a46b3e', 15);
  draw.line('M852,670V760', '#7d4f2e', 12);
  draw.group('transform="translate(1000,672) rotate(14)"', () => {
    draw.path(
      'M-40,-38Q0,-46 40,-38Q48,0 40,38Q0,46 -40,38Q-48,0 -40,-38Z',
      draw.linear(['#ffd872', '#e0982c', '#a9661c'], 0, 0, 0.8, 1),
    );
  });
}

export function lowTable(draw: Drawing): void {
  draw.soft(696, 858, 150, 18, '#3a1f10', 0.6, 10);
  for (const x of [606, 780]) {
    draw.line(`M${x},780L${x + (x < 690 ? -12 : 12)},856`, '#5e3820', 10);
  }
  draw.ellipse(694, 782, 136, 32, '#5e3820');
  draw.ellipse(694, 772, 136, 32, draw.linear(['#f0c48c', '#c98f5a', '#8a5a38'], 0, 0, 1, 1));
}

function wineGlass(draw: Drawing, x: number): void {
  draw.path(
    `M${x - 18},712Q${x - 20},746 ${x},750T${x + 18},712Z`,
    draw.linear(
      [
        [0, '#ffffff', 0.75],
        [1, '#ffd9a0', 0.55],
      ],
      0,
      0,
      1,
      0,
    ),
  );
  draw.path(
    `M${x - 18.5},726Q${x - 17},747 ${x},749T${x + 18.5},726Z`,
    draw.linear(['#ffe08a', '#f0a03c']),
  );
  draw.line(`M${x},750V770M${x - 13},771H${x + 13}`, '#fff6e0', 3);
  draw.ellipse(x, 712, 18, 4.5, '#fffdf0', 'opacity=".8"');
  draw.glow(x, 738, 44, '#ffd98a', 0.5);
}

export function bottleAndGlasses(draw: Drawing): void {
  draw.path(
    'M690,764C684,730 684,700 692,690V676H706V690C714,700 714,730 708,764Q699,770 690,764Z',
    draw.linear(['#9fd0b8', '#3f8a6c', '#17453c'], 0, 0, 1, 0),
  );
  wineGlass(draw, 640);
  wineGlass(draw, 762);
  draw.ellipse(590, 776, 0, 0, indoors.kumquat);
  for (const [x, y] of [
    [724, 768],
    [738, 772],
    [731, 760],
  ] as const) {
    draw.ellipse(
      x,
      y,
      9,
      8.5,
      draw.radial(['#ffe07a', indoors.kumquat, '#c97d1c'], 0.35, 0.3, 0.8),
    );
  }
}
