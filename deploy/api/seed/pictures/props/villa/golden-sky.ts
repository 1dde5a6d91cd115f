import { indoors } from '../../palettes.ts';
import { cloud } from '../../primitives/air.ts';
import { mix } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { WIDTH, fixed } from '../../primitives/frame.ts';
import { ridge } from '../../primitives/ridge.ts';
import { sky } from '../../primitives/sky.ts';
import { water } from '../../primitives/water.ts';

const HORIZON = 452;

export function goldenSky(draw: Drawing): void {
  sky(draw, HORIZON);
  draw.glow(720, 400, 560, draw.palette.sun, 0.95);
  draw.ellipse(
    742,
    372,
    46,
    46,
    draw.radial([
      [0, '#fffdf0'],
      [0.7, draw.palette.sun],
      [1, mix(draw.palette.sun, '#ff9d4a', 0.3)],
    ]),
  );
  draw.glow(742, 372, 190, '#fff0c0', 0.9);
  cloud(draw, 380, 150, 560, 50, '#fff0d0', 0.4);
  cloud(draw, 960, 230, 480, 36, '#ff9d6a', 0.32);
  cloud(draw, 480, 290, 420, 24, '#ffe0b0', 0.4);
}

export function hills(draw: Drawing): void {
  ridge(
    draw,
    [
      [0, 400],
      [180, 350],
      [360, 396],
      [560, 380],
      [760, 410],
      [980, 350],
      [1200, 384],
    ],
    36,
    draw.linear([
      mix(draw.palette.far, draw.palette.sky[2], 0.4),
      mix(draw.palette.far, draw.palette.sky[3], 0.7),
    ]),
    HORIZON,
  );
  ridge(
    draw,
    [
      [700, 452],
      [840, 404],
      [980, 366],
      [1100, 340],
      [1210, 372],
    ],
    34,
    draw.linear([
      mix(draw.palette.mid, draw.palette.sky[2], 0.3),
      mix(draw.palette.mid, draw.palette.sky[3], 0.5),
    ]),
    HORIZON,
  );
  ridge(
    draw,
    [
      [-10, 360],
      [90, 346],
      [220, 410],
      [330, 452],
    ],
    30,
    draw.linear([
      mix(draw.palette.mid, draw.palette.sky[2], 0.18),
      mix(draw.palette.mid, draw.palette.sky[3], 0.4),
    ]),
    HORIZON,
  );
}

function boat(draw: Drawing, x: number, y: number, scale: number): void {
  draw.path(
    `M${x},${y - 46 * scale}Q${x + 34 * scale},${y - 20 * scale} ` +
      `${x + 30 * scale},${y - 4 * scale}H${x}Z`,
    indoors.red,
  );
  draw.path(
    `M${x - 4 * scale},${y - 40 * scale}Q${x - 20 * scale},${y - 18 * scale} ` +
      `${x - 22 * scale},${y - 4 * scale}H${x - 4 * scale}Z`,
    '#b0331a',
  );
  draw.path(
    `M${x - 32 * scale},${y}H${x + 40 * scale}L${x + 28 * scale},${y + 10 * scale}` +
      `H${x - 22 * scale}Z`,
    '#4a2c1e',
  );
}

export function sea(draw: Drawing): void {
  draw.rect(
    0,
    HORIZON,
    WIDTH,
    200,
    draw.linear([
      mix(draw.palette.water[0], draw.palette.sun, 0.4),
      draw.palette.water[0],
      draw.palette.water[1],
      draw.palette.water[2],
    ]),
  );
  draw.glow(742, 500, 240, draw.palette.sun, 0.6);
  water(
    draw,
    HORIZON + 3,
    640,
    210,
    '#fff3cf',
    mix(draw.palette.water[2], indoors.ink, 0.2),
    742,
    150,
  );
  boat(draw, 470, 500, 1.1);
  boat(draw, 900, 478, 0.6);
}

/** Pool, then terrace. */
export function poolAndTerrace(draw: Drawing): void {
  draw.path('M0,600H1200V668H0Z', draw.linear(['#9fdccb', '#4fb0a6', '#2a8088']));
  for (let i = 0; i < 50; i++) {
    draw.line(
      `M${fixed(draw.between(0, 1140))},${fixed(draw.between(606, 662))}` +
        `h${fixed(draw.between(20, 90))}`,
      draw.random() < 0.7 ? '#fff3cf' : '#1f6a70',
      fixed(draw.between(1, 3)),
      `opacity="${fixed(draw.between(0.2, 0.65))}"`,
    );
  }
  draw.rect(0, 594, WIDTH, 9, draw.linear(['#fff6e0', '#c9a878']));
  draw.rect(0, 660, WIDTH, 14, draw.linear(['#fffaf0', '#d9bc90']));
  draw.rect(0, 672, WIDTH, 230, draw.linear(['#f0d3a0', '#c99b68', '#8a5f40']));
  for (let i = -16; i < 17; i++) {
    draw.path(
      `M${600 + i * 62},672L${600 + i * 130},900h4L${601.5 + i * 62},672Z`,
      '#7a4d2e',
      'opacity=".42"',
    );
  }
  draw.path('M560,672H860L1080,900H380Z', '#fff3cf', `opacity=".45" ${draw.blur(26)}`);
}

/** Pergola. */
function wood(draw: Drawing, d: boolean): string {
  return draw.linear(
    d ? ['#e0a870', '#a46b3e', '#5e3820'] : ['#8a5a38', '#6e4326', '#3a2214'],
    0,
    0,
    1,
    0,
  );
}

/** Pergola. */
export function pergola(draw: Drawing): void {
  for (const [x, w] of [
    [84, 40],
    [1076, 40],
  ] as const) {
    draw.rect(x, 90, w, 660, wood(draw, x > 600));
  }
  draw.rect(0, 62, WIDTH, 40, draw.linear(['#c98f5a', '#7d4f2e', '#4a2d1a']));
  for (let i = 0; i < 12; i++) {
    const x = 30 + i * 100;
    draw.path(`M${x},0H${x + 30}L${x + 26},76H${x + 4}Z`, draw.linear(['#6e4326', '#a46b3e']));
  }
  draw.rect(
    0,
    0,
    WIDTH,
    62,
    draw.linear([
      [0, '#2a1a10', 0.55],
      [1, '#2a1a10', 0],
    ]),
  );
}
