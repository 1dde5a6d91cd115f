import { cloud } from '../primitives/air.ts';
import { mix } from '../primitives/colour.ts';
import type { Drawing } from '../primitives/drawing.ts';
import { HEIGHT, WIDTH } from '../primitives/frame.ts';
import { ridge } from '../primitives/ridge.ts';
import { sky } from '../primitives/sky.ts';
import { skyline } from '../primitives/skyline.ts';
import { tower } from '../primitives/tower.ts';
import { water } from '../primitives/water.ts';

const HORIZON = 545;

export function eveningSky(draw: Drawing): void {
  sky(draw, HORIZON);
  draw.glow(430, 500, 560, '#ffb46a', 1);
  draw.glow(760, 520, 360, '#ff9d6a', 0.5);

  cloud(draw, 820, 150, 620, 70, '#ff9d80', 0.34);
  cloud(draw, 240, 235, 520, 46, '#ffd3a0', 0.34);
  cloud(draw, 900, 300, 420, 36, '#f6b58f', 0.32);
}

export function farHills(draw: Drawing): void {
  ridge(
    draw,
    [
      [0, 410],
      [180, 345],
      [330, 375],
      [520, 290],
      [690, 330],
      [860, 262],
      [1030, 330],
      [1200, 372],
    ],
    46,
    draw.linear([mix('#6f7188', '#f0a986', 0.22), mix('#8d7c88', '#f9c48c', 0.5)]),
    HORIZON,
  );
  ridge(
    draw,
    [
      [0, 470],
      [260, 430],
      [520, 412],
      [760, 380],
      [1000, 430],
      [1200, 420],
    ],
    34,
    draw.linear([mix('#55617a', '#f0a986', 0.12), '#8f7b86']),
    HORIZON,
  );
}

export function harbourSkyline(draw: Drawing): void {
  skyline(draw, HORIZON, -10, 1210, 60, 190, '#7d788d', {
    second: '#a58a90',
    lit: 0.2,
    haze: 0.7,
    cell: [8, 10],
  });
  draw.soft(500, HORIZON - 20, 800, 44, '#f8be8b', 0.55, 26);
  skyline(draw, HORIZON, -10, 420, 70, 210, '#34506a', { second: '#50586f', lit: 0.34 });
  tower(draw, 455, HORIZON, 74, 356, '#3f5f78', { roof: 'taper', glass: true, lit: 0.3 });
  tower(draw, 392, HORIZON, 56, 236, '#2d4960', { roof: 'curve', lit: 0.4 });
  tower(draw, 538, HORIZON, 60, 214, '#4d5d74', { roof: 'step', lit: 0.42 });
  tower(draw, 604, HORIZON, 62, 308, '#35566f', { roof: 'prism', glass: true, lit: 0.12, mast: true });
  tower(draw, 672, HORIZON, 58, 250, '#2b465c', { roof: 'slant', lit: 0.4 });
  skyline(draw, HORIZON, 728, 960, 90, 250, '#33506a', { second: '#545c72', lit: 0.38 });
  tower(draw, 842, HORIZON, 52, 290, '#41607a', { roof: 'curve', glass: true, lit: 0.32 });
  skyline(draw, HORIZON, 950, 1215, 60, 190, '#2c4860', { second: '#4b566c', lit: 0.4 });
}

export function waterfront(draw: Drawing): void {
  draw.path(
    'M700,545C716,506 772,486 830,492C862,478 912,476 946,494C980,490 1010,512 1020,545Z',
    draw.linear(['#b99a92', '#5b5f70']),
  );
  draw.path('M700,545C716,506 772,486 830,492C800,502 778,520 772,545Z', '#dcb39c', 'opacity=".7"');
  draw.rect(0, HORIZON - 12, WIDTH, 16, draw.linear(['#1c3344', '#142836']));
  for (let i = 0; i < 90; i++) {
    draw.ellipse(draw.random() * WIDTH, HORIZON - 8 + draw.random() * 6, 1.7, 1.5, '#ffdc9b');
  }
}

export function harbourWater(draw: Drawing): void {
  draw.rect(
    0,
    HORIZON,
    WIDTH,
    HEIGHT - HORIZON,
    draw.linear([
      [0, '#d79f86'],
      [0.16, '#a98a86'],
      [0.45, '#4c6677'],
      [1, '#0f2b3a'],
    ]),
  );
  draw.group(`opacity=".28" ${draw.blur(6)}`, () => {
    for (let i = 0; i < 34; i++) {
      const x = draw.random() * WIDTH;
      draw.rect(
        x,
        HORIZON,
        draw.between(12, 46),
        draw.between(60, 190),
        draw.random() < 0.4 ? '#ffd59a' : '#1d3a4d',
      );
    }
  });
  draw.glow(330, 640, 240, '#ffc987', 0.5);
  water(draw, HORIZON + 4, HEIGHT, 330, '#ffdcae', '#0c2836', 350, 330);
}

export function pierRailing(draw: Drawing): void {
  draw.path('M0,900V838C120,826 214,832 300,850C340,858 372,878 382,900Z', '#0b2029');
  for (const x of [52, 172, 286]) {
    draw.rect(x, 770, 13, 84, draw.linear(['#2b4a4e', '#0d242b'], 0, 0, 1, 0), 5);
    draw.ellipse(x + 6.5, 770, 10, 6, '#3c6263');
  }
  draw.line(
    'M0,790C24,800 40,800 58,784C96,822 140,822 178,784C214,822 254,826 292,790C312,824 340,846 360,860',
    '#13323a',
    6,
  );
  draw.line(
    'M0,788C24,798 40,798 58,782C96,820 140,820 178,782C214,820 254,824 292,788',
    '#e8a985',
    1.4,
    'opacity=".7"',
  );
}

export function birds(draw: Drawing): void {
  for (const [x, y, k] of [
    [238, 300, 1],
    [278, 322, 0.7],
    [206, 332, 0.6],
  ] as const) {
    draw.line(
      `M${x - 15 * k},${y - 3 * k}Q${x - 6 * k},${y - 10 * k} ${x},${y}Q${x + 7 * k},${y - 10 * k} ${x + 16 * k},${y - 4 * k}`,
      '#31475a',
      2.6 * k,
    );
  }
}
