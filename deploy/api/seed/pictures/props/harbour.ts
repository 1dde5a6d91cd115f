import { cloud, stars } from '../primitives/air.ts';
import { mix } from '../primitives/colour.ts';
import type { Drawing } from '../primitives/drawing.ts';
import { HEIGHT, WIDTH } from '../primitives/frame.ts';
import { ridge } from '../primitives/ridge.ts';
import { sky } from '../primitives/sky.ts';
import { skyline } from '../primitives/skyline.ts';
import { tower } from '../primitives/tower.ts';
import { water } from '../primitives/water.ts';
import { harbourLight } from './harbour-light.ts';

const HORIZON = 545;

export function harbourSky(draw: Drawing): void {
  const { glows, glowStrength, clouds } = harbourLight(draw.hour);
  sky(draw, HORIZON);
  if (draw.hour === 'night') stars(draw, 120, 300);
  draw.glow(430, 500, 560, glows[0], glowStrength);
  draw.glow(760, 520, 360, glows[1], glowStrength / 2);
  cloud(draw, 820, 150, 620, 70, clouds[0], 0.34);
  cloud(draw, 240, 235, 520, 46, clouds[1], 0.34);
  cloud(draw, 900, 300, 420, 36, clouds[2], 0.32);
}

export function farHills(draw: Drawing): void {
  const { farHill, nearHill } = harbourLight(draw.hour);
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
    draw.linear(farHill),
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
    draw.linear(nearHill),
    HORIZON,
  );
}

export function harbourSkyline(draw: Drawing): void {
  const { air, haze, lit } = harbourLight(draw.hour);
  const body = (colour: string): string => mix(colour, air[0], air[1]);
  skyline(draw, HORIZON, -10, 1210, 60, 190, body('#7d788d'), {
    second: body('#a58a90'),
    lit: 0.2 * lit,
    haze: 0.7,
    cell: [8, 10],
  });
  draw.soft(500, HORIZON - 20, 800, 44, haze, 0.55, 26);
  skyline(draw, HORIZON, -10, 420, 70, 210, body('#34506a'), {
    second: body('#50586f'),
    lit: 0.34 * lit,
  });
  tower(draw, 455, HORIZON, 74, 356, body('#3f5f78'), {
    roof: 'taper',
    glass: true,
    lit: 0.3 * lit,
  });
  tower(draw, 392, HORIZON, 56, 236, body('#2d4960'), { roof: 'curve', lit: 0.4 * lit });
  tower(draw, 538, HORIZON, 60, 214, body('#4d5d74'), { roof: 'step', lit: 0.42 * lit });
  tower(draw, 604, HORIZON, 62, 308, body('#35566f'), {
    roof: 'prism',
    glass: true,
    lit: 0.12 * lit,
    mast: true,
  });
  tower(draw, 672, HORIZON, 58, 250, body('#2b465c'), { roof: 'slant', lit: 0.4 * lit });
  skyline(draw, HORIZON, 728, 960, 90, 250, body('#33506a'), {
    second: body('#545c72'),
    lit: 0.38 * lit,
  });
  tower(draw, 842, HORIZON, 52, 290, body('#41607a'), {
    roof: 'curve',
    glass: true,
    lit: 0.32 * lit,
  });
  skyline(draw, HORIZON, 950, 1215, 60, 190, body('#2c4860'), {
    second: body('#4b566c'),
    lit: 0.4 * lit,
  });
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
  const { water: depths, ripple, lit } = harbourLight(draw.hour);
  draw.rect(0, HORIZON, WIDTH, HEIGHT - HORIZON, draw.linear(depths));
  draw.group(`opacity="${lit < 1 ? 0.12 : 0.28}" ${draw.blur(6)}`, () => {
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
  water(draw, HORIZON + 4, HEIGHT, 330, ripple, '#0c2836', 350, 330);
}

export function pierRailing(draw: Drawing): void {
  draw.path('M0,900V838C120,826 214,832 300,850C340,858 372,878 382,900Z', '#0b2029');
  for (const x of [52, 172, 286]) {
    draw.rect(x, 770, 13, 84, draw.linear(['#2b4a4e', '#0d242b'], 0, 0, 1, 0), 5);
    draw.ellipse(x + 6.5, 770, 10, 6, '#3c6263');
  }
  draw.line(
    'M0,790C24,800 40,800 58,784C96,822 140,822 178,784C214,822 254,826 292,790C312,824 ' +
      '340,846 360,860',
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
      `M${x - 15 * k},${y - 3 * k}Q${x - 6 * k},${y - 10 * k} ${x},${y}` +
        `Q${x + 7 * k},${y - 10 * k} ${x + 16 * k},${y - 4 * k}`,
      '#31475a',
      2.6 * k,
    );
  }
}
